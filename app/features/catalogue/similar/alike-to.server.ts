import type { Kysely } from "kysely";
import { type Embedder, EmbedderUnavailable } from "~/providers/embedding/embedder";
import { logWarning } from "~/server/log.server";
import type { Database } from "~db/schema";
import { alikeByTraits, type SimilarDish } from "./alike.server";
import { alikeByVectors } from "./alike-by-vectors.server";

/** The dish names most like what some words ask for: by the embedding model, or by what we know ourselves. */
export async function alikeTo(
  db: Kysely<Database>,
  embedder: Embedder | null,
  words: string,
  limit: number,
): Promise<SimilarDish[]> {
  if (embedder) {
    try {
      const alike = await alikeByVectors(db, embedder, words, limit);
      if (alike) return alike;
    } catch (error) {
      if (!(error instanceof EmbedderUnavailable)) throw error;
      logWarning("no vector of a question", { reason: error.name });
    }
  }
  return alikeByTraits(db, words, limit);
}
