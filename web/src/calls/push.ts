/** This browser's subscription at its push service, by which it is called while the page is closed. */

/** Whether this browser can be called at all. */
export const canBeCalled = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** The bytes of a key in base64url. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = canBeCalled() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser has subscribed. */
export const isSubscribed = async (): Promise<boolean> =>
  Notification.permission === "granted" && (await subscription()) !== null;

/** Subscribe with the key of a hall, which asks for permission; null where that is not given. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  let made: PushSubscription;
  try {
    made = await worker.pushManager.subscribe(wanted);
  } catch (error) {
    // A subscription with the key of another hall, or an older key, is in the way.
    const older = await worker.pushManager.getSubscription();
    if (!older) throw error;
    await older.unsubscribe();
    made = await worker.pushManager.subscribe(wanted);
  }
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** Let this browser be called no more: it belongs to nobody from now on. */
export async function unsubscribe(): Promise<void> {
  await (await subscription().catch(() => null))?.unsubscribe().catch(() => false);
}
