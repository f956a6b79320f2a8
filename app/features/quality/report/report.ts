import type { QueueName } from "~/features/moderation";
import type { Platform } from "~/features/prices";

/** How good prices are, in one part of what people search; null where fewer than three people tell. */
export interface Measured {
  /** Of the totals that people searched for, those that are verified: 0 to 1. */
  verified: number | null;
  /** Since somebody last saw them, ms: half of them were seen later than that. */
  age: number | null;
  /** How often the next picture of a price shows another one: 0 to 1. */
  wrong: number | null;
  /** By what share it differs then, the median. */
  wrongBy: number | null;
}

/** Work that waits for a moderator. */
export interface Queue {
  name: QueueName;
  waiting: number;
  /** How long the first of it has waited, ms; null where nothing waits. */
  oldest: number | null;
}
/** What of a queue is of one app or in one neighbourhood. */
export interface QueuePart extends Queue {
  platform: Platform | null;
  /** Told from three people on: fewer could be found by where they live. */
  district: { name_ar: string; name_en: string } | null;
}

/** One week of one app. */
export interface IndexPoint {
  /** Its first day, a Sunday in Riyadh: 2026-03-15. */
  week: string;
  platform: Platform;
  /** What an order is charged beside its dishes, the median, halalas; null where fewer than three people tell. */
  fees: number | null;
  /** By what share a dish costs more than where it is cheapest, on average; null where none is sold on two apps. */
  markup: number | null;
}

/** How good the prices are, as it was counted at `at` (ms). Nothing in it points to a person. */
export interface QualityReport {
  at: number;
  all: Measured;
  platforms: (Measured & { platform: Platform })[];
  /** Where people searched for, those where most did first. */
  districts: (Measured & { name_ar: string; name_en: string })[];
  queues: Queue[];
  /** Those that are of an app, then those of neighbourhoods, the longest waiting first. */
  queueParts: QueuePart[];
  weeks: IndexPoint[];
}
