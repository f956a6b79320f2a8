import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "~db/schema";
import { hold } from "~tests/eval/assistant";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { knownNames } from "./known-names.server";
import { builtInModel } from "./model/built-in";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

test.each(["ورق عنب ومحشي", "ارخص كابتشينو واغلى كابتشينو", "ٹھنڈا لیموں والا جوس ہے؟"])(
  "one dish by two names, or said twice, is priced once: %s",
  async (said) => {
    const model = builtInModel(() => knownNames(db));
    const talk = {
      language: "ar" as const,
      turns: [said],
      facts: [],
      tools: [],
      must: [],
      mustNot: [],
    };
    const { text } = await hold(db, model, talk, SAMPLE_NOW);
    expect(text).not.toContain("الطلب كله");
    const shown = text.match(/\/dishes\/\d+/g) ?? [];
    expect(shown).toEqual([...new Set(shown)]);
  },
);
