import type { Generated } from "kysely";

/** What the assistant keeps. */
export interface AssistantTables {
  user_facts: UserFactsTable;
  conversations: ConversationsTable;
  exchanges: ExchangesTable;
}

/** What a person told the assistant about themselves, for later conversations. */
export interface UserFactsTable {
  /** `fact_…` */
  id: string;
  user_id: string;
  /** One of the kinds in app/features/assistant/facts/schema.ts. */
  kind: string;
  /** As the person said it. */
  text: string;
  folded_text: string;
  created_at: number;
  updated_at: number;
}

/** A conversation of a person with the assistant. */
export interface ConversationsTable {
  /** Made up by the browser that began it. */
  id: string;
  user_id: string;
  title: string;
  created_at: number;
  updated_at: number;
}

/** One question with its answer, as far as there is one. */
export interface ExchangesTable {
  id: Generated<number>;
  conversation_id: string;
  /** Made up by the browser: a question that is sent again is the same one. */
  question_id: string;
  question: string;
  /** JSON of the answer's parts: app/features/assistant/conversations/parts.ts. */
  parts: string;
  /** `answering`, or the reason why the answer ended. */
  state: string;
  /** The last try to answer, which alone may write. */
  attempt: string;
  /**
   * The events the answer was sent as so far, as JSON, by which its stream is gone on with. Null once it can be no longer.
   */
  marks: Generated<string | null>;
  /** Until when somebody waits for more though the first reader has gone, ms; 0 where nobody may wait any more. */
  wanted_until: Generated<number | null>;
  created_at: number;
  updated_at: number;
}
