/** Why a contribution waits for a moderator. */
const WAITING_REASONS = [
  /** Its dish is none of ours: nobody writes into everyone's menus unseen. */
  "new_dish",
  /** The parts don't come to the total that was paid, or the picture names none. */
  "parts",
  /** No picture came with it. */
  "no_picture",
  /** It is far from what is known of this price. */
  "implausible",
  /** One of its charges is more than what it is charged on, or taken off. */
  "charge",
  /** Nothing is known to compare it with. */
  "nothing_known",
  /** It was seen too long ago, or lies in the future. */
  "date",
] as const;

/** Why a contribution was rejected; `picture_known` needs nobody to decide it, `reported` is a report that was upheld. */
const REJECTION_REASONS = [
  "picture_known",
  "reported",
  "unreadable",
  "not_a_price",
  "wrong_dish",
  "altered",
  "private",
  "other",
] as const;

/** What a moderator may choose. */
export const MODERATOR_REASONS = REJECTION_REASONS.filter(
  (reason) => reason !== "picture_known" && reason !== "reported",
);

export type WaitingReason = (typeof WAITING_REASONS)[number];
export type RejectionReason = (typeof REJECTION_REASONS)[number];
export type Reason = WaitingReason | RejectionReason;

const KNOWN: readonly string[] = [...WAITING_REASONS, ...REJECTION_REASONS];

/** The reasons of a stored row. */
export function reasonsOf({ reasons }: { reasons: string }): Reason[] {
  return reasons.split(" ").filter((code): code is Reason => KNOWN.includes(code));
}
