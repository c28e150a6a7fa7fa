// A client generated from the contract alone talks to a live server: node generated/js/play.js http://127.0.0.1:8000
import assert from "node:assert/strict";

import createClient from "openapi-fetch";

import type { components, paths } from "./generated/schema.js";

type Command = paths["/v1/games/{game}/commands"]["post"]["requestBody"]["content"]["application/json"];
type Game = components["schemas"]["Done"]["view"];
type Decrypto = Extract<Game, { rulebook: "decrypto" }>;
type Davinci = Extract<Game, { rulebook: "davinci-code" }>;
type Told = components["schemas"]["Event"];

const base = process.argv[2];
assert.ok(base, "the server's address is missing");
const api = createClient<paths>({ baseUrl: base });

function given<Value>(answer: { data?: Value; error?: unknown; response: Response }): Value {
  assert.ok(answer.data !== undefined, `${answer.response.status} ${JSON.stringify(answer.error)}`);
  return answer.data;
}

function decrypto(view: Game): Decrypto {
  assert.equal(view.rulebook, "decrypto");
  return view as Decrypto;
}

async function readRules(): Promise<void> {
  for (const lang of ["en", "nl", "ru", "ko"]) {
    const answer = await api.GET("/v1/rulebooks/decrypto", { params: { query: { lang, max_rounds: 6 } } });
    const book = given(answer);
    assert.ok(typeof book === "object", "a page came where data was asked for");
    assert.equal(book.language, lang);
    assert.equal(answer.response.headers.get("content-language"), lang);
    assert.equal(book.parameters["max_rounds"], 6);
    assert.ok(book.rules["decrypto.clues.no-translation"]?.text);
    const etag = answer.response.headers.get("etag") ?? "";
    const again = await api.GET("/v1/rulebooks/decrypto", {
      params: { query: { lang, max_rounds: 6 }, header: { "If-None-Match": etag } },
    });
    assert.equal(again.response.status, 304);
  }
  const refused = await api.GET("/v1/rulebooks/decrypto", { params: { query: { max_rounds: 99 } } });
  assert.equal(refused.response.status, 422);
  assert.equal(refused.error?.code, "invalid_request");
}

async function draw(): Promise<void> {
  const seen = new Set<string>();
  let cursor: string | null = null;
  for (let turn = 0; turn < 3; turn += 1) {
    const drawn: components["schemas"]["Draw"] = given(
      await api.POST("/v1/wordpacks/{pack}/draws", {
        params: { path: { pack: "classic" } },
        body: { languages: ["en", "ko"], cursor },
      }),
    );
    for (const team of drawn.teams) {
      for (const keyword of team.keywords) {
        assert.ok(!seen.has(keyword.concept), `${keyword.concept} came twice`);
        assert.ok(keyword.words["ko"]);
        seen.add(keyword.concept);
      }
    }
    cursor = drawn.cursor;
  }
  assert.equal(seen.size, 24);
  assert.equal(given(await api.GET("/v1/codes", {})).codes.length, 24);
}

async function check(): Promise<void> {
  const keywords = ["black", "dragonfly", "cocktail", "sombrero"];
  const legal = given(await api.POST("/v1/clues/checks", { body: { keywords, clues: ["Mexico", "Insect", "Horror"] } }));
  assert.equal(legal.verdict, "legal");
  const answer = await api.POST("/v1/clues/checks", {
    params: { query: { lang: "nl" } },
    body: { keywords, clues: ["dragonflies"], strictness: "strict" },
  });
  const illegal = given(answer);
  assert.equal(illegal.verdict, "illegal");
  const finding = illegal.clues[0]?.findings[0];
  assert.equal(finding?.keyword_text, "dragonfly");
  assert.equal(finding.rule, "decrypto.clues.no-keyword");
  assert.ok(finding.rule_url && (await fetch(new URL(finding.rule_url, base))).ok);
}

class Table {
  private constructor(readonly id: string, readonly tokens: Map<string, string>) {}

  static async open(): Promise<Table> {
    const words = {
      white: ["black", "dragonfly", "cocktail", "sombrero"],
      black: ["antiquity", "bone", "morning", "nightmare"],
    };
    const opened = given(await api.POST("/v1/games", { body: { rulebook: "decrypto", keywords: words, codes: "entered" } }));
    const table = new Table(opened.id, new Map([["host", opened.host_token]]));
    for (const [name, team] of [["Bob", "white"], ["Alice", "white"], ["Mallory", "black"], ["Eve", "black"]] as const) {
      const body = { name, team, join_code: opened.join_code };
      const key = given(await api.POST("/v1/games/{game}/seats", { params: { path: { game: opened.id } }, body }));
      table.tokens.set(key.seat, key.token);
    }
    return table;
  }

  send(who: string, body: Command) {
    const params = { path: { game: this.id } };
    return api.POST("/v1/games/{game}/commands", { params, body, headers: this.bearer(who) });
  }

  async view(who: string): Promise<Decrypto> {
    const params = { path: { game: this.id } };
    return decrypto(given(await api.GET("/v1/games/{game}", { params, headers: this.bearer(who) })));
  }

  bearer(who: string): Record<string, string> {
    return { Authorization: `Bearer ${this.tokens.get(who)}` };
  }

  encryptor(view: Decrypto, team: "white" | "black"): string {
    const found = view.teams[team]?.seats.find((seat) => seat.encryptor);
    assert.ok(found, `${team} has no encryptor`);
    return found.seat;
  }
}

/** Server-sent events as they are told, until `enough` says so. */
async function listen(table: Table, who: string, enough: (told: Told) => boolean): Promise<Told[]> {
  const params = { path: { game: table.id } };
  const headers = { ...table.bearer(who), Accept: "text/event-stream" };
  const answer = await api.GET("/v1/games/{game}/events", { params, headers, parseAs: "stream" });
  assert.equal(answer.response.headers.get("content-type")?.split(";")[0], "text/event-stream");
  const stream = answer.data as ReadableStream<Uint8Array> | undefined;
  assert.ok(stream);
  const told: Told[] = [];
  let rest = "";
  const text = new TextDecoder();
  for await (const chunk of stream) {
    rest += text.decode(chunk, { stream: true });
    const frames = rest.split("\n\n");
    rest = frames.pop() ?? "";
    for (const frame of frames) {
      const data = frame.split("\n").find((line) => line.startsWith("data: "));
      if (!data) continue;
      const event = JSON.parse(data.slice("data: ".length)) as Told;
      told.push(event);
      if (enough(event)) return told; // leaving the loop hangs up
    }
  }
  throw new Error("the stream ended too early");
}

async function play(): Promise<void> {
  const table = await Table.open();
  const started = decrypto(given(await table.send("host", { type: "start" })).view);
  let revealed = 0;
  const listening = listen(table, "black-1", (event) => event.type === "code_revealed" && ++revealed === 2);
  const white = table.encryptor(started, "white");
  const black = table.encryptor(started, "black");

  const refused = await table.send(white, { type: "give_clues", clues: ["sombrero", "Insect", "Horror"], code: [4, 2, 1] });
  assert.equal(refused.response.status, 409);
  assert.equal(refused.error?.code, "clue_illegal");
  assert.equal(refused.error?.rule, "decrypto.clues.no-keyword");

  given(await table.send(white, { type: "give_clues", clues: ["Mexico", "Insect", "Horror"], code: [4, 2, 1] }));
  given(await table.send(black, { type: "give_clues", clues: ["night", "dawn", "dog"], code: [4, 3, 2] }));
  const whiteMate = white === "white-1" ? "white-2" : "white-1";
  const blackMate = black === "black-1" ? "black-2" : "black-1";
  given(await table.send(whiteMate, { type: "guess", of: "white", code: [4, 2, 1] }));
  given(await table.send(blackMate, { type: "guess", of: "black", code: [4, 2, 3] }));

  const view = await table.view(blackMate);
  assert.equal(view.round, 2);
  assert.equal(view.teams["black"]?.tokens.miscommunications, 1);
  assert.deepEqual(view.note_sheets["white"]?.[0]?.code, [4, 2, 1]);
  assert.deepEqual(view.you.keywords, ["antiquity", "bone", "morning", "nightmare"]);

  const told = await listening;
  assert.deepEqual(told.map((event) => event.id), told.map((_, index) => index + 1));
  assert.ok(!JSON.stringify(told).includes("dragonfly"), "Black was told a keyword of White's");
}

/** Two seats of Da Vinci Code do what they are offered until the game is over. */
async function playTiles(): Promise<void> {
  const opened = given(await api.POST("/v1/games", { body: { rulebook: "davinci-code", variant: "hyphen", seed: "s" } }));
  const path = { game: opened.id };
  const tokens: Record<string, string> = {};
  for (const name of ["Sam", "Nora"]) {
    const body = { name, join_code: opened.join_code };
    const key = given(await api.POST("/v1/games/{game}/seats", { params: { path }, body }));
    tokens[key.seat] = key.token;
  }
  const send = (token: string | undefined, body: Command) =>
    api.POST("/v1/games/{game}/commands", { params: { path }, body, headers: { Authorization: `Bearer ${token}` } });
  given(await send(opened.host_token, { type: "start" }));
  for (let step = 0; step < 1000; step += 1) {
    const seat = step % 2 ? "p1" : "p2";
    const headers = { Authorization: `Bearer ${tokens[seat]}` };
    const view = given(await api.GET("/v1/games/{game}", { params: { path }, headers }));
    assert.equal(view.rulebook, "davinci-code");
    const game = view as Davinci;
    if (game.outcome) {
      assert.equal(game.outcome.winners.length, 1);
      return;
    }
    const mine = game.players.find((player) => player.seat === seat);
    const other = game.players.find((player) => player.seat !== seat);
    assert.ok(mine && other);
    assert.ok(other.tiles.every((tile) => tile.open || tile.value === null), "a hidden value was shown");
    const may = game.commands.find((command) => command.type !== "resign");
    if (!may) continue;
    const schema = may.schema as { properties: Record<string, { enum?: unknown[] }> };
    const first = <Value,>(name: string) => schema.properties[name]?.enum?.[0] as Value;
    const commands: Record<string, Command> = {
      arrange: { type: "arrange", handles: mine.tiles.map((tile) => tile.handle) },
      draw: { type: "draw", colour: first("colour") },
      guess: { type: "guess", seat: other.seat, position: first("position"), value: step % 12 },
      place: { type: "place", position: first("position") },
      open: { type: "open", position: first("position") },
    };
    const command = commands[may.type];
    assert.ok(command, may.type);
    given(await send(tokens[seat], command));
  }
  throw new Error("the game does not end");
}

await readRules();
await draw();
await check();
await play();
await playTiles();
console.log("rules, draws, checks, a round and its events, a game of tiles: all as the contract says");
