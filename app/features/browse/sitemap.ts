import { LANGUAGE_CODES } from "~/i18n/languages";
import { escapedText } from "~/ui/escaped-text";

/** Pages in one part of the sitemap. Each has six addresses: the protocol allows 50,000 of them, and 50 MB. */
export const PAGES_IN_A_PART = 1000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The list of the parts there are. @param paths of the parts. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const parts = paths.map(
    (path) => `<sitemap><loc>${escapedText(origin + path)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${parts.join("")}</sitemapindex>\n`;
}

/**
 * One part: each page under its own address and under that of each language, every one with all the others beside it.
 *
 * @param paths of the pages, without queries.
 */
export function sitemapPart(origin: string, paths: readonly string[]): string {
  const pages = paths.map((path) => {
    const own = escapedText(origin + path);
    const spoken = LANGUAGE_CODES.map((code) => ({ code, address: `${own}?lng=${code}` }));
    const alternates = [{ code: "x-default", address: own }, ...spoken]
      .map(
        ({ code, address }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`,
      )
      .join("");
    return [own, ...spoken.map(({ address }) => address)]
      .map((address) => `<url><loc>${address}</loc>${alternates}</url>\n`)
      .join("");
  });
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.join("")}</urlset>\n`;
}
