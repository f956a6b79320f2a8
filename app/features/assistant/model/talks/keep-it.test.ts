import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { kindNamed } from "../../facts/kind";

const { lastOf } = sampleTalk();

const SHRIMP_AR = "انا عندي حساسية من الروبيان";

test.each([
  [`${SHRIMP_AR} تذكر هالشي`, SHRIMP_AR],
  ["عندي حساسية من الفول السوداني، احفظ هالمعلومة", "عندي حساسية من الفول السوداني"],
  ["ما آكل لحم غنم تذكر هذا الشي", "ما آكل لحم غنم"],
  ["ما احب البصل سجل هالكلام عندك", "ما احب البصل"],
  ["عندي حساسية من الروبيان لا تنسى هالشي", "عندي حساسية من الروبيان"],
  ["تذكر هالشي: ما آكل كبدة", "ما آكل كبدة"],
  // As the answer to what is not kept says to write.
  ["تذكّر: أحب البرجر", "أحب البرجر"],
  ["I'm allergic to shrimp, remember this thing", "I'm allergic to shrimp"],
  ["I'm allergic to shrimp remember that", "I'm allergic to shrimp"],
  ["i don't eat shrimp, make a note of it", "i don't eat shrimp"],
  ["I don't like onions, keep this in mind", "I don't like onions"],
  ["مجھے گائے کا گوشت پسند نہیں یاد رکھنا", "مجھے گائے کا گوشت پسند نہیں"],
  ["مجھے گائے کا گوشت پسند نہیں یہ بات یاد رکھنا", "مجھے گائے کا گوشت پسند نہیں"],
  ["میں گوشت نہیں کھاتا یہ یاد رکھیں", "میں گوشت نہیں کھاتا"],
  ["یاد رکھنا مجھے مونگ پھلی سے الرجی ہے", "مجھے مونگ پھلی سے الرجی ہے"],
  ["mujhe jhinga pasand nahi yaad rakhna", "mujhe jhinga pasand nahi"],
  ["मुझे झींगे से एलर्जी है यह बात याद रखना", "मुझे झींगे से एलर्जी है"],
  ["मैं प्याज नहीं खाता यह याद रखो", "मैं प्याज नहीं खाता"],
  ["allergic ako sa hipon tandaan mo iyan", "allergic ako sa hipon"],
  ["hindi ako kumakain ng baboy tandaan mo yan", "hindi ako kumakain ng baboy"],
  ["tandaan mo na allergic ako sa mani", "allergic ako sa mani"],
])("«%s» keeps «%s», and looks no food up", (message, text) => {
  const { kind, facts, dish } = lastOf(message);
  expect([kind, dish]).toEqual(["save", ""]);
  expect(facts).toEqual([expect.objectContaining({ text, kept: true })]);
});

test.each([
  ["عندي حساسية من السمسم", "تذكر هالشي"],
  ["عندي حساسية من السمسم", "احفظ هالمعلومة لو سمحت"],
  ["I'm allergic to sesame", "remember this"],
  ["مجھے جھینگے سے الرجی ہے", "یہ بات یاد رکھنا"],
  ["मुझे झींगे से एलर्जी है", "यह बात याद रखना"],
  ["allergic ako sa hipon", "tandaan mo iyan"],
])("«%s», «%s» keeps what was said before", (told, then) => {
  const { kind, facts } = lastOf(told, then);
  expect(kind).toBe("save");
  expect(facts.map(({ text }) => text)).toEqual([told]);
});

test("what is asked beside what is to be remembered is looked up without it", () => {
  expect(lastOf("عندي حساسية من الروبيان تذكر هالشي، وش عندكم سمك؟")).toMatchObject({
    ...{ kind: "price", dish: "سمك", left: "" },
    facts: [{ kind: "allergy" }],
  });
  expect(lastOf("تذكر إن أخوي يحب البرجر").facts).toMatchObject([{ text: "أخوي يحب البرجر" }]);
  expect(lastOf("وش تذكر عني؟").kind).toBe("recall");
});

test.each([
  "انس موضوع الحساسية",
  "forget the allergy matter",
  "الرجی والی بات بھول جاؤ",
  "एलर्जी वाली बात भूल जाओ",
  "kalimutan mo yung allergy ko",
])("«%s» asks to forget what is kept of that kind", (message) => {
  const { kind, forgets } = lastOf(SHRIMP_AR, message);
  expect(kind).toBe("forget");
  expect(kindNamed(forgets ?? "")).toEqual(["allergy"]);
});
