import type { Random } from "~/sample/random";

/** How a contributor behaves. */
type Character = "founder" | "honest" | "careless" | "hostile" | "ring" | "sleeper";

export interface Person {
  id: string;
  character: Character;
  /** Things said a day, on average. */
  activity: number;
}

/** What somebody does about an offer they look at: a picture of an item price (halalas), or a tap. */
export type Deed = { kind: "snapshot"; itemPrice: number } | { kind: "right" | "changed" };

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

/**
 * What an honest person does: now and then they misread an amount. `real` is the true item price, halalas; `isTrue`
 * says whether the price shown is what they pay, null for nothing shown.
 */
export function honestDeed(random: Random, real: number, isTrue: boolean | null): Deed {
  if (random.chance(0.01)) return { kind: "snapshot", itemPrice: misread(random, real) };
  if (isTrue === true && random.chance(0.7)) return { kind: "right" };
  if (isTrue === false && random.chance(0.4)) return { kind: "changed" };
  return { kind: "snapshot", itemPrice: real };
}

/** What a careless one does: taps without looking, and misreads. */
export function carelessDeed(random: Random, real: number, isTrue: boolean | null): Deed {
  if (isTrue !== null && random.chance(0.15)) return { kind: "right" };
  if (isTrue !== null && random.chance(0.03)) return { kind: "changed" };
  if (random.chance(0.06)) return { kind: "snapshot", itemPrice: misread(random, real) };
  return { kind: "snapshot", itemPrice: real };
}

/** What a liar does: forges a picture of a better or worse price, confirms the false and denies the true. */
export function hostileDeed(random: Random, real: number, isTrue: boolean | null): Deed {
  if (isTrue !== null && random.chance(0.6)) return { kind: isTrue ? "changed" : "right" };
  return { kind: "snapshot", itemPrice: Math.round((real * random.int(65, 140)) / 100) };
}

/** What a member of a ring does for the ring's price; `isTheirs` says whether it is shown, null for nothing shown. */
export function ringDeed(random: Random, real: number, isTheirs: boolean | null): Deed {
  if (isTheirs === true && random.chance(0.5)) return { kind: "right" };
  if (isTheirs === false && random.chance(0.3)) return { kind: "changed" };
  return { kind: "snapshot", itemPrice: ringPrice(real) };
}

/** The price a ring has agreed on: a fifth less than the true one, so that the restaurant looks cheap. */
export function ringPrice(real: number): number {
  return Math.round(real * 0.8);
}

function misread(random: Random, real: number): number {
  return Math.max(100, real + random.pick([-900, -500, -300, 300, 500, 900]));
}
