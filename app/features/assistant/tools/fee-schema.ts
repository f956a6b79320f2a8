import { z } from "zod";
import { itemisedSchema } from "~/features/fees";
import { FEE_HINT_KINDS, PLATFORMS } from "~/features/prices";

const sar = z.number().min(0);
/** More where above 0, less where below. */
const difference = z.number();
const platform = z.enum(PLATFORMS);

/** A neighbourhood by its names. */
export const areaResult = z.object({ name_ar: z.string(), name_en: z.string() });

/** Where and when an order is to go, as the tools are asked: what the person chose on the site where absent. */
export const destinationInput = {
  deliverTo: z
    .string()
    .transform((text) => [...text.trim()].slice(0, 200).join(""))
    .optional()
    .meta({
      description:
        "The neighbourhood of Riyadh the order goes to, where the person names one for it; absent: where they always order to. Not for restaurants near a place: that is `area`.",
    }),
  at: z.string().max(40).optional().meta({
    description:
      "When it is ordered, ISO 8601 by the time of Riyadh, such as 2026-03-14T22:00, where the person names a time, up to a week ahead; absent: now.",
  }),
};
export type DestinationQuestion = z.infer<z.ZodObject<typeof destinationInput>>;

/** Where and when the totals of a result are for. */
export const destinationResult = z.object({
  area: areaResult.nullable().meta({ description: "Null: what is typical of the city." }),
  at: z.string().nullable().meta({ description: "ISO 8601; null: now." }),
  unknown: z.array(z.string()).meta({
    description: "Places and times that were asked for and that nobody knows or can order for.",
  }),
});
export type DestinationResult = z.infer<typeof destinationResult>;

/** What each price says of its fees. */
export const pricedFees = {
  ...itemisedSchema.shape,
  hints: z
    .array(z.object({ kind: z.enum(FEE_HINT_KINDS), more: sar, amount: sar }))
    .meta({ description: "`more` SAR on the order saves `amount`, or reaches the minimum of it." }),
};

const differenceResult = z
  .object({
    dearer: platform,
    cheaper: platform,
    total: difference,
    items: difference,
    delivery: difference,
    service: difference,
    smallOrder: difference,
    vat: difference,
  })
  .meta({ description: "SAR by which each part of one total is above that of the other." });
export type PartDifferences = z.infer<typeof differenceResult>;

/** What a comparison says of how its platforms differ, and of other places and hours. */
export const comparedFees = {
  /** The platforms that cost about the same, the cheapest among them; empty where one is cheaper. */
  alike: z.array(platform),
  differences: z.array(differenceResult),
  cheaperLater: z.array(z.object({ platform, from: z.string(), less: sar })).meta({
    description: "From this hour of the same day, HH:00, an order is charged so much less.",
  }),
  elsewhere: z
    .object({
      destination: destinationResult,
      totals: z.array(z.object({ platform, total: sar, change: difference })),
    })
    .nullable()
    .meta({
      description:
        "Where the question names a place or a time: the totals where and when the person orders otherwise, and by how much those asked for are above them.",
    }),
};

/** What delivery costs on each platform, whatever is ordered. */
export const usualFeesResult = z
  .array(
    z.object({ platform, platformName: z.string().nullable(), low: sar, middle: sar, high: sar }),
  )
  .optional()
  .meta({ description: "SAR that delivery costs at eight of ten restaurants, lowest first." });
export const usualFeesInput = z.boolean().optional().meta({
  description: "True, and nothing else, for what delivery usually costs on each platform.",
});
