import { type Cuisine, isCuisine } from "~/features/catalogue";

/** A search by more letters than this means nothing. */
export const LONGEST_NAME = 60;

/** The list of restaurants whose neighbourhood is not known. */
export const OTHER_PATH = "/districts/other";

/** Which restaurants a list is of, as its address says it; null and empty where it does not. */
export interface Wanted {
  name: string;
  cuisine: Cuisine | null;
  /** The id of a neighbourhood; `other` for restaurants of which none is known. */
  area: number | "other" | null;
}

/** Reads what `/restaurants` asks for; what makes no sense is as if it were absent. */
export function wantedIn(params: URLSearchParams): Wanted {
  const cuisine = params.get("cuisine");
  const area = /^[1-9]\d{0,8}$/.exec(params.get("area") ?? "")?.[0];
  return {
    name: (params.get("name") ?? "").trim().slice(0, LONGEST_NAME),
    cuisine: isCuisine(cuisine) ? cuisine : null,
    area: area ? Number(area) : null,
  };
}

/** The number of a page of a list; null for one that can't be. */
export function pageIn(params: URLSearchParams): number | null {
  const text = params.get("page") ?? "1";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

/** The address of a page of the same list. @param search of the page that leads there. */
export function pagePath(pathname: string, search: string, page: number): string {
  const params = new URLSearchParams(search);
  params.delete("lng");
  params.delete("page");
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}
