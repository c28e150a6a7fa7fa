// What a reader would see of this page, as facts that tests can judge. Defines functions only.
"use strict";

const shown = (element) => {
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  return style.visibility !== "hidden" && style.display !== "none" && box.width > 0 && box.height > 0;
};

const named = (element) => {
  const text = element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
  return `<${element.tagName.toLowerCase()}${element.id ? ` id=${element.id}` : ""}> ${text}`;
};

/** Elements that reach beyond the window's right or left edge, but for what scrolls inside a box of its own. */
function overflowing() {
  const scrolls = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true;
    }
    return false;
  };
  const width = document.documentElement.clientWidth;
  const over = [...document.body.querySelectorAll("*")].filter((element) => {
    const box = element.getBoundingClientRect();
    return shown(element) && !element.closest(".skip") && (box.right > width + 1 || box.left < -1) && !scrolls(element);
  });
  const page = document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} wide`] : [];
  return page.concat(over.map(named));
}

/** Boxes whose content must be scrolled sideways to be read, but for tables of so many columns. */
function scrolling(columns) {
  return [...document.querySelectorAll("*")].filter((element) =>
    ["auto", "scroll"].includes(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1 &&
    !element.querySelector(`th:nth-child(${columns})`)).map(named);
}

const channels = (colour) => {
  const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g).map(Number);
  return [red, green, blue, alpha];
};

const over = (front, back) => front.slice(0, 3).map((value, at) => value * front[3] + back[at] * (1 - front[3])).concat(1);

const luminance = (colour) => {
  const [red, green, blue] = colour.slice(0, 3).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const ratio = (one, two) => {
  const [light, dark] = [luminance(one), luminance(two)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const canvas = () => {
  const own = channels(getComputedStyle(document.documentElement).backgroundColor);
  if (own[3]) return own;
  const dark = matchMedia("screen and (prefers-color-scheme: dark)").matches
    && getComputedStyle(document.documentElement).colorScheme.includes("dark");
  return dark ? [18, 18, 18, 1] : [255, 255, 255, 1];
};

/** What lies behind an element: the backgrounds of all around it, outermost first. */
const behind = (element) => {
  const layers = [];
  for (let at = element; at; at = at.parentElement) layers.push(channels(getComputedStyle(at).backgroundColor));
  return layers.reverse().reduce((back, layer) => over(layer, back), canvas());
};

const inside = (inner, outer, slack = 0) =>
  inner.left >= outer.left - slack && inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;

/** The shapes of a drawing that lie under a text's middle, in the order they are painted. */
const under = (text) => {
  const box = text.getBoundingClientRect();
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  const middle = { left: x, right: x, top: y, bottom: y };
  return [...text.ownerSVGElement.querySelectorAll("rect")].filter((shape) =>
    inside(middle, shape.getBoundingClientRect()) && shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING);
};

/** Texts with less contrast than `least` to what is behind them, with the ratio. */
function faint(least) {
  const found = [];
  const judge = (element, ink, back) => {
    const contrast = ratio(over(ink, back), back);
    if (contrast < least) found.push(`${contrast.toFixed(2)} ${named(element)}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !shown(element) || element.closest("style, script")) continue;
    if (element instanceof SVGElement) {
      const shape = under(element).pop();
      const back = shape ? channels(getComputedStyle(shape).fill) : behind(element.ownerSVGElement);
      judge(element, channels(getComputedStyle(element).fill), back);
    } else {
      judge(element, channels(getComputedStyle(element).color), behind(element));
    }
  }
  return found;
}

/** Texts of drawings that do not fit: into the drawing, or into the smallest box they stand in. */
function cramped() {
  return [...document.querySelectorAll("svg text")].filter(shown).filter((text) => {
    const box = text.getBoundingClientRect();
    const area = (shape) => shape.getBoundingClientRect().width * shape.getBoundingClientRect().height;
    const home = under(text).sort((a, b) => area(a) - area(b))[0] ?? text.ownerSVGElement;
    return box.left < home.getBoundingClientRect().left - 0.5 || box.right > home.getBoundingClientRect().right + 0.5 ||
      !inside(box, text.ownerSVGElement.getBoundingClientRect(), 1);
  }).map(named);
}

/** Links into the page that lead nowhere. */
function broken() {
  return [...document.querySelectorAll('a[href^="#"]')]
    .filter((link) => !document.getElementById(decodeURIComponent(link.getAttribute("href").slice(1)))).map(named);
}

/** What is wrong with the page's bones: landmarks, headings, ids, tables, drawings. */
function disorder() {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const faults = [];
  const say = (fault, elements) => elements.forEach((element) => faults.push(`${fault}: ${named(element)}`));
  if (all("main").length !== 1) faults.push(`${all("main").length} main landmarks`);
  if (all("h1").length !== 1) faults.push(`${all("h1").length} first headings`);
  if (!document.title.trim()) faults.push("no title");
  const headings = all("h1, h2, h3, h4, h5, h6");
  const level = (heading) => Number(heading.tagName[1]);
  say("a heading skips a level", headings.filter((heading, at) => at > 0 && level(heading) > level(headings[at - 1]) + 1));
  if (headings.length && level(headings[0]) !== 1) faults.push("the first heading is not of the first level");
  say("an empty heading", headings.filter((heading) => !heading.textContent.trim()));
  say("a navigation without a name", all("nav").filter((nav) => !nav.ariaLabel && !nav.getAttribute("aria-labelledby")));
  say("a drawing without a name", all("svg, img").filter((image) => !image.getAttribute("aria-label") && !image.getAttribute("alt")));
  say("a table without headings", all("table").filter((table) => table.rows.length && !table.querySelector("th[scope]")));
  say("a link without words", all("a").filter((link) => !link.textContent.trim() && !link.getAttribute("aria-label")));
  const ids = all("[id]").map((element) => element.id);
  faults.push(...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `the id ${id} stands twice`));
  say("a label for nothing", all("[aria-labelledby]").filter((element) => !document.getElementById(element.getAttribute("aria-labelledby"))));
  return faults;
}
