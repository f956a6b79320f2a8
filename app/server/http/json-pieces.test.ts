import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonPieces } from "./json-pieces";

async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}

async function written(parts: Parameters<typeof jsonPieces>[0]): Promise<string> {
  let text = "";
  for await (const piece of jsonPieces(parts)) text += piece;
  return text;
}

test("pieces are together the same JSON, whatever the parts hold", async () => {
  const row = fc.dictionary(fc.string(), fc.jsonValue());
  const part = fc.oneof(
    fc.record({ rows: fc.array(row, { maxLength: 4 }) }),
    fc.record({ value: fc.jsonValue() }),
  );
  // JSON.parse makes no difference between 0 and -0.
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.stringMatching(/^[a-z_]+$/), part), async (parts) => {
      const entries = Object.entries(parts);
      const text = await written(
        Object.fromEntries(
          entries.map(([name, one]) => [
            name,
            "rows" in one ? each(one.rows) : async () => one.value,
          ]),
        ),
      );
      expect(JSON.parse(text)).toEqual(
        plain(
          Object.fromEntries(
            entries.map(([name, one]) => [name, "rows" in one ? one.rows : one.value]),
          ),
        ),
      );
    }),
  );
});

test("they are indented for people", async () => {
  expect(await written({ at: async () => "now", none: each([]), some: each([{ a: "\n" }]) })).toBe(
    '{\n  "at": "now",\n  "none": [],\n  "some": [\n    {\n      "a": "\\n"\n    }\n  ]\n}\n',
  );
});
