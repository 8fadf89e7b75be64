/** The hall on this device: requests and messages go to the engine's worker, as they would to a server. */
import type { Socket } from "@/lib/connection";
import { type Answer, type Hall, Refusal, type RequestContent } from "@/lib/hall";
import { refusedText } from "@/lib/problems";
import { settings } from "@/lib/settings.svelte";
import { type Engine, engine } from "./engine.svelte";
import type { FromWorker, Why } from "./protocol";

interface Waiting {
  line: (text: string) => void;
  done: (answer: Answer) => void;
  failed: (error: unknown) => void;
}

/** Closed because the engine is gone. */
const GONE = 1011;

export class DeviceHall implements Hall {
  private number = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly sockets = new Map<number, DeviceSocket>();

  constructor(private readonly engine: Engine) {
    engine.heard = (message) => this.hear(message);
    engine.lost = (why) => this.lose(why);
  }

  request(method: string, path: string, content: RequestContent): Promise<Answer> {
    return this.ask("request", method, path, () => undefined, content);
  }

  lines(
    method: string,
    path: string,
    take: (line: string) => void,
    content: RequestContent,
  ): Promise<Answer> {
    return this.ask("lines", method, path, take, content);
  }

  connect(table: string): Socket {
    this.number += 1;
    const number = this.number;
    const socket = new DeviceSocket(
      (text) => this.engine.tell({ kind: "say", socket: number, text }),
      () => {
        if (this.sockets.delete(number)) this.engine.tell({ kind: "close", socket: number });
      },
    );
    this.sockets.set(number, socket);
    this.engine.tell({ kind: "open", socket: number, table });
    queueMicrotask(() => socket.onopen?.({} as never));
    return socket;
  }

  private ask(
    kind: "request" | "lines",
    method: string,
    path: string,
    line: (text: string) => void,
    { body, token, signal }: RequestContent,
  ): Promise<Answer> {
    this.number += 1;
    const id = this.number;
    return new Promise((done, failed) => {
      this.waiting.set(id, { line, done, failed });
      signal?.addEventListener("abort", () => {
        if (!this.waiting.delete(id)) return;
        this.engine.tell({ kind: "cancel", id });
        failed(signal.reason);
      });
      this.engine.tell({
        kind,
        id,
        method,
        path,
        body: body === undefined ? "" : JSON.stringify(body),
        token: token ?? "",
        language: settings.language,
      });
    });
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case "reply": {
        const { id, status, body } = message;
        this.waiting.get(id)?.done({ status, text: body });
        this.waiting.delete(id);
        break;
      }
      case "line": {
        const asked = this.waiting.get(message.id);
        try {
          asked?.line(message.text);
        } catch (error) {
          this.waiting.delete(message.id);
          asked?.failed(error);
        }
        break;
      }
      case "heard":
        this.sockets.get(message.socket)?.onmessage?.({ data: said(message.text) });
        break;
      case "closed": {
        const socket = this.sockets.get(message.socket);
        this.sockets.delete(message.socket);
        socket?.onclose?.({ code: message.code });
        break;
      }
    }
  }

  private lose(why: Why): void {
    const code = `engine_${why}`;
    for (const { failed } of this.waiting.values())
      failed(new Refusal(code, refusedText(code, {})));
    this.waiting.clear();
    const sockets = [...this.sockets.values()];
    this.sockets.clear();
    for (const socket of sockets) socket.onclose?.({ code: GONE });
  }
}

/** A connection to a table of this device. */
class DeviceSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}
}

/** A message; a refusal gets its sentence here, because the catalogues are the page's. */
function said(text: string): string {
  if (!text.startsWith('{"type":"refused"')) return text;
  const { arguments: given, ...refused } = JSON.parse(text) as {
    code: string;
    arguments: unknown;
  };
  return JSON.stringify({ ...refused, text: refusedText(refused.code, given) });
}

export const device = new DeviceHall(engine);
