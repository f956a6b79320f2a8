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
});

export type Truth = z.infer<typeof truthSchema>;

export const truthsSchema = z.array(truthSchema).min(1);
