import { z } from "zod";
import { preferenceCookie } from "~/server/http/preference-cookie.server";

/** The id of the neighbourhood a person chose last; 0 where they chose none of them, but the whole city. */
const areaChosen = preferenceCookie("waffir_area", z.int().min(0));

/** The neighbourhood that the pages remember. */
export const areaCookie = {
  /** The id of the one chosen last; null where none was, or the whole city. */
  recall: async (request: Request) => (await areaChosen.recall(request)) || null,
  /** Whether anything was ever chosen, the whole city included. */
  isSet: async (request: Request) => (await areaChosen.recall(request)) !== null,
  /** The `Set-Cookie` header that remembers an id, or with null the whole city, for a year. */
  remember: (id: number | null) => areaChosen.remember(id ?? 0),
};

/** The time (ms) that a person wants their order at, for as long as it has not passed; 0 means now. */
export const timeCookie = preferenceCookie("waffir_time", z.int().min(0));
