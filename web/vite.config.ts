/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { emptied, packed, unremarked, worker } from "./packing";
import { LATER } from "./src/lib/catalogues";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where `npm run dev` finds a running server; the built client is served by it and needs none. */
const server = process.env.DICEHALL_SERVER ?? "http://127.0.0.1:8017";

/** What most pages share; of the games what the lobby shows, the rest of them waits in files of its own. */
const OF_GAMES = String.raw`games\/(?:\w+\/(?:lobby|pieces)|(?:\w+\/)?\w+\.(?:ts|svelte|css))`;
const SHARED = new RegExp(
  String.raw`\/node_modules\/|\/src\/(?:lib|parts|pieces|glyphs|dicehall\/reports|${OF_GAMES})`,
);
/** What every table needs, and no page before it. */
const TABLE = /\/src\/(?:table\/|lib\/(?:table|connection|advice)\b)/;

export default defineConfig({
  // Relative, so that the client works under any path.
  base: "./",
  plugins: [svelte(), emptied(), unremarked(), worker(), packed()],
  resolve: {
    alias: {
      "@locales": here("../src/dicehall/locales"),
      "@games": here("../src/dicehall/games"),
      "@reports": here("../src/dicehall/reports"),
      "@": here("./src"),
    },
    // Components under test are mounted in a browser's way, not rendered on a server.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("../src/dicehall/server/client"),
    emptyOutDir: false,
    target: "es2022",
    // Small pieces stay files of their own: the page allows nothing but itself as a source.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        // Few files, for every one costs a request: the words of a language are two (those of the lobby come
        // first), and all that most pages share is one.
        manualChunks: (id) => {
          const language = /\/(?:locales|texts)\/(\w+)\//.exec(id)?.[1];
          if (language) return LATER.test(id) ? `words-${language}-later` : `words-${language}`;
          if (TABLE.test(id)) return "table";
          return SHARED.test(id) ? "shared" : undefined;
        },
      },
    },
  },
  // Python's script is imported by the worker.
  worker: { format: "es" },
  server: {
    fs: { allow: [here("."), here("../src/dicehall")] },
    proxy: { "/api": { target: server, ws: true }, "/engine": { target: server } },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    pool: "threads",
    isolate: false,
    setupFiles: ["tests/apart.ts"],
  },
});
