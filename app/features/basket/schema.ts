import { z } from "zod";
import { MOST_OF_ONE } from "~/features/catalogue";
import { itemisedSchema } from "~/features/fees";
import { destinationFields, isOnePlace } from "~/features/places";
import { PLATFORMS } from "~/features/prices";
import { MOST_FULL_ORDERS, MOST_LINES } from "./limits";

const sar = z.number().min(0);
const platform = z.enum(PLATFORMS);
const status = z.enum(["verified", "unverified", "stale"]);

const askedLineSchema = z.object({
  dish: z
    .union([z.string().regex(/^[1-9]\d{0,14}$/), z.int().positive()])
    .transform(Number)
    .meta({ description: "The id of a dish, as /api/search gives it in item." }),
  quantity: z.int().min(1).max(MOST_OF_ONE).default(1).meta({ description: "1 when absent." }),
});

export const basketRequestSchema = z
  .object({
    lines: z
      .array(askedLineSchema)
      .min(1)
      .max(MOST_LINES)
      .refine((lines) => new Set(lines.map(({ dish }) => dish)).size === lines.length)
      .meta({ description: `1 to ${MOST_LINES} dishes, each once.` }),
    ...destinationFields,
    lang: z
      .enum(["ar", "en"])
      .default("ar")
      .meta({ description: "Language of names; the other one where a name is missing." }),
  })
  .check(isOnePlace);

const named = z.object({ id: z.string(), name: z.string() });
const count = z.int().min(1).max(MOST_OF_ONE);

const platformSchema = z.object({
  platform,
  total: sar.meta({ description: "SAR paid in all for the dishes that have a price there." }),
  items: sar.meta({ description: "SAR of those dishes, before fees." }),
  deliveryFee: sar.meta({ description: "SAR of all fees together; 0 also while none are known." }),
  vat: sar.meta({ description: "SAR of VAT charged on top; 0 where prices include it." }),
  confidence: z.enum(["high", "medium", "low"]),
  status: status.meta({ description: "That of the least certain item price." }),
  ...itemisedSchema.shape,
  fees: itemisedSchema.shape.fees.meta({ description: "What deliveryFee is made of." }),
  thresholds: z
    .object({
      freeDeliveryFrom: sar.nullable(),
      smallOrderBelow: sar.nullable(),
      smallOrderFee: sar.nullable(),
    })
    .meta({
      description:
        "SAR the dishes must cost for fees to change; null where the orders we know of show none.",
    }),
  orderable: z.boolean().meta({
    description: "True where `missing` is empty and `short` is 0.",
  }),
  short: sar.meta({
    description: "SAR by which the dishes fall short of the minimum order; 0 where none is known.",
  }),
  missing: z
    .array(named)
    .meta({ description: "The dishes without a price there. No amount includes them." }),
  lines: z.array(
    z.object({
      dish: z.string(),
      quantity: count,
      itemPrice: sar.meta({ description: "SAR for one." }),
      status,
    }),
  ),
});
export type PlatformOrder = z.infer<typeof platformSchema>;

const adviceSchema = z.object({
  kind: z.enum(["add", "split"]).meta({
    description:
      "add: ordering further dishes worth `more` SAR on `platform` cuts its fees by `saves` SAR. split: two platforms bring the order for less, or it takes two to bring all of it.",
  }),
  total: sar.meta({ description: "SAR paid in all if it is followed." }),
  saves: sar.nullable().meta({
    description: "SAR; null for a split where no platform is orderable.",
  }),
  platform: platform.optional(),
  more: sar.optional(),
  insteadOf: platform.nullable().optional().meta({
    description: "For a split: the platform whose total it is compared with.",
  }),
  parts: z
    .array(
      z.object({
        platform,
        total: sar,
        lines: z.array(z.object({ dish: z.string(), quantity: count })),
      }),
    )
    .optional()
    .meta({ description: "For a split: what to order where." }),
});
export type WireAdvice = z.infer<typeof adviceSchema>;

const orderSchema = z.object({
  restaurant: named,
  lines: z.array(z.object({ dish: named, size: z.string().nullable(), quantity: count })),
  ranked: z.array(platformSchema).max(PLATFORMS.length).meta({
    description:
      "The platforms that have a price for any of it: first those with `orderable` true, from the cheapest up; then the others.",
  }),
  winner: platform.nullable().meta({
    description: "The orderable platform with the lowest total; null where there is none.",
  }),
  savings: sar.meta({
    description: "SAR between the lowest and the highest total of the orderable platforms.",
  }),
  advice: z.array(adviceSchema).meta({
    description:
      "What would save money or get the whole order, by recent prices; empty where nothing would.",
  }),
});

export const basketResponseSchema = z.object({
  orders: z.array(orderSchema).meta({
    description: "One for each restaurant these dishes come from: each is an order of its own.",
  }),
  elsewhere: z
    .array(
      z.object({
        restaurant: named,
        lines: z.array(z.object({ dish: z.string(), quantity: count })),
        platform,
        total: sar,
        status,
      }),
    )
    .max(MOST_FULL_ORDERS)
    .meta({
      description:
        "Restaurants that have a dish of each of these names at recent prices, cheapest first. A restaurant that all these dishes are from is left out.",
    }),
  unknown: z.array(z.string()).meta({
    description: "Ids of dishes that don't exist. The rest is answered.",
  }),
});
export type BasketResponse = z.infer<typeof basketResponseSchema>;
