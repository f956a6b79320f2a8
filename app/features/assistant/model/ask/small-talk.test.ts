import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ..."hmm|ok|no|👍|طيب|امم|لا|theek hai|اچھا|ठीक है 👍|sige po|hindi".split("|"),
  "oh ok, i see",
])("«%s» is taken note of, and names nothing", (said) =>
  expect(lastOf(said)).toMatchObject({ kind: "cannot", subject: "fine", dish: "", query: "" }),
);

test.each("hahaha|😂|ههههه|i'm bored|زهقان مره|yaar bore ho raha hoon|pagod na ako|wow".split("|"))(
  "«%s» is answered in a friendly way",
  (said) => expect(lastOf(said).kind).toBe("chat"),
);

test.each(["you're so stupid", "غبي", "bewakoof ho tum", "ang bobo mo", "👎"])(
  "«%s» is apologised to",
  (said) => expect(lastOf(said).subject).toBe("sorry"),
);

test.each(["really?", "والله؟", "sach me?", "talaga?"])(
  "«%s» of a price asks how sure it is, and leaves what is spoken of",
  (said) => {
    const asked = ["cheeseburger at burger al hara", said];
    expect(lastOf(...asked)).toMatchObject({ dish: "cheeseburger", focus: "age" });
    expect(lastOf(...asked, "make it two")).toMatchObject({ dish: "cheeseburger", quantity: 2 });
  },
);

test.each([
  ["ok cheeseburger", { kind: "price", dish: "cheeseburger" }],
  ["haan biryani batao", { kind: "price", dish: "biryani" }],
  ["طيب كم البيتزا", { kind: "price" }],
  ["no chicken please, lamb mandi", { kind: "price", dish: "lamb mandi" }],
  ["ok. how much is kabsa?", { kind: "price", dish: "kabsa" }],
  ["ok thanks", { kind: "thanks" }],
])("«%s» says more", (said, ask) => expect(lastOf(said)).toMatchObject(ask));
