/** What the processes of one service share beside what they serve. */
export interface ProcessTables {
  leases: LeasesTable;
}

/** Work that one process at a time does. */
export interface LeasesTable {
  name: string;
  /** Random; which process has it. */
  holder: string;
  /** Until when nobody else takes it, ms. */
  until: number;
}
