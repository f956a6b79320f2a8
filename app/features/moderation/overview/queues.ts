/** What waits in one queue. */
export interface QueueLoad {
  count: number;
  /** When the oldest came, ms; null while nothing waits. */
  since: number | null;
}

/** Each is also the last part of its address. */
export const QUEUES = [
  "snapshots",
  "fees",
  "flags",
  "suggestions",
  "facts",
  "chains",
  "feedback",
] as const;
export type QueueName = (typeof QUEUES)[number];
