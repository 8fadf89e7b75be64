import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bytesOf, canBeCalled, subscribe, unsubscribe } from "@/calls/push";

const SCOPE = "https://dice.example.org/dice/";
const code = readFileSync(fileURLToPath(new URL("../worker.js", import.meta.url)), "utf-8");

interface Shown {
  title: string;
  options: { body: string; tag: string; data: string; lang: string };
}

/** The worker of the page in a browser of our own, with some pages open. */
function worker(...open: string[]) {
  const heard = new Map<string, (event: unknown) => void>();
  const shown: Shown[] = [];
  const went: string[] = [];
  const pages = open.map((url) => ({ url, focus: async () => void went.push(`focus ${url}`) }));
  const self = {
    addEventListener: (kind: string, hear: (event: unknown) => void) => heard.set(kind, hear),
    registration: {
      scope: SCOPE,
      showNotification: async (title: string, options: Shown["options"]) =>
        void shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => void went.push(`open ${url}`),
    },
  };
  new Function("self", code)(self);
  const happens = async (kind: string, event: object): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    heard.get(kind)?.({ ...event, waitUntil: (one: Promise<unknown>) => (work = one) });
    await work;
  };
  return { shown, went, happens };
}

describe("the worker", () => {
  const said = { title: "Твій хід: Вівторок", text: "", language: "uk", tag: "a1", path: "#/t/K7" };

  it("shows what came, so that a repetition takes the place of the first", async () => {
    const one = worker();
    await one.happens("push", { data: { json: () => said } });
    expect(one.shown[0]?.title).toBe(said.title);
    expect(one.shown[0]?.options).toMatchObject({ tag: "a1", data: "#/t/K7", lang: "uk" });
  });

  it("shows something even of what it cannot read", async () => {
    const one = worker();
    const broken = () => {
      throw new SyntaxError();
    };
    await one.happens("push", { data: { json: broken } });
    await one.happens("push", { data: null });
    expect(one.shown.map(({ title }) => title)).toEqual(["dicehall", "dicehall"]);
  });

  it("opens the table by one press, or shows the page where it is open", async () => {
    const close = vi.fn();
    const press = { notification: { close, data: "#/t/K7" } };
    const elsewhere = worker(SCOPE, `${SCOPE}#/t/OTHER`);
    await elsewhere.happens("notificationclick", press);
    expect(elsewhere.went).toEqual([`open ${SCOPE}#/t/K7`]);
    const there = worker(SCOPE, `${SCOPE}#/t/K7`);
    await there.happens("notificationclick", press);
    expect(there.went).toEqual([`focus ${SCOPE}#/t/K7`]);
    expect(close).toHaveBeenCalledTimes(2);
  });

  it("leads nowhere but into the hall", async () => {
    const one = worker();
    const notification = { close: () => undefined, data: "https://elsewhere.example.org/" };
    await one.happens("notificationclick", { notification });
    expect(one.went).toEqual([]);
  });
});

describe("a browser", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser that allows notifications or not, perhaps with an old subscription. */
  function browser(allowed: string, old = false) {
    const unsubscribed = vi.fn(async () => true);
    let inTheWay = old;
    const made = {
      toJSON: () => ({ endpoint: "https://push.example.org/1", keys: { p256dh: "p", auth: "a" } }),
      unsubscribe: async () => {
        inTheWay = false;
        return unsubscribed();
      },
    };
    const asked: PushSubscriptionOptionsInit[] = [];
    const pushManager = {
      subscribe: async (wanted: PushSubscriptionOptionsInit) => {
        asked.push(wanted);
        if (inTheWay) throw new Error("another key");
        return made;
      },
      getSubscription: async () => made,
    };
    const ready = { pushManager };
    vi.stubGlobal("Notification", { requestPermission: async () => allowed, permission: allowed });
    vi.stubGlobal("PushManager", {});
    vi.stubGlobal("navigator", {
      serviceWorker: { ready: Promise.resolve(ready), getRegistration: async () => ready },
    });
    return { asked, unsubscribed };
  }

  it("subscribes with the key of the hall", async () => {
    const { asked } = browser("granted");
    expect(canBeCalled()).toBe(true);
    expect(await subscribe("BAEC_-8")).toEqual({
      endpoint: "https://push.example.org/1",
      p256dh: "p",
      auth: "a",
    });
    expect(asked[0]?.userVisibleOnly).toBe(true);
    expect(asked[0]?.applicationServerKey).toEqual(bytesOf("BAEC_-8"));
  });

  it("gives up a subscription with another key", async () => {
    const { asked, unsubscribed } = browser("granted", true);
    expect(await subscribe("BAEC")).not.toBeNull();
    expect(asked.length).toBe(2);
    expect(unsubscribed).toHaveBeenCalledOnce();
  });

  it("is not subscribed against its owner's will", async () => {
    const { asked } = browser("denied");
    expect(await subscribe("BAEC")).toBeNull();
    expect(asked).toEqual([]);
  });

  it("belongs to nobody when its owner signs out", async () => {
    const { unsubscribed } = browser("granted");
    await unsubscribe();
    expect(unsubscribed).toHaveBeenCalledOnce();
  });

  it("reads keys as the server writes them", () => {
    expect([...bytesOf("BAEC_-8")]).toEqual([4, 1, 2, 255, 239]);
  });
});
