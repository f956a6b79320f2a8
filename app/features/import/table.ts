/** One record of a file as text by column, and where it stands. */
export interface TableRecord {
  /** The line of a CSV file; the place in the list, from 1, of other files. */
  line: number;
  values: Readonly<Record<string, string>>;
  /** The outer rings of a GeoJSON area, for importers of areas. */
  polygons?: readonly (readonly (readonly (readonly [number, number])[])[])[];
}

/** A file read into rows. */
export interface Table {
  /** What the numbers of rows count. */
  unit: "line" | "record";
  columns: readonly string[];
  rows: readonly TableRecord[];
  /** Rows that could not be read at all. */
  broken: readonly { line: number; why: string }[];
  /** True when the ids are OpenStreetMap's by the kind of file. */
  osm: boolean;
}
