import { z } from "zod";
import { CUISINES, type Cuisine } from "~/features/catalogue";
import { cleanText } from "~/server/clean-text";

const NAME_LENGTH = 80;
const REASON_LENGTH = 300;

const id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .nullable()
  .catch(null);

const name = cleanText({ most: NAME_LENGTH });

/** `24.694, 46.684`, as maps give it to copy; null when there is none, undefined when it is something else. */
const position = z.string().transform((text) => {
  const typed = text.normalize("NFKC").replace(/،/g, ",").trim();
  if (typed === "") return null;
  const [, lat, lng] =
    /^(-?\d{1,3}(?:\.\d{1,12})?)\s*[, ]\s*(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(typed) ?? [];
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined;
});

/** What a moderator makes of a suggestion: a restaurant, or a branch of one that is there. */
export const acceptSchema = z
  .object({
    /** Of the restaurant it is a branch of; null for a new one. */
    restaurant: id,
    name_ar: name,
    name_en: name,
    cuisine: z
      .enum(Object.keys(CUISINES) as [Cuisine, ...Cuisine[]])
      .nullable()
      .catch(null),
    area: id,
    position,
  })
  .superRefine(({ restaurant, name_ar, name_en, area, position: at }, context) => {
    const wrong: [boolean, string][] = [
      [restaurant === null && !name_ar && !name_en, "name_ar"],
      [at === undefined, "position"],
      [at === null && area === null, "area"],
    ];
    for (const [isWrong, field] of wrong)
      if (isWrong) context.addIssue({ code: "custom", path: [field], message: "invalid" });
  });

export type AcceptedSuggestion = z.output<typeof acceptSchema>;

export const refuseSchema = z.object({
  reason: cleanText({ least: 1, most: REASON_LENGTH, lines: true }),
});
