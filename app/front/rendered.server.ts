import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { RenderedPage } from "./page.server";

/** What pages may take in memory, packed. */
const MOST_BYTES = 6 * 1024 * 1024;

const pages = new LRUCache<string, RenderedPage>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ packed }) => packed.length,
});

/** Pages made once so far, of which many are never asked for again: those are not packed. */
const made = new LRUCache<string, true>({ max: 5_000 });

/** All that a page is made of, but what is the same as long as the process runs. */
export interface PageParts {
  language: string;
  url: string;
  /** What the loaders gave, as the page hands it to the browser. */
  data: string;
}

/**
 * A page is a pure function of its parts, so that one with the same parts is the same page, whoever reads it and whenever:
 * nothing has to be thrown away when something is written. It is kept from the second time on.
 *
 * @param render makes the page.
 */
export function renderedOnce(
  { language, url, data }: PageParts,
  render: () => RenderedPage,
): RenderedPage {
  const key = createHash("sha256")
    .update(JSON.stringify([language, url]))
    .update(data)
    .digest("base64");
  const known = pages.get(key);
  if (known) return known;
  const page = render();
  if (made.has(key)) pages.set(key, page);
  else made.set(key, true);
  return page;
}
