import { z } from "zod";

/** Riyals as the picture shows them. */
const sar = z.number().min(0).max(100_000).nullable();
const name = z.string().max(200).nullable();

/** What a model is asked to tell of a picture. */
export const visionAnswerSchema = z.object({
  restaurant: name,
  items: z
    .array(
      z.object({
        name: z.string().max(200),
        quantity: z.number().int().min(1).max(99),
        /** For one. */
        price: sar,
      }),
    )
    .max(40),
  subtotal: sar,
  deliveryFee: sar,
  serviceFee: sar,
  smallOrderFee: sar,
  cashFee: sar,
  discount: sar,
  deliveryDiscount: sar,
  tip: sar,
  donation: sar,
  wallet: sar,
  vat: sar,
  vatIncluded: z.boolean().nullable(),
  total: sar,
  /** As `2026-05-31` or `2026-05-31 18:30`, Riyadh's clock. */
  date: z.string().max(40).nullable(),
});

export type VisionAnswer = z.infer<typeof visionAnswerSchema>;
