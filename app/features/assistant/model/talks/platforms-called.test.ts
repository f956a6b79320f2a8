import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  "platform A ka asli naam kya hai",
  "platform B kaun si app hai",
  "پلیٹ فارم اے کا اصلی نام",
  "प्लेटफ़ॉर्म B असल में कौन सा ऐप है?",
  "what is the real name of platform A?",
  "which app is platform C",
  "المنصة أ وش اسمها",
])("«%s» asks which apps these are", (said) => {
  expect(lastOf(said)).toMatchObject({ kind: "cannot", subject: "apps" });
});

test("what something costs on one is no question about its name", () => {
  expect(lastOf("platform B par biryani kitne ki hai")).toMatchObject({
    ...{ kind: "price", platforms: ["platform_b"] },
  });
});

test.each([
  ["points kaise milte hain?", "mere kitne hain?"],
  ["how do points work?", "how many do I have?"],
])("«%s», «%s»: of their own points", (first, then) => {
  expect(lastOf(first, then)).toMatchObject({ kind: "cannot", subject: "points" });
});

test("after anything else it is none", () => {
  expect(lastOf("burger kahan milega", "mere kitne hain?").subject).not.toBe("points");
});
