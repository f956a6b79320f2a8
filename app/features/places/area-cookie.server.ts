import { z } from "zod";
import { preferenceCookie } from "~/server/preference-cookie.server";

/** Remembers the id of the neighbourhood a person chose last. */
export const areaCookie = preferenceCookie("waffir_area", z.int().positive());
