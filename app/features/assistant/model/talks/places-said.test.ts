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

describe("a shop or a stall is a place, and not what it sells", () => {
  test.each([
    ["ओलाया के पास अच्छी कॉफ़ी की दुकान", "coffee"],
    ["olaya mein burger ki koi achi dukaan", "burger"],
    ["magandang tindahan ng shawarma malapit sa olaya", "shawarma"],
    ["العلیا کے پاس اچھی چائے کی دکان", "tea"],
  ])("%s", (said, dish) => {
    expect(lastOf(said)).toMatchObject({ kind: "nearest", dish });
  });

  test("a price that is asked for is one", () => {
    expect(lastOf("olaya mein burger kitne ka hai").kind).toBe("price");
  });
});

test.each([
  "كم رسوم التوصيل عند قدور الديرة وعند مضغوط نجد؟",
  "what is the delivery fee at qudoor al deera and najd madghoot?",
  "qudoor al deera aur najd madghoot ki delivery fee kitni hai?",
  "magkano delivery sa qudoor al deera at najd madghoot?",
  "which has cheaper delivery, qudoor al deera or najd madghoot?",
])("what delivery costs is told of each place that is named, and of no dish: %s", (message) =>
  expect(lastOf(message)).toMatchObject({
    ...{ kind: "compare", focus: "delivery", dish: "", apart: false },
    other: { restaurant: expect.stringMatching(/najd|نجد/i), dish: "" },
  }),
);

test("a name with «و» in it is one place", () =>
  expect(lastOf("كم توصيل زيتون وزعتر")).toMatchObject({ kind: "price", other: null }));
