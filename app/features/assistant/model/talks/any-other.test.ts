import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["pizza kahan milega", "koi aur pizza wala"],
  ["burger kahan hai", "koi aur burger?"],
])("«%s», «%s» asks for who comes after those that were shown", (first, then) => {
  const { kind, more, pages } = lastOf(first, then);
  expect([kind, more, pages]).toEqual(["price", true, 1]);
});

test("of nothing that was shown it asks who has it, and behind another dish for ideas", () => {
  expect(lastOf("koi aur pizza wala")).toMatchObject({ kind: "price", dish: "pizza", more: false });
  expect(lastOf("kunafa kahan hai", "kuch aur meetha")).toMatchObject({ kind: "suggest" });
});

test("«aur kahan milti hai?» is elsewhere", () => {
  expect(lastOf("biryani kahan milegi", "aur kahan milti hai?")).toMatchObject({
    ...{ kind: "price", dish: "biryani", elsewhere: true },
  });
});

test("what is open in a neighbourhood is each of the nearest", () => {
  const asked = lastOf("रात को 11 बजे तक क्या खुला रहता है मलाज़ में?");
  expect(asked).toMatchObject({ subject: "hours", list: { kind: "nearest", area: "malaz" } });
  expect(lastOf("burger al hara", "malaz wala khula hai?")).toMatchObject({
    ...{ restaurant: "burger al hara", list: null },
  });
});
