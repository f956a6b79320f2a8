import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  "bakit 21 ang lumpia",
  "lumpia bakit 21",
  "kyun 21 ki hai lumpia",
  "लुम्पिया 21 की क्यों है",
  "ليش الشاورما ب 18",
])("«%s»: nobody orders as many as the price that is wondered at", (said) =>
  expect(lastOf(said).quantity).toBeNull(),
);

test.each([
  ["shawarma 3 from amo hamza", 3],
  ["why is 2 shawarma so expensive at amo hamza", 2],
  ["lumpia 6", 6],
  ["chicken 65 from kerala palace", null],
  ["shawarma 77 in malqa", null],
])("«%s» is for %s", (said, quantity) => expect(lastOf(said).quantity).toBe(quantity));

describe("rice alone is a bowl of it", () => {
  test.each(["kanin", "magkano rice", "chawal kitne ka", "चावल", "چاول کتنے کے"])("«%s»", (said) =>
    expect(lastOf(said)).toMatchObject({ kind: "price", dish: "rice" }),
  );

  test("a rice meal is any that has rice", () => expect(lastOf("rice meals").kind).toBe("suggest"));
});

test.each(["pakistani khana khana hai", "turkish khana khana hai", "भारतीय खाना खाना है"])(
  "«%s» asks for whose cooking it is",
  (said) => expect(lastOf(said).kind).toBe("suggest"),
);

test.each([
  "whose prices are these",
  "اسعار مين هذي",
  "ye prices kis ki hain",
  "یہ قیمتیں کس کی ہیں",
  "ये दाम किसके हैं",
  "kaninong presyo to",
  "ye price sahi hai?",
  "یہ قیمت صحیح ہے؟",
  "kailan huling na update to",
])("«%s» is asked of us", (said) => expect(lastOf(said).kind).toBe("about"));

test("a greeting in four letters names nothing", () => expect(lastOf("aoa").kind).toBe("greet"));

test("whose price is the lowest is asked of a dish", () =>
  expect(lastOf("sabse kam price kis ka hai biryani")).toMatchObject({
    kind: "price",
    dish: "biryani",
  }));

test.each([
  ["मलाज के पास शावरमा", { dish: "shawarma", restaurant: "", area: expect.stringMatching(/./) }],
  ["आज शावरमा", { dish: "shawarma", area: "" }],
])("«%s»: a dot that is left out hides no place, and makes none", (said, asked) =>
  expect(lastOf(said)).toMatchObject(asked),
);
