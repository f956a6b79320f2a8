import { z } from "zod";

const LONGEST_AREA = 100;

const areaSchema = z
  .union([
    z
      .string()
      .max(LONGEST_AREA * 4)
      .trim()
      .min(1)
      .refine((area) => [...area].length <= LONGEST_AREA),
    z.int().positive(),
  ])
  .transform(String)
  .meta({
    description:
      "Where the order goes: a Riyadh neighbourhood by its Arabic or English name or its id. Not together with lat and lng; without a place, fees are typical of the city.",
  });

/** Where an order goes and when, as every endpoint that tells totals is asked. */
export const destinationFields = {
  area: areaSchema.optional(),
  lat: z.number().optional().meta({
    description: "Where the order goes: latitude in decimal degrees, within Saudi Arabia.",
  }),
  lng: z.number().optional().meta({
    description: "Where the order goes: longitude in decimal degrees, within Saudi Arabia.",
  }),
  at: z.iso.datetime({ offset: true, local: true }).optional().meta({
    description:
      "When, in ISO 8601; Riyadh time where no offset is given. From an hour ago to a week ahead; now when absent.",
  }),
};

/** Both or neither of a pair of coordinates, and a place said in one way only. */
export function isOnePlace({
  value,
  issues,
}: z.core.ParsePayload<{ area?: string; lat?: number; lng?: number }>) {
  const { area, lat, lng } = value;
  const wrong = (path: string[]) =>
    issues.push({ code: "custom", input: value, path, message: "A place is said in one way" });
  if (lat !== undefined && lng === undefined) wrong(["lng"]);
  else if (lng !== undefined && lat === undefined) wrong(["lat"]);
  else if (lat !== undefined && area !== undefined) wrong([]);
}
