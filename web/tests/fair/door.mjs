// Checks records with the page's own code: node tests/fair/door.mjs reads a list of {record, noted} from
// standard input, and writes a list of what was found.
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const server = await createServer({
  root,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { checkRecord } = await server.ssrLoadModule("/src/fair/check.ts");
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const found = [];
for (const { record, noted } of JSON.parse(Buffer.concat(chunks).toString("utf8"))) {
  const { verdict, code, condition, unchecked } = await checkRecord(record, noted);
  found.push({ verdict, code, condition, unchecked });
}
await server.close();
await new Promise((done) => process.stdout.write(JSON.stringify(found), done));
process.exit();
