import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

const ORDER = "2 large fries and 1 garlic sauce from shawarma 77";
test.each(["what did i have now", "total with delivery", "whats my order", "from where"])(
  "«%s» hears the order again",
  (said) => {
    const { kind, dish, other, quantity } = lastOf(ORDER);
    expect(lastOf(ORDER, said)).toMatchObject({ kind, dish, other, quantity });
  },
);

test.each(["ok riyadh then", "somewhere in yasmin"])(
  "«%s» asks here for what was asked for in another city",
  (said) => {
    expect(lastOf("pizza in jeddah", said)).toMatchObject({ kind: "price", dish: "pizza" });
  },
);

test.each([
  ["whats open near olaya now", "olaya"],
  ["anything open in malaz at 2am", "malaz"],
])("«%s» asks which of the nearest are open", (said, area) => {
  const list = { kind: "nearest", area };
  expect(lastOf(said)).toMatchObject({ kind: "cannot", subject: "hours", list });
});

test.each([
  [["is the salmon poke bowl safe for me"], "salmon poke bowl"],
  [["pad thai at tiger wok", "can i eat it"], "pad thai"],
  [["pad thai at tiger wok", "ligtas ba sa akin"], "pad thai"],
  [["pad thai at tiger wok", "کیا یہ میرے لیے محفوظ ہے؟"], "pad thai"],
])("%j is told that nobody here can vouch for it", (said, dish) => {
  expect(lastOf(...said)).toMatchObject({ kind: "inside", inside: "safe", dish });
});
