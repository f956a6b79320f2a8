/** What everybody may have of the tables, as it was published. */
export interface OpenDataTables {
  open_changes: OpenChangesTable;
}

/** One change of one line of a public table. Append-only, but for lines that another one has long taken the place of. */
export interface OpenChangesTable {
  /** One more than the one before, in the order of commits. */
  cursor: number;
  /** One of those in app/features/open-data/record.ts. */
  table_name: string;
  /** The restaurant, branch or dish that it is about. */
  id: number;
  /** JSON of what tells the line from others of its table. */
  key: string;
  /** JSON of the line, without the licence; null where it is no more. */
  record: string | null;
  /** When it was published, ms. */
  at: number;
  /** When another change of the same line came, ms; null for what stands. */
  superseded_at: number | null;
}
