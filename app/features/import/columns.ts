import { fold } from "~/features/names";
import { StartError } from "~/server/start-error";
import type { Table, TableRecord } from "./table";

/** Our field → the columns it may be in, the likeliest first. */
export type KnownColumns<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** Our field → the file's columns, as a person says it. */
export type GivenColumns = Readonly<Record<string, readonly string[]>>;

/** Reads our fields from rows, wherever this file keeps them. */
export interface Columns<Field extends string> {
  has(field: Field): boolean;
  /** The first of the field's columns that says something; '' when none does. */
  get(row: TableRecord, field: Field): string;
  /** What each of the field's columns says, where it says something. */
  all(row: TableRecord, field: Field): string[];
  /** The file's columns that are none of our fields; what a kind of file has of itself ("@lat") aside. */
  unused: readonly string[];
}

/** Words that say in which script or money a column is, and not what is in it. */
const BESIDE = new Set(
  [
    ...["ar", "arabic", "عربي", "العربي", "بالعربي", "en", "english", "انجليزي", "بالانجليزي"],
    ...["sar", "sr", "ريال", "بالريال"],
  ].map(fold),
);

/** "itemName" is "item Name". */
export const camelApart = (name: string): string => name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");

/** The words of a column's name, however it is written: "Item-Name" and "itemName" are `item_name`. */
export function columnWords(name: string): string[] {
  const words = fold(camelApart(name).replace(/[^\p{L}\p{N}]+/gu, " ")).split(" ");
  // OpenStreetMap's own fields are none of a place's.
  return [...(name.startsWith("@") ? ["@"] : []), ...words.filter((word) => word !== "")];
}

/** The same without what says in which script or money it is. */
export const tellingWords = (name: string): string[] =>
  columnWords(name).filter((word) => !BESIDE.has(word));

/** Whether a column of this name is a field, in whatever letters and with whatever script or money beside it. */
export const isColumnOf = <Field extends string>(
  known: KnownColumns<Field>,
  field: Field,
  column: string,
): boolean =>
  known[field].some((name) =>
    [columnWords, tellingWords].some(
      (read) => read(column).join(" ") === columnWords(name).join(" "),
    ),
  );

/**
 * Finds the columns of a table by their names, or by those given: as we know them, then in other letters and marks, then in a
 * script or money of its own ("Item Name (Arabic)").
 *
 * @throws StartError when a field or column given is not there.
 */
export function findColumns<Field extends string>(
  table: Pick<Table, "columns">,
  known: KnownColumns<Field>,
  given: GivenColumns = {},
): Columns<Field> {
  const asWritten = (name: string) =>
    table.columns.filter((column) => column.toLowerCase() === name.toLowerCase());
  const columnsLike = (name: string, words: (name: string) => string[]) =>
    table.columns.filter((column) => words(column).join(" ") === columnWords(name).join(" "));
  for (const [field, columns] of Object.entries(given)) {
    if (!Object.hasOwn(known, field))
      throw new StartError(
        `There is no field "${field}". Fields: ${Object.keys(known).join(", ")}.`,
      );
    const missing = columns.find((column) => asWritten(column).length === 0);
    if (missing !== undefined)
      throw new StartError(
        `There is no column "${missing}". Columns: ${table.columns.join(", ")}.`,
      );
  }
  const found = new Map<Field, string[]>();
  for (const field of Object.keys(known) as Field[]) {
    const names = known[field];
    const columns = given[field]?.flatMap(asWritten) ?? [
      ...names.flatMap(asWritten),
      ...names.flatMap((name) => columnsLike(name, columnWords)),
      ...names.flatMap((name) => columnsLike(name, tellingWords)),
    ];
    found.set(field, [...new Set(columns)]);
  }
  const used = new Set([...found.values()].flat());
  const all = (row: TableRecord, field: Field) =>
    (found.get(field) ?? []).flatMap((name) => row.values[name] || []);
  return {
    has: (field) => (found.get(field)?.length ?? 0) > 0,
    get: (row, field) => all(row, field)[0] ?? "",
    all,
    unused: table.columns.filter((column) => /^[^@]/.test(column) && !used.has(column)),
  };
}
