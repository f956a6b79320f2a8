import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

const FIRST = "chicken inasal at Bahay Manila";

test.each([
  "ilang slice yun?",
  "may kanin na ba yun?",
  "ano ang kasama nun?",
  "does it come with rice?",
  "what comes with it?",
  "how many pieces?",
  "usme kya kya aata hai?",
  "उसमें क्या क्या आता है?",
  "اس میں کیا کیا آتا ہے؟",
  "وش يجي معها؟",
])("«%s» asks what belongs to a dish beside its name, which nobody knows", (said) => {
  expect(lastOf(FIRST, said)).toMatchObject({ kind: "cannot", subject: "contents" });
  expect(lastOf(FIRST, said, "large").dish).toBe("chicken inasal");
});

test("how hot it is is asked of the dish that was spoken of", () => {
  const asked = lastOf("biryani sabse sasti kahan hai", "us mein mirch zyada hoti hai kya?");
  expect(asked).toMatchObject({ kind: "inside", inside: "spicy", dish: "biryani" });
});

test.each([
  ["بكم بيبروني من بيتزا الركن الحجري", "فيها لحم خنزير؟", "لحم خنزير"],
  ["how much is pepperoni at Pizza Fornello", "does it have pork meat?", "pork meat"],
])("%s, «%s»: the meat asked about is in the dish, and none itself", (first, said, inside) => {
  const asked = lastOf(first, said);
  expect(asked).toMatchObject({ kind: "inside", inside });
  expect(["بيبروني", "pepperoni"]).toContain(asked.dish);
});

test.each([
  "ilan piraso ang lumpia sa Aling Nena?",
  "ilan ang lumpia sa isang order?",
  "how many pieces in the lumpia?",
  "lumpia me kitne piece hote hain",
  "समोसे में कितने पीस आते हैं",
  "سموسے میں کتنے پیس ہوتے ہیں",
  "كم حبة في السمبوسة",
])("«%s»: of how many pieces a dish is, whichever it is", (said) => {
  expect(lastOf(said)).toMatchObject({ kind: "cannot", subject: "contents" });
});

test.each(["ilang order ng lumpia para sa 10 tao", "how many pieces of broast for 4 people"])(
  "«%s» orders so many",
  (said) => {
    expect(lastOf(said)).toMatchObject({ kind: "price", subject: null });
  },
);

test.each([
  "20 pesos lang pera ko anong makakain",
  "20 pesos lang?",
  "burger for 5 dollars",
  "معي 20 دولار وش اكل",
])("«%s» speaks of other money, and of no 20 of anything", (said) => {
  expect(lastOf("chicken adobo", said)).toMatchObject({ kind: "cannot", subject: "currency" });
});

test.each([
  "ano pwede kainin na hindi bawal sa high blood",
  "what can i eat with high blood pressure",
  "وش آكل وأنا عندي ضغط",
  "bp ka mareez hun kya khaun",
  "buntis asawa ko ano pwede kainin",
  "حاملہ بیوی کیا کھائے",
])("«%s»: what suits somebody's health no name tells", (said) => {
  expect(lastOf(said)).toMatchObject({ kind: "inside", inside: "safe" });
});

test.each(["عندي ضغط شغل ابي برجر", "cheapest burger, i have high blood pressure"])(
  "«%s» wants a dish",
  (said) => {
    expect(lastOf(said)).toMatchObject({ kind: "price" });
  },
);
