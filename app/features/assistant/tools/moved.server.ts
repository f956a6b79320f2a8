import type { Kysely } from "kysely";
import { type ConfiguredNames, PLATFORMS, priceHistory, toSar } from "~/features/prices";
import { versionsOfDish } from "~/features/prices/index.server";
import { dayText } from "~/i18n/days";
import type { Database } from "~db/schema";
import type { ComparedDish } from "./schema";

/** How the item price of a dish has moved on each platform: what it is, and what it was before. `now` in ms. */
export async function movesOf(
  db: Kysely<Database>,
  dishId: number,
  { now, platformNames = {} }: { now: number; platformNames?: ConfiguredNames },
): Promise<NonNullable<ComparedDish["history"]>> {
  const steps = priceHistory(await versionsOfDish(db, dishId), null, now)?.steps ?? [];
  return PLATFORMS.flatMap((platform) => {
    const own = steps.filter((step) => step.platform === platform).sort((a, b) => b.from - a.from);
    const [last] = own;
    const before = own.find(({ price }) => price !== last?.price);
    if (!last) return [];
    return [
      {
        platform,
        platformName: platformNames[platform] ?? null,
        itemPrice: toSar(last.price),
        before: before ? { itemPrice: toSar(before.price), until: dayText(before.to) } : null,
      },
    ];
  });
}
