/** What the processes of one service share beside what they serve. */
export interface ProcessTables {
  leases: LeasesTable;
}

/** Work that one process at a time does, or one person. */
export interface LeasesTable {
  name: string;
  /** Which process has it, random, or the id of which person. */
  holder: string;
  /** Until when nobody else takes it, ms. */
  until: number;
}
