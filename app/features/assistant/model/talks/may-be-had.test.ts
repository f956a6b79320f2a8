import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["کیا نہاری مل سکتی ہے؟", "nihari"],
  ["کیا فالودہ دستیاب ہے", "فالودہ"],
  ["पाये मिलते हैं?", "paye"],
  ["छोले भटूरे मिलेंगे?", "chole bhature"],
  ["kya yahan achi nihari mil sakti hai", "nihari"],
  ["litti chokha mil jayenge?", "litti chokha"],
  ["koi litti chokha banata hai?", "litti chokha"],
  ["available ba ang bibingka?", "bibingka"],
  ["can i find nihari?", "nihari"],
  ["any nihari?", "nihari"],
  ["القى عندكم نيهاري؟", "نيهاري"],
])("food that no menu has is asked for like any other: %s", (message, query) =>
  expect(lastOf(message)).toMatchObject({ kind: "price", dish: "", query }),
);

test.each([
  ["gol gappe mil jayenge", "pani puri"],
  ["kya biryani mil sakti hai", "biryani"],
])("«mil» is to be had, and no meal: %s", (message, dish) =>
  expect(lastOf(message)).toMatchObject({ kind: "price", dish, left: "" }),
);

test.each(["mausam kaisa hai?", "آج موسم کیسا ہے؟", "who won the match?"])(
  "what is no food is none: %s",
  (message) => expect(lastOf(message)).toMatchObject({ kind: "offTopic" }),
);

test("what there is to eat is asked of us, wherever that is", () =>
  expect(lastOf("malaz me kya mil sakta hai khane ko")).toMatchObject({
    ...{ kind: "suggest", area: "malaz", dish: "" },
  }));

test("«mil gaya» asks for nothing", () => expect(lastOf("mil gaya").dish).toBe(""));
