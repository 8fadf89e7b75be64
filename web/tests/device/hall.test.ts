import { beforeEach, describe, expect, it, vi } from "vitest";
import { Engine, type EngineWorker } from "@/device/engine.svelte";
import { DeviceHall } from "@/device/hall";
import type { FromWorker, ToWorker } from "@/device/protocol";
import { isHere, Refusal } from "@/lib/hall";
import { speak } from "@/lib/words.svelte";

class FakeWorker implements EngineWorker {
  onmessage: EngineWorker["onmessage"] = null;
  onerror: EngineWorker["onerror"] = null;
  asked: ToWorker[] = [];
  ended = false;

  postMessage(message: ToWorker): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }
}

let workers: FakeWorker[];
let engine: Engine;
let hall: DeviceHall;
const worker = (): FakeWorker => workers.at(-1) as FakeWorker;
const lastId = (): number => (worker().asked.at(-1) as { id: number }).id;
const running = () => vi.waitFor(() => expect(workers).toHaveLength(1));

beforeEach(async () => {
  await speak("en");
  workers = [];
  engine = new Engine(async () => {
    workers.push(new FakeWorker());
    return worker();
  }, true);
  hall = new DeviceHall(engine);
});

describe("the engine", () => {
  it("is started by the first request, once, and tells how far it is", async () => {
    expect(engine.state).toBe("off");
    void hall.request("GET", "content", {}).catch(() => undefined);
    void hall.request("GET", "tables", {}).catch(() => undefined);
    expect(engine.state).toBe("loading");
    await running();
    worker().say({ kind: "progress", loaded: 2, total: 5 });
    expect([engine.loaded, engine.total]).toEqual([2, 5]);
    worker().say({ kind: "ready", version: "1", kept: false });
    expect([engine.state, engine.kept]).toEqual(["ready", false]);
    expect(worker().asked.map(({ kind }) => kind)).toEqual(["request", "request"]);
  });

  it("that fails refuses what was asked with a sentence, and is started anew", async () => {
    const asked = hall.request("GET", "content", {});
    await running();
    worker().say({ kind: "failed", why: "no_webassembly" });
    const refusal = await asked.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).code).toBe("engine_no_webassembly");
    expect((refusal as Refusal).message).toContain("WebAssembly");
    expect(worker().ended).toBe(true);
    void hall.request("GET", "content", {}).catch(() => undefined);
    await vi.waitFor(() => expect(workers).toHaveLength(2));
  });

  it("that cannot even be fetched says so", async () => {
    const none = new Engine(() => Promise.reject(new Error("offline")), true);
    const refusal = await new DeviceHall(none)
      .request("GET", "content", {})
      .catch((error: unknown) => error);
    expect((refusal as Refusal).code).toBe("engine_no_network");
  });
});

describe("requests", () => {
  it("carry what they bring, and get their own answers", async () => {
    const first = hall.request("POST", "tables", { body: { game: "cubitos" }, token: "mine" });
    const second = hall.request("GET", "content", {});
    await running();
    const [one, two] = worker().asked as { id: number }[];
    expect(one).toMatchObject({
      kind: "request",
      method: "POST",
      path: "tables",
      body: '{"game":"cubitos"}',
      token: "mine",
      language: "en",
    });
    worker().say({ kind: "reply", id: two?.id ?? 0, status: 200, body: "[]" });
    worker().say({ kind: "reply", id: one?.id ?? 0, status: 201, body: "{}" });
    expect(await first).toEqual({ status: 201, text: "{}" });
    expect(await second).toEqual({ status: 200, text: "[]" });
  });

  it("of many lines take each as it comes", async () => {
    const lines: string[] = [];
    const asked = hall.lines("GET", "tables/x/report", (line) => lines.push(line), {});
    await running();
    worker().say({ kind: "line", id: lastId(), text: "1" });
    expect(lines).toEqual(["1"]);
    worker().say({ kind: "line", id: lastId(), text: "2" });
    worker().say({ kind: "reply", id: lastId(), status: 200, body: "" });
    expect(await asked).toEqual({ status: 200, text: "" });
    expect(lines).toEqual(["1", "2"]);
  });

  it("that nobody waits for any more are cancelled", async () => {
    const stop = new AbortController();
    const asked = hall.lines("GET", "report", () => undefined, { signal: stop.signal });
    await running();
    const id = lastId();
    stop.abort();
    await expect(asked).rejects.toThrow();
    expect(worker().asked.at(-1)).toEqual({ kind: "cancel", id });
  });
});

describe("connections", () => {
  it("pass messages both ways, each to its own", async () => {
    const heard: unknown[] = [];
    const [one, two] = [hall.connect("device-a"), hall.connect("device-b")];
    one.onopen = () => one.send("hello");
    two.onmessage = ({ data }) => heard.push(data);
    await running();
    await vi.waitFor(() => expect(worker().asked).toHaveLength(3));
    const [first, second] = worker().asked as { socket: number }[];
    expect(worker().asked.at(-1)).toEqual({ kind: "say", socket: first?.socket, text: "hello" });
    worker().say({ kind: "heard", socket: second?.socket ?? 0, text: "for two" });
    worker().say({ kind: "heard", socket: first?.socket ?? 0, text: "for one" });
    expect(heard).toEqual(["for two"]);
  });

  it("say refusals in the words of the page", async () => {
    const heard: string[] = [];
    const socket = hall.connect("device-a");
    socket.onmessage = ({ data }) => heard.push(String(data));
    await running();
    const text = '{"type":"refused","id":null,"code":"other_tab","text":"","arguments":{}}';
    const { socket: number } = worker().asked[0] as { socket: number };
    worker().say({ kind: "heard", socket: number, text });
    const refused = JSON.parse(heard[0] ?? "") as { code: string; text: string };
    expect(refused.code).toBe("other_tab");
    expect(refused.text).toContain("another tab");
  });

  it("end with the engine, and when they are closed from either side", async () => {
    const codes: number[] = [];
    const [one, two, three] = ["a", "b", "c"].map((id) => hall.connect(`device-${id}`));
    for (const socket of [one, two, three])
      if (socket) socket.onclose = ({ code }) => codes.push(code);
    await running();
    const { socket: number } = worker().asked[0] as { socket: number };
    worker().say({ kind: "closed", socket: number, code: 4409 });
    two?.close();
    expect(worker().asked.at(-1)?.kind).toBe("close");
    worker().onerror?.({} as never);
    expect(codes).toEqual([4409, 1011]);
  });
});

describe("tables", () => {
  it("of this device are known by their ids", () => {
    expect(isHere("device-scNMuyRZZifgjj-O")).toBe(true);
    expect(isHere("scNMuyRZZifgjj-O")).toBe(false);
    expect(isHere("device-scNMuyRZZ")).toBe(false);
  });
});
