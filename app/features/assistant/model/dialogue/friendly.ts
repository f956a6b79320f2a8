import { tokenize } from "~/features/names";
import type { Ask, Utterance } from "../ask/ask";
import type { KnownNames } from "../vocabulary/known-names";
import { named } from "./leans";

/**
 * What only says something is answered in a friendly way, whatever of it was not understood; and "I'm in Olaya" with what is
 * near there, from where the next is asked.
 */
export function friendly(ask: Ask, said: Utterance, names: KnownNames): Ask {
  const { chats, here, unread, asks, cheaper } = said;
  if (ask.kind !== "unclear" && ask.kind !== "offTopic") return ask;
  // "Cheap food near me", «سستا» of nothing that was spoken of: whatever costs least.
  if (cheaper && ask.kind === "unclear" && unread === 0 && !named(ask))
    return { ...ask, kind: "suggest" };
  // What is asked in words that we don't know is of no dish.
  if (!chats) return asks && unread > 1 && !named(ask) ? { ...ask, kind: "offTopic" } : ask;
  const isArea = names.areaAt(tokenize(ask.area), 0, false) > 0;
  return { ...ask, kind: here && unread === 0 && !named(ask) && isArea ? "nearest" : "chat" };
}
