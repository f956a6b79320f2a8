import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import { PLATFORMS, type Platform } from "~/features/prices/platform";
import { DAY_MS } from "~/i18n/days";
import type { ObservationsTable } from "~db/schema";
import { type Saying, tellStory } from "./evidence-stories";
import type { SampleDish } from "./menu-dishes";
import { type PlatformTerms, priceSteps, termsOf } from "./platform-terms";
import { type Random, randomFor } from "./random";
import { RESTAURANTS } from "./restaurants";

/** What somebody said. */
export type SampleObservation = Omit<
  Selectable<ObservationsTable>,
  "id" | "order_id" | "quantity" | "options"
>;

/** Lines of a menu, from its top, that many people watch. */
const POPULAR_LINES = 3;

/** Share of the less asked-for dishes that one of the restaurant's platforms does not sell. */
const NOT_SOLD = 0.08;

/** People order between noon and shortly before midnight, ms after midnight. */
const NOON_MS = DAY_MS / 2;
const EVENING_MS = DAY_MS - 10 * 60 * 1000;

/** Everything said about the dishes in the 60 days before the midnight `today` (ms), oldest first. */
export function observationsOf(dishes: readonly SampleDish[], today: number): SampleObservation[] {
  const rows = RESTAURANTS.flatMap((restaurant, i) => {
    const menu = dishes.filter((dish) => dish.restaurant_id === i + 1);
    const popular = new Set(
      [...new Set(menu.map((dish) => dish.dish_name_id))].slice(0, POPULAR_LINES),
    );
    return platformsOf(restaurant.platforms).flatMap((platform) => {
      const key = `${restaurant.ar ?? restaurant.en} ${platform}`;
      const terms = termsOf(restaurant, platform);
      return menu.flatMap((dish, line) => {
        const random = randomFor(`${key} ${line}`);
        const watched = popular.has(dish.dish_name_id);
        if (dish.menuPrice === null || (!watched && random.chance(NOT_SOLD))) return [];
        return offerRows(random, dish, platform, terms, watched, today);
      });
    });
  });
  return rows.sort((a, b) => a.observed_at - b.observed_at || a.dish_id - b.dish_id);
}

function platformsOf(letters: readonly string[] = ["a", "b", "c"]): Platform[] {
  return PLATFORMS.filter((platform) => letters.includes(platform.slice(-1)));
}

function offerRows(
  random: Random,
  dish: SampleDish,
  platform: Platform,
  terms: PlatformTerms,
  watched: boolean,
  today: number,
): SampleObservation[] {
  const steps = priceSteps(random, dish.menuPrice ?? 0, terms);
  return tellStory(random, watched).map((saying) => ({
    dish_id: dish.id,
    platform,
    user_id: saying.person.id,
    ...sayingColumns(saying, steps),
    image_hash: saying.says === "snapshot" ? imageHash(saying, dish, platform) : null,
    trust_level: saying.person.trustLevel,
    observed_at: today - saying.daysAgo * DAY_MS + random.int(NOON_MS, EVENING_MS),
  }));
}

function sayingColumns({ says, step }: Saying, steps: readonly number[]) {
  if (says === "changed" || says === "gone")
    return { kind: says, proof: "tap", item_price: null } as const;
  const item_price = steps[step];
  if (item_price === undefined) throw new Error(`No price ${step} steps back`);
  return { kind: "price", proof: says, item_price } as const;
}

/** One picture of a menu shows many dishes: SHA-256 of who took it, where and on which day. */
function imageHash({ person, daysAgo }: Saying, dish: SampleDish, platform: Platform): string {
  return createHash("sha256")
    .update(`sample picture ${person.id} ${dish.restaurant_id} ${platform} ${daysAgo}`)
    .digest("hex");
}
