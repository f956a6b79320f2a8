import { z } from "zod";
import { itemisedSchema } from "~/features/fees";
import { PLATFORMS } from "~/features/prices";

const sar = z.number().min(0);

/** The dishes of one order, as the price tool is asked for what they come to together. */
export const orderInput = z
  .array(z.object({ dish: z.string(), quantity: z.int().min(1).max(99) }))
  .max(12)
  .meta({
    description:
      "The dishes of one order at one restaurant, by the ids that earlier results gave: what they come to together. Instead of dish and restaurant.",
  });

/** What an order comes to on a platform. */
const orderTotal = z.object({
  platform: z.enum(PLATFORMS),
  platformName: z.string().nullable(),
  items: sar.meta({ description: "SAR of the dishes together, before fees." }),
  fees: itemisedSchema.shape.fees.meta({ description: "SAR, each paid once." }),
  basis: itemisedSchema.shape.basis.pick({ level: true }),
  vat: sar,
  total: sar,
  perPerson: sar.optional(),
  status: z.enum(["verified", "unverified", "stale"]),
});

/** What one order of several dishes comes to. */
export const orderResult = z.object({
  ranked: z
    .array(orderTotal)
    .meta({ description: "The platforms that take it and have all of it, cheapest first." }),
  notTaken: z
    .array(orderTotal.extend({ short: sar.meta({ description: "SAR short of the minimum." }) }))
    .meta({ description: "Those that have all of it, and do not take so small an order." }),
});
export type OrderTotals = z.infer<typeof orderResult>;
