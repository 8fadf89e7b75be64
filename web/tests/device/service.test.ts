import { fileURLToPath } from "node:url";
import { loadPyodide, type PyodideAPI } from "pyodide";
import { beforeAll, expect, test, vi } from "vitest";
import type { FromWorker } from "@/device/protocol";
import { Service } from "@/device/service";
import type { Shelf } from "@/device/shelf";

/** Python takes its time to start on a busy machine. */
const PATIENCE = { timeout: 300_000 };
const PACKAGE = "../../node_modules/pyodide/";
/** A hall that answers when it is told to, and notes what was given up. */
const HALL = `
import sys
from asyncio import CancelledError, Event
from types import ModuleType

class DeviceHall:
    def __init__(self):
        self.done = Event()
        self.begun = []
        self.given_up = []

    @classmethod
    async def open(cls, shelf):
        global hall
        hall = cls()
        return hall

    async def request(self, method, path, body, token, language):
        return await self.lines(method, path, body, token, language, lambda line: None)

    async def lines(self, method, path, body, token, language, take):
        self.begun.append(path)
        take(path)
        try:
            await self.done.wait()
        except CancelledError:
            self.given_up.append(path)
            raise
        return 200, path

device = ModuleType("dicehall.device")
device.DeviceHall = DeviceHall
sys.modules["dicehall"] = ModuleType("dicehall")
sys.modules["dicehall.device"] = device
`;

let python: PyodideAPI;
let service: Service;
const told: FromWorker[] = [];

beforeAll(async () => {
  python = await loadPyodide({ indexURL: fileURLToPath(new URL(PACKAGE, import.meta.url)) });
  python.runPython(HALL);
  service = await Service.open(python, {} as Shelf, (message) => told.push(message));
}, PATIENCE.timeout);

const hall = (what: string): string[] => python.runPython(`hall.${what}`).toJs() as string[];
const ask = (kind: "request" | "lines", id: number, path: string): void =>
  service.take({ kind, id, method: "GET", path, body: "", token: "", language: "en" });

test(
  "who leaves while something is worked out gives it up, and everything else goes on",
  async () => {
    const complaints = vi.spyOn(console, "error");
    ask("lines", 1, "report");
    ask("request", 2, "tables");
    await vi.waitFor(() => expect(hall("begun")).toEqual(["report", "tables"]), PATIENCE);
    service.take({ kind: "cancel", id: 1 });
    await vi.waitFor(() => expect(told.map(({ kind }) => kind)).toContain("reply"), PATIENCE);
    expect(hall("given_up")).toEqual(["report"]);
    // Whoever gives up too late, or twice, is not told off for it.
    service.take({ kind: "cancel", id: 1 });
    python.runPython("hall.done.set()");
    const reply = { kind: "reply", id: 2, status: 200, body: "tables" };
    await vi.waitFor(() => expect(told).toContainEqual(reply), PATIENCE);
    service.take({ kind: "cancel", id: 2 });
    expect(hall("given_up")).toEqual(["report"]);
    expect(complaints).not.toHaveBeenCalled();
  },
  PATIENCE.timeout,
);
