import type { Kysely } from "kysely";
import { type ConfiguredNames, PLATFORMS, priceHistory, toSar } from "~/features/prices";
import { versionsOfDishes } from "~/features/prices/index.server";
import { dayText } from "~/i18n/days";
import type { Database, PriceVersion } from "~db/schema";
import type { ComparedDish } from "./schema";

interface At {
  /** ms */
  now: number;
  platformNames?: ConfiguredNames;
}

/** How the item price of each of some dishes has moved on each platform: what it is, and what it was before. */
export async function withMoves(
  db: Kysely<Database>,
  matches: readonly ComparedDish[],
  at: At,
): Promise<ComparedDish[]> {
  const versions = await versionsOfDishes(
    db,
    matches.map(({ dish }) => Number(dish.id)),
  );
  return matches.map((match) => ({
    ...match,
    history: movesIn(versions.get(Number(match.dish.id)) ?? [], at),
  }));
}

function movesIn(
  versions: readonly PriceVersion[],
  { now, platformNames = {} }: At,
): NonNullable<ComparedDish["history"]> {
  const steps = priceHistory(versions, null, now)?.steps ?? [];
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
