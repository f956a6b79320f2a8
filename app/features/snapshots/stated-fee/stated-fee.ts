import { isPlatform, type Platform } from "~/features/prices";
import { MOST_FEES } from "../constants";
import { neighbourhoodField } from "../review-form/parse";
import { parseTypedAmount } from "../review-form/typed-amount";

/** The fields of the form "what did delivery cost you?". */
export const STATED_FIELDS = [
  "platform",
  "delivery_fee",
  "service_fee",
  "subtotal",
  "neighbourhood",
  "member",
] as const;
export type StatedField = (typeof STATED_FIELDS)[number];

/** What stands in the fields, as typed. */
export type StatedFeeValues = Record<StatedField, string>;

/** What is wrong with a field: `invalid`; `often`: it was said too often just now. */
export type StatedFeeErrors = Partial<Record<StatedField | "often", string>>;

/** What a person says an order cost beside its dishes, and where it went. Money in halalas. */
export interface StatedFee {
  platform: Platform;
  delivery: number;
  service: number;
  /** What the dishes cost together; null where nobody said. */
  subtotal: number | null;
  neighbourhoodId: number | null;
  /** With a membership of the platform or without; null where nobody said. */
  member: boolean | null;
}

/** Reads what a person typed. Delivery has to be said, be it 0; everything else may be left open. */
export function parseStatedFee(
  values: StatedFeeValues,
): { stated: StatedFee } | { errors: StatedFeeErrors } {
  const errors: StatedFeeErrors = {};
  const fee = (field: "delivery_fee" | "service_fee", blank: number | null) => {
    const amount = parseTypedAmount(values[field], blank);
    if (amount === null || amount > MOST_FEES) errors[field] = "invalid";
    return amount ?? 0;
  };
  const { platform } = values;
  if (!isPlatform(platform)) errors.platform = "invalid";
  const delivery = fee("delivery_fee", null);
  const service = fee("service_fee", 0);
  const subtotal = values.subtotal.trim() === "" ? null : parseTypedAmount(values.subtotal);
  if (values.subtotal.trim() !== "" && !subtotal) errors.subtotal = "invalid";
  const neighbourhoodId = neighbourhoodField(values.neighbourhood);
  if (neighbourhoodId === undefined) errors.neighbourhood = "invalid";
  if (!isPlatform(platform) || neighbourhoodId === undefined || Object.keys(errors).length > 0)
    return { errors };
  const member = values.member === "" ? null : values.member === "yes";
  return { stated: { platform, delivery, service, subtotal, neighbourhoodId, member } };
}

/** Whether one of the fees is more than the dishes cost, halalas: somebody is to look at it before it counts. */
export const isOdd = (subtotal: number, { delivery, service }: StatedFee): boolean =>
  delivery > subtotal || service > subtotal;

/** The fields of a posted form, or of a draft of it, each cut to what a field may hold. */
export function statedFeeValues(kept: Record<string, unknown>): StatedFeeValues {
  const text = (value: unknown) => (typeof value === "string" ? value.slice(0, 60) : "");
  return Object.fromEntries(
    STATED_FIELDS.map((field) => [field, text(kept[field])]),
  ) as StatedFeeValues;
}
