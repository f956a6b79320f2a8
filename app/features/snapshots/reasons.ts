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
  /** Somebody else sent what looks like the same order. */
  "order_known",
  /** A line that nothing speaks against, of an order that waits: it goes as the order goes. */
  "with_order",
] as const;

/** What speaks against an order as a whole, and so against none of its lines alone. */
export const OF_ORDER: readonly Reason[] = ["parts", "no_picture", "charge", "date", "order_known"];

/**
 * Why a contribution was rejected; `picture_known` and `order_twice`, the same order of one person, need nobody to decide it,
 * `reported` is a report that was upheld.
 */
const REJECTION_REASONS = [
  "picture_known",
  "order_twice",
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
  (reason) => reason !== "picture_known" && reason !== "order_twice" && reason !== "reported",
);

/** What speaks against the picture speaks against every line that was read from it. */
export const AGAINST_PICTURE: readonly RejectionReason[] = [
  "unreadable",
  "not_a_price",
  "altered",
  "private",
];

export type WaitingReason = (typeof WAITING_REASONS)[number];
export type RejectionReason = (typeof REJECTION_REASONS)[number];
export type Reason = WaitingReason | RejectionReason;

const KNOWN: readonly string[] = [...WAITING_REASONS, ...REJECTION_REASONS];

/** The reasons of a stored row. */
export function reasonsOf({ reasons }: { reasons: string }): Reason[] {
  return reasons.split(" ").filter((code): code is Reason => KNOWN.includes(code));
}
