/** What the assistant keeps. */
export interface AssistantTables {
  user_facts: UserFactsTable;
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
