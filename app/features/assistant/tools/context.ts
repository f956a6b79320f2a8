import type { Kysely } from "kysely";
import type { Destination } from "~/features/places";
import type { ConfiguredNames } from "~/features/prices";
import type { Embedder } from "~/providers/embedding/embedder";
import type { Maps } from "~/providers/maps/maps";
import type { Database } from "~db/schema";

/** For whom and with what the tools run. The acting person comes from here and from nowhere else. */
export interface ToolContext {
  db: Kysely<Database>;
  /** The signed-in person. */
  userId: string;
  maps: Maps;
  /** The person's latest message: what they told is only forgotten when it says so. */
  said?: string;
  /** ms */
  now(): number;
  /** Of the names the maps provider gives; Arabic when absent. */
  language?: "ar" | "en";
  /** Tells which dishes are alike in meaning; the built-in representation does where there is none. */
  embedder?: Embedder | null;
  /** What the operator calls the platforms. */
  platformNames?: ConfiguredNames;
  /** Where and when the person orders, as chosen on the pages; typical of the city when absent. */
  destination?: Destination;
}
