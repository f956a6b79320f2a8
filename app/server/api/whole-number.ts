import { z } from "zod";

/** A whole number in an address, from `least` to `most`; `otherwise` where there is none. */
export function wholeNumber(least: number, most: number, otherwise: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most)
    .default(otherwise);
}
