import type { Language } from "~/i18n/languages";

interface Location {
  pathname: string;
  search: string;
}

/** The address of the same page in another language, or in whichever its reader prefers. */
export function pathIn(language: Language | null, { pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  if (language) params.set("lng", language);
  else params.delete("lng");
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}
