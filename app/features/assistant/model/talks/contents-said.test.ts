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
