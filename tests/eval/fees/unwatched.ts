import { agree, statusAt } from "~/features/prices";
import { besideOthers, unwatchedBefore } from "~/features/prices/beside-others";
import { DAY_MS } from "~/i18n/days";
import { START } from "./charges";
import { cityOf, priceAt } from "./city";
import { picturesOf } from "./orders";
import { foldGroups } from "./rules";
import type { World } from "./world";

/** Ends of the intervals that are told apart, days. */
const DAYS = [1, 2, 3, 4, 5, 7, 10, 14, Number.POSITIVE_INFINITY];

/** What is not verified by what was said of it alone. */
const BORNE_OUT = "the same elsewhere";

interface Promised {
  offers: number;
  false: number;
}

/**
 * Of the prices that would be verified by what was said of them alone: how many are false, by how long nobody had looked where
 * a new price of the dish was found on another platform since. It is where UNWATCHED_MS comes from. And of those that are verified
 * only since the dish still costs the same on another platform: that is BORNE_OUT_MS.
 */
export function printUnwatched(worlds: readonly World[]): void {
  const rows = new Map<string, Promised>();
  for (const world of worlds) {
    const { restaurants } = cityOf(world);
    const dishes = new Map(restaurants.flatMap((one) => one.dishes.map((dish) => [dish.id, dish])));
    const now = START + world.days * DAY_MS;
    for (const { folded, others, pictures } of foldGroups(
      picturesOf(world, cityOf(world), world.orders),
    ).values()) {
      const [first] = pictures;
      const dish = dishes.get(first?.dish ?? 0);
      const beside = besideOthers(folded, others);
      if (!first || !dish || !folded.offer || !beside) continue;
      const alone = statusAt(folded.offer, now) === "verified";
      if (!alone && statusAt(beside, now) !== "verified") continue;
      const name = alone ? nameOf(unwatchedBefore(folded, others)) : BORNE_OUT;
      const row = rows.get(name) ?? { offers: 0, false: 0 };
      rows.set(name, row);
      row.offers += 1;
      row.false += Number(!agree(priceAt(dish, first.platform, now), folded.offer.item_price));
    }
  }
  const names = [
    BORNE_OUT,
    "nothing found",
    ...DAYS.map((_, i) => nameOf((DAYS[i - 1] ?? 0) * DAY_MS)),
  ];
  console.table(
    names.flatMap((name) => {
      const row = rows.get(name);
      return row
        ? [
            {
              "days unwatched": name,
              verified: row.offers,
              "of it false": `${((100 * row.false) / row.offers).toFixed(1)} %`,
            },
          ]
        : [];
    }),
  );
}

function nameOf(unwatched: number | null): string {
  if (unwatched === null) return "nothing found";
  const i = DAYS.findIndex((end) => unwatched < end * DAY_MS);
  return `${DAYS[i - 1] ?? 0} to ${DAYS[i]}`;
}
