import { readFileSync } from "node:fs";
import { z } from "zod";
import { PLATFORMS } from "~/features/prices";
import { StartError } from "~/server/start-error";

const sar = z.number();
const amountOrNone = sar.nullable().default(null);

/** The hidden rules of one platform. Amounts are SAR. */
const platformSchema = z.object({
  delivery: z
    .object({
      base: sar.default(9),
      perKm: sar.default(0),
      fromKm: z.number().default(0),
      bandsKm: z.array(z.number()).default([]),
      /** One more than `bandsKm`; replaces base and perKm. */
      fees: z.array(sar).default([]),
    })
    .prefault({}),
  peak: z
    .object({
      hours: z.array(z.number()).default([]),
      factor: z.number().default(1),
      plus: sar.default(0),
    })
    .prefault({}),
  weekendPlus: sar.default(0),
  nightPlus: sar.default(0),
  service: z
    .object({
      fixed: sar.default(0),
      share: z.number().default(0),
      least: sar.default(0),
      most: sar.default(0),
    })
    .prefault({}),
  freeFrom: amountOrNone,
  smallOrder: z.object({ below: sar.default(0), fee: sar.default(0) }).prefault({}),
  minimum: amountOrNone,
  restaurantOffset: sar.default(0),
  members: z.object({ share: z.number().default(0), delivery: sar.default(0) }).prefault({}),
  surge: z.object({ chance: z.number().default(0), plus: sar.default(0) }).prefault({}),
  changeOnDay: z.number().nullable().default(null),
  changeFactor: z.number().default(1),
  /** What delivery is rounded to, SAR. */
  round: sar.default(0.01),
});

/** A world of hidden fee rules. Whatever is not told is plain: one fee for all, everybody honest, everything known. */
export const worldSchema = z.object({
  name: z.string(),
  seed: z.union([z.number(), z.string()]).default(1),
  restaurants: z.number().default(60),
  dishes: z.number().default(5),
  people: z.number().default(400),
  kilometres: z.number().default(30),
  days: z.number().default(60),
  orders: z.number().default(6000),
  platforms: z.partialRecord(z.enum(PLATFORMS), platformSchema).default({}),
  itemPrice: z.object({ changesEveryDays: z.number().default(90) }).prefault({}),
  /** Share of orders with a tip. */
  tips: z.number().default(0),
  liars: z
    .object({
      /** Share of the people. */
      share: z.number().default(0),
      kind: z.enum(["random", "high", "ring"]).default("random"),
      ring: z.number().default(20),
    })
    .prefault({}),
  unknownPlace: z.number().default(0),
  unknownHour: z.number().default(0),
  unknownMember: z.number().default(0),
});

export type World = z.infer<typeof worldSchema>;
export type PlatformRules = z.infer<typeof platformSchema>;

/** Completes a world; a platform that it does not name has the plain rules. */
export function completeWorld(given: unknown): World {
  const world = worldSchema.parse(given);
  for (const platform of PLATFORMS) {
    const rules = world.platforms[platform] ?? platformSchema.parse({});
    // Nobody can know of a change after the last day: it is none.
    if (rules.changeOnDay !== null && rules.changeOnDay >= world.days) rules.changeOnDay = null;
    world.platforms[platform] = rules;
  }
  return world;
}

export function worldIn(file: string): World {
  try {
    return completeWorld(JSON.parse(readFileSync(file, "utf8")));
  } catch (cause) {
    throw new StartError(`${file} is no world of fees: ${cause}`);
  }
}

/** What a platform charges in a world. */
export function rulesOf({ platforms }: World, platform: (typeof PLATFORMS)[number]): PlatformRules {
  return platforms[platform] ?? platformSchema.parse({});
}
