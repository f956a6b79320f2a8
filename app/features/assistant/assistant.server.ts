import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { Kysely } from "kysely";
import type { Destination } from "~/features/places";
import { configuredPlatformNames } from "~/features/prices/index.server";
import type { Language } from "~/i18n/languages";
import type { Embedder } from "~/providers/embedding/embedder";
import type { Maps } from "~/providers/maps/maps";
import type { Database } from "~db/schema";
import { answer } from "./answer.server";
import { voiceFor } from "./model/language/language";
import { PriceGuard } from "./price-guard";
import type { AnswerEvent, ChatMessage } from "./schema";
import { scriptOf } from "./script";
import { toolsFor } from "./tools/index.server";

/** For a whole answer, ms, half of it in silence: more than the longest a model is waited for and the maps of eight steps. */
const MOST_MS = 60_000;

/** What the assistant works with. */
export interface Assistant {
  db: Kysely<Database>;
  maps: Maps;
  model: LanguageModelV3;
  /** Null where no embedding model is configured. */
  embedder: Embedder | null;
}

/** What is asked, by whom. */
export interface Talk {
  /** The signed-in person, whose rights the tools have. */
  userId: string;
  messages: ChatMessage[];
  /** Where and when the person orders, as chosen on the pages. */
  destination: Destination;
  /** The language of the page it is asked on. */
  page: Language;
  /** Aborted when nobody wants the answer any more. */
  signal: AbortSignal;
}

/** Answers the last message of a conversation. Both doors, for programs and for pages, lead here. */
export function reply(
  { db, maps, model, embedder }: Assistant,
  { userId, messages, destination, page, signal }: Talk,
): AsyncGenerator<AnswerEvent> {
  const question = messages.at(-1)?.content ?? "";
  const tools = toolsFor({
    db,
    userId,
    maps,
    embedder,
    destination,
    said: messages.findLast(({ role }) => role === "user")?.content ?? "",
    now: Date.now,
    language: scriptOf(question),
    platformNames: configuredPlatformNames(),
  });
  return answer(
    { model, tools, guard: new PriceGuard(voiceFor(question)), page },
    { messages, signal, timeoutMs: MOST_MS },
  );
}
