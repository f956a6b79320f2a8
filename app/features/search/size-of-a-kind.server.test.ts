import { afterAll, beforeAll, expect, test } from "vitest";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { search } from "./search.server";

let db: Awaited<ReturnType<typeof openSample>>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

const found = async (query: string) =>
  (await search(db, { query, now: SAMPLE_NOW })).matches.map(({ item }) => item.size);

test.each(["large pizza", "pizza large", "بيتزا كبيرة", "بڑا پیزا", "बड़ा पिज़्ज़ा", "malaking pizza"])(
  "«%s» is no pizza of another size",
  async (query) => {
    const sizes = await found(query);
    expect(sizes.length).toBeGreaterThan(0);
    expect(new Set(sizes)).toEqual(new Set(["large"]));
  },
);

test("without a size every size is compared", async () => {
  expect(new Set(await found("pizza")).size).toBeGreaterThan(1);
});
