import type { TFunction } from "i18next";
import { formatMoment } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { isWanted, LIST_PATH, MOST_PAGES } from "./kept";
import { type KeptPage, keptPage, listPage, looks, stillPage } from "./still-page";
import { storeOf } from "./store";

interface Here {
  /** Whose page stands here, as a short hash; empty where nobody is signed in. */
  reader: string;
  language: Language;
  t: TFunction<"offline">;
}

/**
 * Keeps the page that stands here for when the network is gone, where it is one of those people want again. What was kept
 * for somebody else is thrown away first.
 */
export async function keepPage({ reader, language, t }: Here): Promise<void> {
  const store = await storeOf(reader);
  const { pathname, search } = location;
  if (!isWanted(pathname, search)) return;
  const now = Date.now();
  const title = document.title.replace(/ · [^·]*$/, "");
  const note = t("note", { time: formatMoment(now, language) });
  await store.put(pathname + search, stillPage(note, { title, now }));
  const pages = await pagesOf(store);
  for (const { address } of pages.slice(MOST_PAGES)) await store.delete(address);
  const shown = pages.slice(0, MOST_PAGES);
  await store.put(LIST_PATH, listPage({ title: t("title"), lead: t("lead") }, shown, now));
  await keepFiles(store, new Set(shown.flatMap(({ files }) => files).concat(looks())));
  await navigator.serviceWorker.register("/service-worker.js");
}

/** The pages that are kept, the latest first. */
async function pagesOf(store: Cache): Promise<KeptPage[]> {
  const pages: KeptPage[] = [];
  for (const request of await store.keys()) {
    const { pathname, search } = new URL(request.url);
    const answer = isWanted(pathname, search) && (await store.match(request));
    if (answer) pages.push(keptPage(pathname + search, answer));
  }
  return pages.sort((a, b) => b.time - a.time);
}

/** Keeps the files that kept pages are shown with, and no others. */
async function keepFiles(store: Cache, wanted: ReadonlySet<string>): Promise<void> {
  const known = new Set<string>();
  for (const request of await store.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/assets/")) continue;
    known.add(pathname);
    if (!wanted.has(pathname)) await store.delete(request);
  }
  await store.addAll([...wanted].filter((path) => !known.has(path)));
}
