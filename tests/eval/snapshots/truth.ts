import { z } from "zod";

const halalas = z.number().int().nonnegative().nullable();

/** What is on one picture of the set; amounts in halalas, null where the picture doesn't show one. */
export const truthSchema = z.object({
  file: z.string(),
  layout: z.string(),
  font: z.string().optional(),
  eastern: z.boolean().optional(),
  heldOut: z.boolean().optional(),
  total: halalas,
  itemPrice: halalas,
  deliveryFee: halalas,
  vat: halalas,
  /** Milliseconds since 1970; null where no day is shown. */
  date: z.number().nullish(),
  /** Every amount that stands on it, with those of the order that it leaves out. */
  amounts: z.array(z.number().int()).optional(),
  /** Parts of the order that are not scored; null where they are not written. */
  parts: z
    .object({ subtotal: halalas, serviceFee: halalas, discount: halalas, wallet: halalas })
    .optional(),
  /** Every line that is to be seen; amounts for one of them. */
  lines: z
    .array(z.object({ name: z.string(), quantity: z.number().int(), price: z.number().int() }))
    .optional(),
});

export type Truth = z.infer<typeof truthSchema>;

export const truthsSchema = z.array(truthSchema).min(1);
