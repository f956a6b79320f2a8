import { agree, HALF_LIFE_MS } from "~/features/prices";
import { DAY_MS } from "~/i18n/days";

/** Somebody looked at a price and said what it is; null where it is another, or none any more. */
export interface Look {
  /** Which price. */
  key: string;
  person: string;
  /** Halalas. */
  price: number | null;
  /** What a word of theirs weighs. */
  weight: number;
  /** ms */
  at: number;
}

/** A look at a price that others stood by before. */
export interface SecondLook {
  key: string;
  days: number;
  /** What stood behind the price by then. */
  support: number;
  weight: number;
  /** Whether it found another. */
  differs: boolean;
}

/** How long prices hold, and what speaks against each from the first. */
export interface Wrongness {
  holdsDays: number;
  doubt: number;
}

/** The looks, earliest first, at what somebody else had said; support fades as it does for what is shown. */
export function secondLooks(looks: readonly Look[]): SecondLook[] {
  const shown = new Map<string, { price: number; support: number; at: number; person: string }>();
  const second: SecondLook[] = [];
  for (const { key, person, price, weight, at } of looks) {
    const before = shown.get(key);
    const faded = before ? before.support * 2 ** (-(at - before.at) / HALF_LIFE_MS) : 0;
    const differs = before !== undefined && (price === null || !agree(price, before.price));
    if (before && before.person !== person)
      second.push({ key, days: (at - before.at) / DAY_MS, support: faded, weight, differs });
    if (price === null) shown.delete(key);
    else shown.set(key, { price, support: differs ? weight : faded + weight, at, person });
  }
  return second;
}

/** How likely a second look finds another price: the first was wrong, or it has changed since, or this one is wrong. */
export function chanceOf(
  { days, support, weight }: SecondLook,
  { holdsDays, doubt }: Wrongness,
): number {
  const trusted = (behind: number) => behind / (behind + doubt);
  return 1 - trusted(support) * trusted(weight) * Math.exp(-days / holdsDays);
}

/** The mean loss of what is said of looks, in nats. */
export function lossOf(looks: readonly SecondLook[], wrongness: Wrongness): number {
  const losses = looks.map((look) => {
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, chanceOf(look, wrongness)));
    return -Math.log(look.differs ? chance : 1 - chance);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length);
}

/** Between what is tried: no menu changes daily, none stays for ten years, and no first word is wrong more often than right. */
const DAYS: readonly [number, number] = [3, 3650];
const DOUBTS: readonly [number, number] = [0.0005, 0.5];
/** Values tried of each at once, and how often the best's surroundings are tried again, finer. */
const STEPS = 12;
const ROUNDS = 5;

/** What makes the looks likeliest. */
export function fitWrongness(looks: readonly SecondLook[]): Wrongness {
  let [days, doubts] = [DAYS, DOUBTS];
  let best = { holdsDays: DAYS[0], doubt: DOUBTS[0], loss: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round++) {
    for (const holdsDays of between(days))
      for (const doubt of between(doubts)) {
        const loss = lossOf(looks, { holdsDays, doubt });
        if (loss < best.loss) best = { holdsDays, doubt, loss };
      }
    [days, doubts] = [around(best.holdsDays, days), around(best.doubt, doubts)];
  }
  const { holdsDays, doubt } = best;
  return { holdsDays: Math.round(holdsDays), doubt: Number(doubt.toPrecision(2)) };
}

/** Values from one end to the other, each as many times the one before. */
const between = ([low, high]: readonly [number, number]) =>
  Array.from({ length: STEPS }, (_, at) => low * (high / low) ** (at / (STEPS - 1)));

/** A value with its neighbours on either side. */
function around(value: number, [low, high]: readonly [number, number]): [number, number] {
  const step = (high / low) ** (1 / (STEPS - 1));
  return [value / step, value * step];
}
