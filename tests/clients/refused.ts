// What the generated types must refuse. Each line would compile if the contract said less than the server does.
import createClient from "openapi-fetch";

import type { components, paths } from "./generated/schema.js";

const api = createClient<paths>({ baseUrl: "http://127.0.0.1" });
const path = { game: "g" };

export async function refused(): Promise<void> {
  // @ts-expect-error: there is no such path
  await api.GET("/v1/rulebook", {});
  // @ts-expect-error: a check needs clues
  await api.POST("/v1/clues/checks", { body: { keywords: ["black"] } });
  // @ts-expect-error: a strictness that there is not
  await api.POST("/v1/clues/checks", { body: { keywords: ["black"], clues: ["night"], strictness: "severe" } });
  // @ts-expect-error: a field that there is not
  ({ keywords: ["black"], clues: ["night"], hints: [] }) satisfies components["schemas"]["CheckBody"];
  // @ts-expect-error: which game?
  await api.GET("/v1/games/{game}", { params: {} });
  // @ts-expect-error: a guess names the team whose code it is
  await api.POST("/v1/games/{game}/commands", { params: { path }, body: { type: "guess", code: [4, 2, 1] } });
  // @ts-expect-error: a tile is guessed by its place
  await api.POST("/v1/games/{game}/commands", { params: { path }, body: { type: "guess", seat: "p1", value: 6 } });
  // @ts-expect-error: a tile is black or white
  await api.POST("/v1/games/{game}/commands", { params: { path }, body: { type: "draw", colour: "red" } });
  // @ts-expect-error: a command that there is not
  await api.POST("/v1/games/{game}/commands", { params: { path }, body: { type: "cheat" } });
  // @ts-expect-error: a code is of numbers
  await api.POST("/v1/games/{game}/commands", { params: { path }, body: { type: "guess", of: "white", code: ["4"] } });
  // @ts-expect-error: a parameter of the rulebook is a number
  await api.GET("/v1/rulebooks/decrypto", { params: { query: { max_rounds: "six" } } });
  // @ts-expect-error: a game is of a rulebook
  await api.POST("/v1/games", { body: { codes: "drawn" } });

  const answer = await api.POST("/v1/clues/checks", { body: { keywords: ["black"], clues: ["night"] } });
  // @ts-expect-error: there may be no answer but a problem
  answer.data.verdict;
  // @ts-expect-error: a verdict is one of three words
  const verdict: components["schemas"]["CheckAnswer"]["verdict"] = "fine";
  // @ts-expect-error: keywords may be hidden from whoever looks
  ((view: components["schemas"]["DecryptoGame"]) => view.you.keywords.length)({} as never);
  return void verdict;
}
