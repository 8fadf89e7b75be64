/** The hall of a server, over the network. */
import type { Socket } from "./connection";
import { type Answer, type Hall, Refusal, type RequestContent } from "./hall";
import { settings } from "./settings.svelte";
import { server } from "./site";

/** The address of something at the server; a site without one has no connection. */
function address(path: string, protocol?: "ws"): string {
  const folder = server();
  if (!folder) throw new Refusal("no_connection", "");
  const url = new URL(`api/${path}`, folder);
  if (protocol === "ws") url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

async function send(
  method: string,
  path: string,
  { body, token, signal }: RequestContent,
): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  return reached(
    fetch(address(path), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    }),
    signal,
  );
}

/** Wait for the network; a request that was given up is no mistake of it. */
async function reached<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal("no_connection", "");
  }
}

export const online: Hall = {
  async request(method, path, content): Promise<Answer> {
    const response = await send(method, path, content);
    return { status: response.status, text: await reached(response.text(), content.signal) };
  },

  async lines(method, path, take, content): Promise<Answer> {
    const response = await send(method, path, content);
    if (!response.ok || !response.body)
      return { status: response.status, text: await reached(response.text(), content.signal) };
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { value, done } = await reached(reader.read(), content.signal);
      if (done) return { status: response.status, text: "" };
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) take(line);
    }
  },

  connect: (table) =>
    new WebSocket(address(`tables/${encodeURIComponent(table)}/live`, "ws")) as unknown as Socket,
};
