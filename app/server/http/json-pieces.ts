import type { OwnPart } from "../own-data";

/**
 * A JSON object in pieces, written while its parts are read: a list is never whole in memory, only a row of it.
 * Indented, for people to read.
 */
export async function* jsonPieces(parts: Record<string, OwnPart>): AsyncGenerator<string> {
  let before = "{";
  for (const [name, part] of Object.entries(parts)) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    before = ",";
    if (typeof part === "function") yield indented(await part(), "  ");
    else yield* listPieces(part);
  }
  yield before === "{" ? "{}\n" : "\n}\n";
}

async function* listPieces(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = "[";
  for await (const row of rows) {
    yield `${before}\n    ${indented(row, "    ")}`;
    before = ",";
  }
  yield before === "[" ? "[]" : "\n  ]";
}

/** A line break within a text is escaped: those that remain are between lines of JSON. */
const indented = (value: unknown, by: string): string =>
  JSON.stringify(value, null, 2).replaceAll("\n", `\n${by}`);
