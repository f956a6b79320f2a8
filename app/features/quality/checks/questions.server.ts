import { createHash } from "node:crypto";
import { choose, type Valued } from "./worth";

/** At most so many questions at once: more is work. */
export const SHOWN = 3;

/** The worthiest of a list of which each person is asked some: helpers of one hour look at different ones. */
const DRAWN_FROM = 12;

/** What could be asked: of what the person searched for today, what people near them ask for, and what the city does. */
export interface CheckLists<T> {
  own: readonly T[];
  near: readonly T[];
  city: readonly T[];
}

/** Who is asked in which hour, and what another person is looking at. */
export interface AskedHelper {
  userId: string;
  hour: number;
  isHeld: (key: string) => boolean;
}

/** The worthiest of each list, three times what is drawn from: others hold some of them. Worth nothing, it is not asked. */
export function contenders<T extends Valued>({ own, near, city }: CheckLists<T>): CheckLists<T> {
  const top = (list: readonly T[]) =>
    list
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, 3 * DRAWN_FROM);
  return { own: top(own), near: top(near), city: top(city) };
}

/** What a person is asked, of contenders: other prices every hour, the worthier the likelier, and none that another looks at. */
export function questionsFor<T extends Valued>(
  { own, near, city }: CheckLists<T>,
  { userId, hour, isHeld }: AskedHelper,
): T[] {
  const drawn = (list: readonly T[]) =>
    list
      .slice(0, DRAWN_FROM)
      .map((one) => ({ ...one, worth: drawOf(`${userId} ${hour} ${one.key}`, one.worth) }));
  const free = (list: readonly T[]) => drawn(list.filter(({ key }) => !isHeld(key)));
  return choose({ own: drawn(own), near: free(near), city: free(city) }, SHOWN);
}

/** A draw in which who weighs twice as much is twice as likely first: `ln(u) / weight`, u from the key alone. */
function drawOf(key: string, weight: number): number {
  const u = (createHash("sha256").update(key).digest().readUInt32BE() + 1) / 2 ** 32;
  return Math.log(Math.min(u, 1 - Number.EPSILON)) / weight;
}
