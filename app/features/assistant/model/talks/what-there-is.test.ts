import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each(["veg khana kya kya milta hai", "शाकाहारी में क्या-क्या है?"])(
  "«%s» of no restaurant asks what there is without meat, and the wish goes on",
  (first) => {
    const wish = { kind: "suggest", without: ["vegetarian"] };
    expect(lastOf(first)).toMatchObject(wish);
    expect(lastOf(first, "20 riyal ke andar?")).toMatchObject({ ...wish, maxTotal: 20 });
    expect(lastOf(first, "20 riyal ke andar?", "sabse sasta?")).toMatchObject({
      ...{ ...wish, maxTotal: 20, cheaper: true },
    });
  },
);

test.each([
  ["batha mein kya milega", "batha"],
  ["malaz mein kya milta hai", "malaz"],
  ["بطحا میں کیا ملے گا", "بطحا"],
])("«%s» asks what there is in that neighbourhood", (message, area) => {
  expect(lastOf(message)).toMatchObject({ kind: "suggest", area });
});

test("behind a restaurant it is its menu, and of nothing at all it is not understood", () => {
  expect(lastOf("kerala palace", "wahan kya kya milta hai")).toMatchObject({
    ...{ kind: "restaurant", restaurant: "kerala palace" },
  });
  expect(lastOf("kya kya milta hai").kind).toBe("unclear");
});
