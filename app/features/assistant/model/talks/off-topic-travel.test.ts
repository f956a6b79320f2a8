import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { languageIn } from "../language/language";

const { lastOf, names } = sampleTalk();

test.each([
  "كم سعر تذكرة الطيران لجده",
  "how much is a flight to jeddah",
  "jeddah ki flight kitne ki hai",
  "جدہ کی فلائٹ کتنے کی ہے",
  "जेद्दा की फ्लाइट कितने की है",
  "magkano flight papuntang jeddah",
])("«%s» is no question about food in a city", (said) =>
  expect(lastOf(said).kind).toBe("offTopic"),
);

test("food in another city is", () =>
  expect(lastOf("chicken biryani in jeddah")).toMatchObject({ kind: "cannot", subject: "city" }));

test("a flight in English is asked in English", () =>
  expect(languageIn(["flights to dubai?"], names())).toBe("en"));
