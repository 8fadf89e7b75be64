/** Answers the page's messages with Python's hall. */
import type { PyodideAPI } from "pyodide";
import type { PyAwaitable, PyCallable, PyProxy } from "pyodide/ffi";
import type { FromWorker, ToWorker, WorkerRequest } from "./protocol";
import type { Shelf } from "./shelf";

/** `dicehall.device.DeviceHall`, as seen from here. */
interface Hall extends PyProxy {
  request: HallMethod;
  lines: HallMethod;
  connect(
    table: string,
    tell: (text: string) => void,
    closed: (code: number) => void,
  ): HallConnection;
}
type HallMethod = PyCallable;
interface HallConnection extends PyProxy {
  receive(text: string): void;
  close(): void;
}

/**
 * A call that can be given up: its task, and how to cancel it. The two go separate ways, because what is
 * awaited here is let go at once and can be asked nothing more.
 */
const MAKE_TASK = `
from asyncio import ensure_future

def make_task(call, *given):
    task = ensure_future(call(*given))
    return task, task.cancel

make_task
`;

export class Service {
  private readonly hall: Hall;
  private readonly makeTask: PyCallable;
  private readonly tell: (message: FromWorker) => void;
  private readonly cancels = new Map<number, PyCallable>();
  private readonly connections = new Map<number, HallConnection>();

  private constructor(hall: Hall, makeTask: PyCallable, tell: (message: FromWorker) => void) {
    this.hall = hall;
    this.makeTask = makeTask;
    this.tell = tell;
  }

  /** Open the hall whose tables are on a shelf. */
  static async open(
    python: PyodideAPI,
    shelf: Shelf,
    tell: (message: FromWorker) => void,
  ): Promise<Service> {
    const { DeviceHall } = python.pyimport("dicehall.device") as unknown as {
      DeviceHall: { open(shelf: Shelf): Promise<Hall> };
    };
    const makeTask = python.runPython(MAKE_TASK) as PyCallable;
    return new Service(await DeviceHall.open(shelf), makeTask, tell);
  }

  take(message: ToWorker): void {
    switch (message.kind) {
      case "request":
        void this.answer(message, this.hall.request);
        break;
      case "lines": {
        const { id } = message;
        const take = (text: string) => this.tell({ kind: "line", id, text });
        void this.answer(message, this.hall.lines, take);
        break;
      }
      case "cancel":
        this.cancels.get(message.id)?.();
        break;
      case "open":
        this.open(message.socket, message.table);
        break;
      case "say":
        this.connections.get(message.socket)?.receive(message.text);
        break;
      case "close":
        this.connections.get(message.socket)?.close();
        this.forget(message.socket);
        break;
    }
  }

  private async answer(
    request: WorkerRequest,
    call: HallMethod,
    ...more: unknown[]
  ): Promise<void> {
    const { id, method, path, body, token, language } = request;
    const made = this.makeTask(call, method, path, body, token, language, ...more) as PyProxy;
    const [task, cancel] = made.toJs({ depth: 1 }) as [PyAwaitable, PyCallable];
    made.destroy();
    this.cancels.set(id, cancel);
    try {
      const answer = (await task) as PyProxy;
      const [status, text] = answer.toJs() as [number, string];
      answer.destroy();
      this.tell({ kind: "reply", id, status, body: text });
    } catch (error) {
      // Somebody cancelled it and waits no longer; or the hall has a mistake, which it has printed.
      this.tell({ kind: "reply", id, status: 500, body: '{"code":"server_error","text":""}' });
      if (!String(error).includes("CancelledError")) console.error(error);
    } finally {
      this.cancels.delete(id);
      cancel.destroy();
    }
  }

  private open(socket: number, table: string): void {
    const connection = this.hall.connect(
      table,
      (text) => this.tell({ kind: "heard", socket, text }),
      (code) => {
        this.tell({ kind: "closed", socket, code });
        this.forget(socket);
      },
    );
    this.connections.set(socket, connection);
  }

  private forget(socket: number): void {
    // Python may still be busy in it, so it is only let go.
    this.connections.delete(socket);
  }
}
