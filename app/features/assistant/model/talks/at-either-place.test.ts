import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["البرجر عند الحارة ولا عند الديرة", "الحارة", "الديرة"],
  ["وين البرجر أرخص الحارة ولا الديرة؟", "الحارة", "الديرة"],
  ["cheeseburger al hara or al deera?", "al hara", "al deera"],
  ["चीज़बर्गर हारा में सस्ता है या डीरा में?", "हारा", "डीरा"],
  ["cheeseburger hara mein sasta hai ya deera mein", "hara", "deera"],
  ["چیز برگر حارہ میں یا دیرہ میں", "حارہ", "دیرہ"],
  ["cheeseburger sa hara o sa deera, alin mas mura?", "hara", "deera"],
])("«%s»: both are restaurants, though one may be a neighbourhood", (said, first, second) => {
  expect(lastOf(said)).toMatchObject({
    ...{ kind: "compare", restaurant: first, area: "" },
    other: { restaurant: second, area: "" },
  });
});

test("two neighbourhoods are none", () => {
  expect(lastOf("البرجر في الملقا ولا في العليا")).toMatchObject({ restaurant: "" });
});

test.each(["mandi or kabsa?", "indian or filipino", "كبسة ولا برجر"])(
  "«%s» has no place",
  (said) => {
    expect(lastOf(said).restaurant).toBe("");
  },
);

test("what is set against each other at two places in Hindi's own letters is named once", () =>
  expect(lastOf("बटर चिकन बॉम्बे टिफिन में सस्ता है या वादी में?")).toMatchObject({
    ...{ kind: "compare", dish: "butter chicken", restaurant: "बॉम्बे टिफिन" },
  }));
