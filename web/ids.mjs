/** Writes the names of all messages as a type, so that no other name can be said: `npm run ids`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The English catalogues; the other languages have the same messages. */
const folders = [
  here("../src/dicehall/locales/en"),
  ...readdirSync(here("../src/dicehall/games"), { withFileTypes: true })
    .filter((game) => game.isDirectory())
    .map((game) => here(`../src/dicehall/games/${game.name}/texts/en`)),
];

function catalogues(folder) {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  } catch {
    // A game without texts of its own.
    return [];
  }
}

const ids = folders.flatMap((folder) =>
  catalogues(folder).flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, "utf8").matchAll(/^([a-z][\w-]*) *=/gm)].map(
      ([, id]) => id,
    ),
  ),
);
const target = here("node_modules/.dicehall");
mkdirSync(target, { recursive: true });
writeFileSync(
  `${target}/ids.d.ts`,
  `/** The name of a message. */\nexport type MessageId =\n${ids.map((id) => `  | "${id}"\n`).join("")};\n`,
);
