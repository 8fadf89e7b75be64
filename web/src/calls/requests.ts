/** What a person and the server tell each other about calls. */
import { ask } from "@/lib/api";
import { person } from "@/lib/person.svelte";
import type { CallsShown, CallWishes, HookAdded } from "@/messages";
import type { Subscribed } from "./push";

const PATH = "people/me/calls";
const asked = <T>(method: string, path = "", body?: unknown): Promise<T> =>
  ask<T>(method, PATH + path, { body, token: person.token });

export const calls = {
  shown: () => asked<CallsShown>("GET"),
  wish: (wishes: CallWishes) => asked<CallsShown>("PUT", "", wishes),
  addMail: (address: string) => asked<CallsShown>("POST", "/mail", { address }),
  addHook: (url: string) => asked<HookAdded>("POST", "/hook", { url }),
  addBrowser: (subscribed: Subscribed) => asked<CallsShown>("POST", "/push", subscribed),
  end: (way: number) => asked<void>("DELETE", `/ways/${way}`),
};
