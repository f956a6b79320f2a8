import type { PriceParts } from "~/features/prices/money";
import type { Random } from "~db/sample/random";

/** How a contributor behaves. */
type Character = "founder" | "honest" | "careless" | "hostile" | "ring" | "sleeper";

export interface Person {
  id: string;
  character: Character;
  /** Things said a day, on average. */
  activity: number;
}

/** What somebody does about an offer they look at. */
export type Deed = { kind: "snapshot" | "right"; price: PriceParts } | { kind: "changed" };

/** The operator's own people, moderators all: someone has to be believed first. */
const FOUNDERS = 10;

/** Ring members only ever push the ring's prices; sleepers are honest until `SLEEPERS_WAKE`, then a ring as well. */
const RING_SIZE = 20;
const SLEEPERS = 20;
export const SLEEPERS_WAKE = 60;

/** Of a thousand: most are honest, some don't look closely, some lie alone, and some lie together. */
export function makePeople(random: Random, count: number): Person[] {
  return Array.from({ length: count }, (_, i) => {
    const character = characterOf(i, random);
    // A few do much, most do little.
    const activity = 0.05 + 0.45 * random.next() ** 2;
    const together = character === "ring" || character === "sleeper";
    if (character === "founder") return { id: `person ${i}`, character, activity: 4 };
    return { id: `person ${i}`, character, activity: together ? 0.5 : activity };
  });
}

function characterOf(place: number, random: Random): Character {
  if (place < RING_SIZE) return "ring";
  if (place < RING_SIZE + SLEEPERS) return "sleeper";
  if (place < RING_SIZE + SLEEPERS + FOUNDERS) return "founder";
  const drawn = random.next();
  if (drawn < 0.75) return "honest";
  return drawn < 0.94 ? "careless" : "hostile";
}

/** What an honest person does: now and then they misread an amount. */
export function honestDeed(random: Random, real: PriceParts, shown: boolean | null): Deed {
  if (random.chance(0.01)) return { kind: "snapshot", price: misread(random, real) };
  if (shown === true && random.chance(0.7)) return { kind: "right", price: real };
  if (shown === false && random.chance(0.4)) return { kind: "changed" };
  return { kind: "snapshot", price: real };
}

/** What a careless one does: taps without looking, and misreads. `price` is what is shown; null for nothing. */
export function carelessDeed(random: Random, real: PriceParts, price: PriceParts | null): Deed {
  if (price && random.chance(0.15)) return { kind: "right", price };
  if (price && random.chance(0.03)) return { kind: "changed" };
  if (random.chance(0.06)) return { kind: "snapshot", price: misread(random, real) };
  return { kind: "snapshot", price: real };
}

/** What a liar does: forges a picture of a better or worse price, confirms the false and denies the true. */
export function hostileDeed(
  random: Random,
  real: PriceParts,
  price: PriceParts | null,
  isTrue: boolean,
): Deed {
  if (price && random.chance(0.6)) return isTrue ? { kind: "changed" } : { kind: "right", price };
  const item_price = Math.round((real.item_price * random.int(65, 140)) / 100);
  return { kind: "snapshot", price: { ...real, item_price } };
}

/** The price a ring has agreed on: a fifth less than the true one, so that the restaurant looks cheap. */
export function ringPrice(real: PriceParts): PriceParts {
  return { ...real, item_price: Math.round(real.item_price * 0.8) };
}

function misread(random: Random, real: PriceParts): PriceParts {
  const off = random.pick([-900, -500, -300, 300, 500, 900]);
  return { ...real, item_price: Math.max(100, real.item_price + off) };
}
