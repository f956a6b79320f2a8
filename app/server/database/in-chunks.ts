/** Rows in one statement: 16 columns times this stays well under SQLite's 32,766 parameters. */
const ROWS_A_STATEMENT = 1000;

/** A list in pieces short enough to be written by one statement each; none of an empty one. */
export function* inChunks<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT)
    yield rows.slice(start, start + ROWS_A_STATEMENT);
}
