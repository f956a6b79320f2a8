import type { FinishReason } from "../schema";

/** Where an answer stands: on its way, or why it ended. */
export type ExchangeState = "answering" | FinishReason;
