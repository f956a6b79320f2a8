import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  "2 shawarma 77 and fries",
  "٢ شاورما ٧٧ وبطاطس",
  "2 shawarma 77 aur 1 fries",
  "२ शावरमा 77 और 1 फ्राइज़",
  "2 shawarma 77 at 1 fries",
])("a number before a place that is called by its dish counts that dish: %s", (message) =>
  expect(lastOf(message)).toMatchObject({
    ...{
      kind: "compare",
      apart: true,
      quantity: 2,
      dish: expect.stringMatching(/شاورما|shawarma/),
    },
    restaurant: expect.stringMatching(/77|٧٧/),
    other: { dish: expect.stringMatching(/fries|بطاطس/) },
  }),
);

test.each(["2 fries from shawarma 77", "٢ بطاطس من شاورما ٧٧"])(
  "what is counted before its place stays that: %s",
  (message) =>
    expect(lastOf(message)).toMatchObject({
      ...{ kind: "price", quantity: 2, dish: expect.stringMatching(/fries|بطاطس/) },
      restaurant: expect.stringMatching(/77|٧٧/),
    }),
);

test("who eat, before a comma, count nothing of the place", () =>
  expect(lastOf("we are 4, pizza fornello")).toMatchObject({ people: 4, quantity: null }));

test("«وجبات» has its own «و»", () =>
  expect(lastOf("نبغى ٣ وجبات بروست و٢ مسحب من المقرمش")).toMatchObject({
    ...{ dish: "وجبات بروست", quantity: 3, other: { dish: "مسحب", quantity: 2 } },
  }));
