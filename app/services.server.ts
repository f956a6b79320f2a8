import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { Kysely } from "kysely";
import type { SnapshotReader } from "~/features/checkout/snapshot-reader";
import type { Embedder } from "~/providers/embedding/embedder";
import type { IdentityProvider } from "~/providers/identity/identity-provider";
import type { Maps } from "~/providers/maps/maps";
import type { PictureStore } from "~/providers/pictures/picture-store";
import type { Sms } from "~/providers/sms/sms";
import type { OwnData } from "~/server/own-data";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import type { Database } from "~db/schema";

/** What lives as long as the process and every route works with. */
export interface Services {
  db: Kysely<Database>;
  limiter: RateLimiter;
  sms: Sms;
  /** Null where none is configured. */
  identityProvider: IdentityProvider | null;
  maps: Maps;
  /** Pictures of checkouts, private. */
  pictures: PictureStore;
  /** Null where nothing reads: people type. */
  snapshotReader: SnapshotReader | null;
  /** Whether an outside model could read pictures of those who agree. */
  outsideReader: boolean;
  /** What the features keep about people. */
  ownData: readonly OwnData[];
  /** Who answers in the chat. */
  model: LanguageModelV3;
  /** Null where no embedding model is configured. */
  embedder: Embedder | null;
}

let current: Services | undefined;

/** The services of this process. They are there before the first request: `start` sets them. */
export function services(): Services {
  if (!current) throw new Error("The service has not started");
  return current;
}

export function setServices(ready: Services): void {
  current = ready;
}
