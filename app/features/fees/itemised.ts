import { z } from "zod";
import { type RankedOffer, toSar } from "~/features/prices";
import { dayText } from "~/i18n/days";

const sar = z.number().min(0);

/** Of what the fees of an order are made, and how far they are known: alike wherever prices leave the service. */
export const itemisedSchema = z.object({
  fees: z
    .object({
      delivery: sar,
      service: sar,
      smallOrder: sar.meta({ description: "SAR added to an order below a platform's limit." }),
    })
    .meta({
      description: "What deliveryFee is made of. Only where a place or a time was asked for.",
    }),
  range: z.object({ low: sar, high: sar }).meta({
    description: "The range, in SAR, that holds the total in eight out of ten such orders.",
  }),
  basis: z
    .object({
      level: z.enum(["here", "restaurant", "distance", "platform", "none"]).meta({
        description:
          "here: this restaurant to this place; restaurant: this restaurant; distance: this platform at such a distance; platform: this platform; none: fewer than three people have told us, so no fees are counted.",
      }),
      orders: z.int().min(0).meta({ description: "How many orders of that level we know of." }),
      people: z.int().min(0).meta({ description: "How many people they come from." }),
      newest: z.iso.date().nullable().meta({ description: "The day of the newest, in Riyadh." }),
    })
    .meta({ description: "What the fees are known from." }),
  minimumOrder: sar.nullable().meta({
    description:
      "The least, in SAR, that the dishes must cost for the platform to take the order; null if unknown.",
  }),
});
export type ItemisedFees = z.infer<typeof itemisedSchema>;

/** Of what the fees of an offer are made and how far they are known, in riyals. */
export function itemisedFees({
  low,
  high,
  fees,
}: Pick<RankedOffer, "low" | "high" | "fees">): ItemisedFees {
  const { basis, thresholds } = fees;
  return {
    fees: {
      delivery: toSar(fees.delivery),
      service: toSar(fees.service),
      smallOrder: toSar(fees.smallOrder),
    },
    range: { low: toSar(low), high: toSar(high) },
    basis: { ...basis, newest: basis.newest === null ? null : dayText(basis.newest) },
    minimumOrder: thresholds.minimum === undefined ? null : toSar(thresholds.minimum),
  };
}
