import { UPLOAD_READER, UPLOAD_SENT, UPLOAD_TIME, UPLOAD_TO, UPLOADS_PATH, WAITING } from "./kept";
import { storeOf } from "./store";

/** A form with pictures that waits for the network, or was sent meanwhile. */
export interface KeptUpload {
  /** Names the form. */
  id: string;
  /** The path it led to; null while it waits. */
  sent: string | null;
}

/** Whose page stands here, as a short hash; empty where nobody is signed in. */
const readerHere = (): string => document.documentElement.dataset.reader ?? "";

/** Happens to the window where another upload is kept. */
export const UPLOAD_KEPT = "upload-kept";

/**
 * Keeps a form with pictures until there is a network. It carries the name of its copy, so that a form which had arrived after
 * all, or is sent by two pages at once, counts once.
 *
 * @param to path and query it is sent to.
 */
export async function keepUpload(form: FormData, to: string): Promise<void> {
  const reader = readerHere();
  await storeOf(reader);
  const kept = new Response(form);
  kept.headers.set(UPLOAD_READER, reader);
  kept.headers.set(UPLOAD_TIME, String(Date.now()));
  kept.headers.set(UPLOAD_TO, to);
  await (await caches.open(WAITING)).put(UPLOADS_PATH + form.get("formId"), kept);
  dispatchEvent(new Event(UPLOAD_KEPT));
  void sendKept();
}

/** The uploads of whoever reads here. */
export async function keptUploads(): Promise<KeptUpload[]> {
  if (!("caches" in window) || !(await caches.has(WAITING))) return [];
  const store = await caches.open(WAITING);
  const uploads: KeptUpload[] = [];
  for (const request of await store.keys()) {
    const { pathname } = new URL(request.url);
    const headers = (await store.match(request))?.headers;
    if (headers?.get(UPLOAD_READER) === readerHere())
      uploads.push({ id: pathname.slice(UPLOADS_PATH.length), sent: headers.get(UPLOAD_SENT) });
  }
  return uploads;
}

/** Forgets an upload: it is not sent any more, or its person has seen where it led. */
export async function dropUpload(id: string): Promise<void> {
  await (await caches.open(WAITING)).delete(UPLOADS_PATH + id);
}

interface WithSync extends ServiceWorkerRegistration {
  /** https://developer.mozilla.org/docs/Web/API/SyncManager; not every browser has it. */
  sync?: { register(tag: string): Promise<void> };
}

/** Has what waits sent as soon as there is a network: by the browser itself where it can, else while a page of ours is open. */
export async function sendKept(): Promise<void> {
  if ((await keptUploads()).every(({ sent }) => sent !== null)) return;
  if (navigator.onLine) await navigator.serviceWorker.register("/service-worker.js");
  // Never there where the first page was left without a network: the next time there is one it is registered.
  const worker: WithSync = await navigator.serviceWorker.ready;
  await worker.sync?.register("uploads").catch(() => undefined);
  worker.active?.postMessage("send");
}
