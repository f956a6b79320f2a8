import { readFileSync } from "node:fs";
import { z } from "zod";
import { PLATFORMS } from "~/features/prices";
import { StartError } from "~/server/start-error";

const sar = z.number();
const amountOrNone = sar.nullable().default(null);
const share = z.number().min(0).max(1);
const hour = z.int().min(0).max(23);
const count = z.int().min(1);
const day = z.number().min(0);

const isAscending = (list: readonly number[]) =>
  list.every((value, i) => i === 0 || value > (list[i - 1] ?? value));

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
    .refine(({ bandsKm, fees }) => fees.length === (fees.length && bandsKm.length + 1), {
      error: "fees has to have one more amount than bandsKm has ends",
    })
    .refine(({ bandsKm }) => isAscending(bandsKm), { error: "bandsKm has to ascend" })
    .prefault({}),
  peak: z
    .object({
      hours: z.array(hour).default([]),
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
  members: z.object({ share: share.default(0), delivery: sar.default(0) }).prefault({}),
  surge: z.object({ chance: share.default(0), plus: sar.default(0) }).prefault({}),
  changeOnDay: day.nullable().default(null),
  changeFactor: z.number().default(1),
  /** What delivery is rounded to, SAR. */
  round: sar.positive().default(0.01),
});

/** A world of hidden fee rules. Whatever is not told is plain: one fee for all, everybody honest, everything known. */
export const worldSchema = z.object({
  name: z.string(),
  seed: z.union([z.number(), z.string()]).default(1),
  restaurants: count.default(60),
  dishes: count.default(5),
  people: count.default(400),
  kilometres: z.number().positive().default(30),
  days: count.default(60),
  orders: count.default(6000),
  platforms: z.partialRecord(z.enum(PLATFORMS), platformSchema).default({}),
  itemPrice: z.object({ changesEveryDays: z.number().default(90) }).prefault({}),
  /** Share of orders with a tip. */
  tips: share.default(0),
  liars: z
    .object({
      /** Share of the people. */
      share: share.default(0),
      kind: z.enum(["random", "high", "ring"]).default("random"),
      ring: count.default(20),
    })
    .prefault({}),
  unknownPlace: share.default(0),
  unknownHour: share.default(0),
  unknownMember: share.default(0),
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

/** The world in a file. */
export const worldIn = (file: string): World => worldOf(file, () => readFileSync(file, "utf8"));

/** The world in a text; what is null there is not told. Throws a StartError that says in one sentence what is wrong with it. */
export function worldOf(name: string, read: () => string): World {
  try {
    return completeWorld(JSON.parse(read(), (_, value) => value ?? undefined));
  } catch (cause) {
    throw new StartError(`${name} is no world of fees: ${whyNot(cause)}.`);
  }
}

function whyNot(cause: unknown): string {
  if (!(cause instanceof z.ZodError)) return cause instanceof Error ? cause.message : `${cause}`;
  const [{ message, path } = { message: "", path: [] }] = cause.issues;
  return path.length > 0 ? `${path.join(".")}: ${message}` : message;
}

/** What a platform charges in a world. */
export function rulesOf({ platforms }: World, platform: (typeof PLATFORMS)[number]): PlatformRules {
  return platforms[platform] ?? platformSchema.parse({});
}
