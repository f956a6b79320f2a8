import type { Situation } from "./fee-order";
import type { PlatformFees } from "./model";

/** What is paid of the delivery: nothing from a subtotal on, a membership's share, or all. */
export type Payer = "free" | "member" | "payer";

export function payerOf(
  fees: Pick<PlatformFees, "freeFrom" | "members">,
  { member, subtotal }: Pick<Situation, "member" | "subtotal">,
): Payer {
  if (fees.freeFrom !== null && subtotal >= fees.freeFrom && !(member && fees.members))
    return "free";
  return member && fees.members ? "member" : "payer";
}
