import { KEPT, UPLOAD_SENT, UPLOAD_TO, UPLOADS_PATH } from "./kept";
import { storeOf } from "./store";

/** A form with pictures that waits for the network, or was sent meanwhile. */
export interface KeptUpload {
  /** Names the form. */
  id: string;
  /** The path it led to; null while it waits. */
  sent: string | null;
}

/** Happens to the window where another upload is kept. */
export const UPLOAD_KEPT = "upload-kept";

/**
 * Keeps a form with pictures until there is a network. It carries the name of its copy, so that a form which had arrived after
 * all, or is sent by two pages at once, counts once.
 *
 * @param to path and query it is sent to.
 */
export async function keepUpload(form: FormData, to: string): Promise<void> {
  const store = await storeOf(document.documentElement.dataset.reader ?? "");
  const kept = new Response(form);
  kept.headers.set(UPLOAD_TO, to);
  await store.put(UPLOADS_PATH + form.get("formId"), kept);
  dispatchEvent(new Event(UPLOAD_KEPT));
  void sendKept();
}

/** The uploads of whoever reads here. */
export async function keptUploads(): Promise<KeptUpload[]> {
  if (!("caches" in window) || !(await caches.has(KEPT))) return [];
  const store = await caches.open(KEPT);
  const uploads: KeptUpload[] = [];
  for (const request of await store.keys()) {
    const { pathname } = new URL(request.url);
    const kept = pathname.startsWith(UPLOADS_PATH) && (await store.match(request));
    if (kept)
      uploads.push({
        id: pathname.slice(UPLOADS_PATH.length),
        sent: kept.headers.get(UPLOAD_SENT),
      });
  }
  return uploads;
}

/** Forgets an upload: it is not sent any more, or its person has seen where it led. */
export async function dropUpload(id: string): Promise<void> {
  await (await caches.open(KEPT)).delete(UPLOADS_PATH + id);
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
