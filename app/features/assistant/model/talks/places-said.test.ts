import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();
const DOSA = "how much is a masala dosa at kerala palace";

describe("where the restaurant is that was spoken of", () => {
  test.each([
    "यह रेस्टोरेंट किस इलाक़े में है?",
    "यह किस एरिया में है?",
    "یہ کس علاقے میں ہے؟",
    "ye restaurant kis area mein hai?",
    "saan banda yung restaurant?",
    "nasaan yung restaurant?",
    "where is it?",
    "وين مكانه؟",
  ])("%s", (said) => {
    expect(lastOf(DOSA, said)).toMatchObject({ kind: "nearest", restaurant: "kerala palace" });
  });
});

describe("the cheapest thing that it has", () => {
  test.each([
    "वहाँ सबसे सस्ती चीज़ क्या है?",
    "وہاں سب سے سستی چیز کیا ہے؟",
    "wahan sabse sasti cheez kya hai",
    "what is the cheapest thing there?",
    "وش ارخص شي عندهم؟",
  ])("%s", (said) => {
    expect(lastOf(DOSA, said)).toMatchObject({
      kind: "restaurant",
      restaurant: "kerala palace",
      dish: "",
      cheaper: true,
    });
  });
});

test("«चीज़ बर्गर» is a burger with cheese all the same", () => {
  expect(lastOf("चीज़ बर्गर कितने का है").dish).toBe("cheese burger");
});

test("«ano pa ang meron sila?» asks for the menu", () => {
  expect(lastOf(DOSA, "ano pa ang meron sila?")).toMatchObject({
    kind: "restaurant",
    restaurant: "kerala palace",
  });
});
