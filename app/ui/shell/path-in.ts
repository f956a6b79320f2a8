import type { Language } from "~/i18n/languages";

interface Location {
  pathname: string;
  search: string;
}

/** Parameters that change what a page says, not what it is about: one page to a search engine. */
const ASIDE = ["quantity"];

/** The address under which a search engine should know a page: `language` as for `pathIn`. */
export function canonicalPathIn(language: Language | null, { pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  for (const name of ASIDE) params.delete(name);
  return pathIn(language, { pathname, search: params.toString() });
}

/** The address of the same page in another language, or in whichever its reader prefers. */
export function pathIn(language: Language | null, { pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  if (language) params.set("lng", language);
  else params.delete("lng");
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}
