/** One record of a file as text by column, and where it stands. */
export interface TableRecord {
  /** The line of a CSV file; the place in the list, from 1, of other files. */
  line: number;
  values: Readonly<Record<string, string>>;
  /** What was worked out of the record to get these values, in words. */
  mended?: string;
  /** The outer rings of a GeoJSON area, for importers of areas. */
  polygons?: readonly (readonly (readonly (readonly [number, number])[])[])[];
}

/** A row that could not be read at all. */
export interface BrokenRecord {
  line: number;
  why: string;
}

/** What is known of a file before its rows are read. */
interface TableShape {
  /** What the numbers of rows count. */
  unit: "line" | "record";
  columns: readonly string[];
  /** True when the ids are OpenStreetMap's by the kind of file. */
  osm: boolean;
}

/** A file whose rows are read one after the other, as often as is wanted, so that no more than a few are in memory. */
export interface TableSource extends TableShape {
  rows(): AsyncIterable<TableRecord | BrokenRecord>;
}

/** A file read into rows. */
export interface Table extends TableShape {
  rows: readonly TableRecord[];
  /** Rows that could not be read at all. */
  broken: readonly BrokenRecord[];
}
