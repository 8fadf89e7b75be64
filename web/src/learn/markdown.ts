/**
 * The rules are written in a small part of Markdown: headings with names of their own (`## Bust {#bust}`),
 * paragraphs, lists, tables, bold words, and places for what the page itself draws (`::cards::`).
 */

/** Words of one kind; what is found by a search is split off later. */
export interface Run {
  text: string;
  bold: boolean;
}
export type Block =
  | { kind: "heading"; level: 2 | 3; id: string; runs: Run[] }
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; ordered: boolean; items: Run[][] }
  | { kind: "table"; head: Run[][]; rows: Run[][][] }
  | { kind: "drawn"; name: string };

/** Bold words stand between two stars. */
function runsOf(text: string): Run[] {
  return text
    .split("**")
    .map((part, place) => ({ text: part, bold: place % 2 === 1 }))
    .filter((run) => run.text !== "");
}

const cells = (line: string): Run[][] =>
  line
    .replace(/^\s*\|/, "")
    .replace(/\|\s*$/, "")
    .split("|")
    .map((cell) => runsOf(cell.trim()));

function heading(line: string): Block | null {
  const [, signs, words, id] = /^(##|###) (.+?) \{#([a-z0-9-]+)\}$/.exec(line) ?? [];
  return signs && words && id
    ? { kind: "heading", level: signs.length === 2 ? 2 : 3, id, runs: runsOf(words) }
    : null;
}

const LIST = /^(?:- |\d+\. )/;

function block(lines: string[]): Block {
  const [first = ""] = lines;
  const [, drawn] = /^::([a-z-]+)::$/.exec(first) ?? [];
  if (drawn) return { kind: "drawn", name: drawn };
  if (first.startsWith("|")) {
    const [head = "", , ...rows] = lines;
    return { kind: "table", head: cells(head), rows: rows.map(cells) };
  }
  if (LIST.test(first)) {
    const items: string[] = [];
    // A line that begins with spaces goes on with its item.
    for (const line of lines)
      if (LIST.test(line)) items.push(line.replace(LIST, ""));
      else items.push(`${items.pop() ?? ""} ${line.trim()}`);
    return { kind: "list", ordered: /^\d/.test(first), items: items.map(runsOf) };
  }
  return { kind: "paragraph", runs: runsOf(lines.map((line) => line.trim()).join(" ")) };
}

/** Read a text. Blocks are parted by empty lines; a heading stands alone on its line. */
export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const close = (): void => {
    if (lines.length > 0) blocks.push(block(lines));
    lines = [];
  };
  for (const line of text.split("\n")) {
    const found = heading(line.trim());
    if (found || line.trim() === "") close();
    if (found) blocks.push(found);
    else if (line.trim() !== "") lines.push(line.trimEnd());
  }
  close();
  return blocks;
}

/** All words of a block, for a search. */
export function wordsOf(block: Block): string {
  const say = (runs: Run[]): string => runs.map((run) => run.text).join("");
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return say(block.runs);
    case "list":
      return block.items.map(say).join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(say).join("\n")).join("\n");
    default:
      return "";
  }
}

/** A heading with everything up to the next one. */
export interface Section {
  id: string;
  level: 2 | 3;
  title: string;
  blocks: Block[];
}

/** The sections of a text; what stands before the first heading belongs to none and is left out. */
export function sectionsOf(blocks: Block[]): Section[] {
  const sections: Section[] = [];
  for (const one of blocks)
    if (one.kind === "heading")
      sections.push({ id: one.id, level: one.level, title: wordsOf(one), blocks: [] });
    else sections.at(-1)?.blocks.push(one);
  return sections;
}
