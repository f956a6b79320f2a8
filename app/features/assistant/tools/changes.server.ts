import { cheaperLater } from "~/features/fees";
import { feeHours, knownOffers, withFees } from "~/features/fees/index.server";
import { compare, toSar } from "~/features/prices";
import type { ToolContext } from "./context";
import type { AskedTerms } from "./destination.server";
import type { Ordered } from "./for-people.server";
import type { ComparedDish } from "./schema";

/** What an order would cost later that day, and where and when the person orders otherwise. */
export async function changesOf(
  { db, now: clock }: ToolContext,
  { item, quantity, comparison }: Ordered,
  { terms, otherwise }: AskedTerms,
): Promise<Pick<ComparedDish, "cheaperLater" | "elsewhere">> {
  const now = clock();
  const offers = (await knownOffers(db, [item.id])).get(item.id) ?? [];
  const hours = feeHours(offers, quantity, { terms, now });
  const later = hours ? cheaperLater(hours) : [];
  const other = otherwise && compare(withFees(offers, quantity, otherwise.terms), quantity, now);
  return {
    cheaperLater: later.map(({ platform, hour, less }) => ({
      platform,
      from: `${String(hour).padStart(2, "0")}:00`,
      less: toSar(less),
    })),
    elsewhere: otherwise &&
      other && {
        destination: otherwise.named,
        totals: other.ranked.flatMap(({ platform, total }) => {
          const asked = comparison.ranked.find((offer) => offer.platform === platform);
          return asked
            ? [{ platform, total: toSar(total), change: toSar(asked.total - total) }]
            : [];
        }),
      },
  };
}
