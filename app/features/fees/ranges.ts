import { LEAST_PEOPLE } from "./constants";
import { peopleIn, type WeighedOrder } from "./evidence";
import type { PlatformFees, Spread } from "./model";
import type { Payer } from "./payer";
import fitted from "./ranges.json" with { type: "json" };
import { at, effective, sum, toCoin } from "./robust";
import { insertionOf } from "./sample";

/** Ends of the bands of distance, metres. */
const BANDS = [2000, 4000, 7000, 12000];

export const BAND_COUNT = BANDS.length + 1;

export function bandOf(metres: number): number {
  const band = BANDS.findIndex((end) => metres < end);
  return band < 0 ? BANDS.length : band;
}

/** What of a situation is known; each that is not makes the range wider. */
export interface Known {
  metres: number | null;
  hourKnown: boolean;
  /** Whether the restaurant has fees of its own. */
  restaurant: boolean;
}

const keyOf = (payer: Payer, { hourKnown, metres, restaurant }: Known, band: number | null) =>
  payer === "payer"
    ? `payer ${metres === null ? "anywhere" : (band ?? "all")} ${hourKnown ? "hour" : "day"} ${restaurant ? "restaurant" : "platform"}`
    : payer;

const NONE: Spread = { below: 0, above: 0 };

/** The spread of orders as far as a situation is known. */
export function spreadOf(
  { spreads }: Pick<PlatformFees, "spreads">,
  payer: Payer,
  known: Known,
): Spread {
  const band = known.metres === null ? null : bandOf(known.metres);
  return spreads[keyOf(payer, known, band)] ?? spreads[keyOf(payer, known, null)] ?? NONE;
}

/** What is told of a range around what is typical: on the coin, never below nothing, and never without what is typical. Halalas. */
export const toldRange = (typical: number, { above, below }: Spread, coin: number) => ({
  low: Math.max(0, Math.min(typical, toCoin(typical + below, coin))),
  high: Math.max(typical, toCoin(typical + above, coin)),
});

/** People are dealt into so many folds; a range is tried on each that was taken from the others. */
export const FOLDS = 5;

/** An order that was paid, and how far it lay from what was typical when so much of it was known (halalas). */
export interface MissedOrder {
  order: WeighedOrder;
  payer: Payer;
  /** The fold of its person. */
  fold: number;
  /** Whether enough others tell what its restaurant is like. */
  restaurant: boolean;
  by: (known: Omit<Known, "metres"> & { place: boolean }) => MissedBy;
}

/** By how much an order was missed, what was told to be typical, and the coin that is told on; halalas. */
export interface MissedBy {
  by: number;
  typical: number;
  coin: number;
}

/**
 * What a range is to hold of the fees of those who had no say in it, so that with item prices, of which some have changed
 * unseen, 8 in 10 totals lie in theirs. Fitted by `npm run fit -- ranges`.
 */
const HOLDS: number = fitted.holds;

/** The shares of the orders at hand that are tried: of a range that holds less than half the middle may be out. */
const LEVELS = Array.from({ length: 37 }, (_, i) => 0.5 + i / 80);

/** A band needs this many equal voices before it is believed as much as all bands together. */
const BAND_VOICES = 15;

/** The ranges that hold so much of these orders: for each way of knowing less, and each band of distance. */
export function spreadsOf(all: readonly MissedOrder[], holds = HOLDS): Record<string, Spread> {
  const missed = withoutStrays(all);
  const spreads: Record<string, Spread> = {};
  for (const payer of ["free", "member"] as const) {
    const known = { place: true, hourKnown: true, restaurant: true };
    const of = missed.filter((one) => one.payer === payer);
    const { all } = calibrated(missesOf(of, known), holds);
    if (all) spreads[keyOf(payer, { ...known, metres: 0 }, null)] = all;
  }
  const payers = missed.filter(({ payer }) => payer === "payer");
  for (const hourKnown of [true, false])
    for (const restaurant of [true, false])
      for (const place of [true, false]) {
        const misses = missesOf(payers, { place, hourKnown, restaurant });
        const { all, bands } = calibrated(misses, holds);
        const known = { metres: place ? 0 : null, hourKnown, restaurant };
        if (all) spreads[keyOf("payer", known, null)] = all;
        bands.forEach((own, band) => {
          if (own) spreads[keyOf("payer", known, band)] = own;
        });
      }
  return spreads;
}

/** So many orders of a person show what they are like: to all of the first two a surge happens to one in a hundred or two. */
const LEAST_TOLD = 2;

/** What far out is measured by holds so much: surges and a fifth of lies are too few to be in it. */
const CORE = 0.7;

/** Far out is an order beyond that by its width again, and by so much at least, halalas. */
const LEAST_FAR = 200;

/**
 * The orders of all but those who are far out as a rule: a surge or a day of rain meets anybody, but who pays far more or less
 * than everybody else most of the time lies, or is somewhere else than they say, and their orders are none of others' range.
 */
function withoutStrays(missed: readonly MissedOrder[]): MissedOrder[] {
  const told = new Map<string, { orders: number; far: number }>();
  for (const payer of ["free", "member", "payer"] as const) {
    const misses = missed
      .filter((one) => one.payer === payer)
      .map(missKnown)
      .sort((a, b) => a.by - b.by);
    const { above, below } = shortest(misses, CORE);
    const far = Math.max(LEAST_FAR, above - below);
    for (const { by, person } of misses) {
      const own = told.get(person) ?? { orders: 0, far: 0 };
      const isFar = by < below - far || by > above + far;
      told.set(person, { orders: own.orders + 1, far: own.far + Number(isFar) });
    }
  }
  return missed.filter(({ order: { person } }) => {
    const own = told.get(person) ?? { orders: 0, far: 0 };
    return own.orders < LEAST_TOLD || 2 * own.far <= own.orders;
  });
}

/** By how much an order was missed where all is known of it that was told. */
export const missKnown = (one: MissedOrder): Miss =>
  missOf(one, {
    place: one.order.metres !== null,
    hourKnown: one.order.hourKnown,
    restaurant: one.restaurant,
  });

/** By how much an order was missed, and what counts about it. */
interface Miss extends MissedBy {
  voice: number;
  fold: number;
  person: string;
  /** Null where distances are not told apart. */
  band: number | null;
}

/** The misses of orders of which so much is known, the lowest first. */
function missesOf(missed: readonly MissedOrder[], known: Parameters<MissedOrder["by"]>[0]): Miss[] {
  return missed
    .filter(
      ({ order, restaurant }) =>
        (!known.place || order.metres !== null) &&
        (!known.hourKnown || order.hourKnown) &&
        (!known.restaurant || restaurant),
    )
    .map((one) => missOf(one, known))
    .sort((a, b) => a.by - b.by);
}

const missOf = (one: MissedOrder, known: Parameters<MissedOrder["by"]>[0]): Miss => ({
  ...one.by(known),
  voice: one.order.voice,
  fold: one.fold,
  person: one.order.person,
  band: known.place ? bandOf(one.order.metres ?? 0) : null,
});

/** The range of all misses, and of those of each band, drawn towards it where the band has few; null of too few people. */
interface Spreads {
  all: Spread | null;
  bands: (Spread | null)[];
}

/**
 * The ranges that held as near to `holds` of the orders of people who had no say in them as any do. What is taken as the shortest
 * of all intervals is too short for others, the more so the fewer it is taken from; how much so is tried out. Fees that many are
 * charged alike are in or out by hundreds at once: where the level before falls short by less, it is the truer one.
 */
function calibrated(misses: readonly Miss[], holds: number): Spreads {
  const folds = Array.from({ length: FOLDS }, (_, fold) => ({
    apart: misses.filter((one) => one.fold === fold),
    others: misses.filter((one) => one.fold !== fold),
  }));
  // The next person is one more than those who were asked: (n + 1) / n, as conformal prediction has it.
  const wanted = holds * (1 + 1 / voicesIn(misses)) * sum(misses.map(({ voice }) => voice));
  const heldAt = (level: number) =>
    sum(folds.map(({ apart, others }) => heldBy(spreadsAt(others, level), apart)));
  const enough = insertionOf(LEVELS, (level) => heldAt(level) < wanted);
  const [before, level] = [Math.max(0, enough - 1), Math.min(enough, LEVELS.length - 1)].map((i) =>
    at(LEVELS, i),
  ) as [number, number];
  const isTruer = wanted - heldAt(before) < heldAt(level) - wanted;
  return spreadsAt(misses, isTruer ? before : level);
}

/** How many people of equal voice tell as much; where somebody lives is off in all of their orders alike. */
function voicesIn(misses: readonly Miss[]): number {
  const voices = new Map<string, number>();
  for (const { person, voice } of misses) voices.set(person, (voices.get(person) ?? 0) + voice);
  return Math.max(1, effective([...voices.values()]));
}

/** The voice of the misses that lie in their ranges, as these are told. */
function heldBy({ all, bands }: Spreads, misses: readonly Miss[]): number {
  return sum(
    misses.map(({ band, by, coin, typical, voice }) => {
      const spread = (band === null ? null : bands[band]) ?? all ?? NONE;
      const { high, low } = toldRange(typical, spread, coin);
      return low <= typical + by && typical + by <= high ? voice : 0;
    }),
  );
}

function spreadsAt(misses: readonly Miss[], level: number): Spreads {
  const all = middleOf(misses, level);
  const bands = Array.from({ length: BAND_COUNT }, (_, band) => {
    const of = misses.filter((one) => one.band === band);
    const own = middleOf(of, level);
    return own && all && mixed(own, all, of.length);
  });
  return { all, bands };
}

const middleOf = (misses: readonly Miss[], level: number): Spread | null =>
  peopleIn(misses) < LEAST_PEOPLE ? null : shortest(misses, level);

/** The shortest interval that holds so much: what happens to one order in ten, such as a surge, widens no range. */
function shortest(sorted: readonly Miss[], level: number): Spread {
  const wanted = level * sum(sorted.map(({ voice }) => voice));
  let [best, from, held] = [NONE, 0, 0];
  let width = Number.POSITIVE_INFINITY;
  for (const { by, voice } of sorted) {
    held += voice;
    for (let first = sorted[from]; first && held - first.voice >= wanted; first = sorted[from]) {
      held -= first.voice;
      from += 1;
    }
    const below = sorted[from]?.by ?? 0;
    if (held >= wanted && by - below < width) [width, best] = [by - below, { below, above: by }];
  }
  return best;
}

function mixed(own: Spread, all: Spread, count: number): Spread {
  const share = count / (count + BAND_VOICES);
  return {
    below: share * own.below + (1 - share) * all.below,
    above: share * own.above + (1 - share) * all.above,
  };
}
