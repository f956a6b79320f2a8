import { z } from "zod";
import { PLATFORMS } from "~/features/prices";
import { type Reading, unread } from "./reading";

const field = <T>(value: z.ZodType<T>) => z.object({ value: value.nullable(), sure: z.boolean() });
const text = field(z.string());
const number = field(z.number());

/** What readings kept from before it was told apart do not have. */
const later = number.default(unread());

const readingSchema: z.ZodType<Reading> = z.object({
  restaurant: text,
  item: text,
  quantity: number,
  itemPrice: number,
  subtotal: number,
  deliveryFee: number,
  vat: number,
  vatIncluded: field(z.boolean()),
  serviceFee: number,
  smallOrderFee: later,
  cashFee: later,
  discount: number,
  deliveryDiscount: later,
  tip: later,
  donation: later,
  wallet: number,
  total: number,
  date: number,
  platform: field(z.enum(PLATFORMS)),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      price: z.number().nullable(),
      sure: z.boolean().optional(),
    }),
  ),
  menu: z.boolean().default(false),
  invoice: z
    .object({
      seller: z.string(),
      time: z.number().nullable(),
      // Readings kept from before it was told have none.
      timeIfUtc: z.number().nullable().default(null),
      total: z.number(),
      vat: z.number(),
    })
    .nullable(),
  text: z.string(),
  by: z.enum(["builtin", "model"]),
});

/** A reading as it is kept, JSON; null where there is none, or an older version wrote it otherwise: then people type. */
export function parseReading(json: string | null): Reading | null {
  return json === null ? null : (readingSchema.safeParse(JSON.parse(json)).data ?? null);
}
