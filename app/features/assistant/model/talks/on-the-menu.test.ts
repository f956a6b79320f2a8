import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["is ember & oak open now", "cheapest thing on the menu"],
  ["burger al hara menu", "cheapest thing on the menu"],
  ["متى يفتح برجر الديرة", "وش ارخص شي عندهم"],
])("«%s», then «%s»: the cheapest of that restaurant", (place, cheapest) => {
  const { kind, cheaper, elsewhere, restaurant } = lastOf(place, cheapest);
  expect({ kind, cheaper, elsewhere }).toEqual({
    ...{ kind: "restaurant", cheaper: true, elsewhere: false },
  });
  expect(restaurant).not.toBe("");
});

test.each([
  ["50 रियाल में दो लोगों का खाना", "पहला वाला कौन से ऐप पर सस्ता है"],
  ["50 riyal mein do logon ka khana", "pehla wala kaun se app pe sasta hai"],
  ["50 ریال میں دو لوگوں کا کھانا", "پہلا والا کون سے ایپ پر سستا ہے"],
])("«%s», then «%s»: on which app the first of them is cheapest", (listed, which) => {
  expect(lastOf(listed, which)).toMatchObject({ kind: "price", focus: "platform" });
});

test.each(["कौन कौन से ऐप हैं", "कौन से ऐप की तुलना करते हो"])(
  "which apps there are is asked of none: %s",
  (said) => {
    expect(lastOf(said).kind).toBe("cannot");
  },
);
