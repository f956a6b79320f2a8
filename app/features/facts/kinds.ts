import { PLATFORMS, type Platform } from "~/features/prices";

export type PlaceFactKind = "hours" | "closed" | `link_${Platform}`;

/** The kind of fact that a platform's link is. */
export const linkKind = (platform: Platform): PlaceFactKind => `link_${platform}`;

/** What can be told of a restaurant: one value of each kind holds at a time. */
export const FACT_KINDS: readonly PlaceFactKind[] = ["hours", "closed", ...PLATFORMS.map(linkKind)];

/** The platform a kind is a link of; null for other kinds. */
export const platformOf = (kind: string): Platform | null =>
  PLATFORMS.find((platform) => linkKind(platform) === kind) ?? null;

/** The values of `closed`: for good, or that it sells again. */
export const CLOSED_VALUES = ["yes", "no"] as const;
export type ClosedValue = (typeof CLOSED_VALUES)[number];
