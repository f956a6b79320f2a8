import { expect, test } from "vitest";
import { languagesOf } from "../../words/signs";
import { ownWordsIn } from "./own-words";

const read = (language: string, said: string) =>
  ownWordsIn(said, languagesOf(language) ?? new Set(), () => 0);

/** What is read in the words of each language, and nothing else beside it. */
const SAID = [
  ["ur", "پچاس ریال کے اندر کچھ", { maxTotal: 50 }],
  ["ur", "ڈیڑھ سو ریال میں", { maxTotal: 150 }],
  ["ur", "میرے پاس صرف 35 ریال ہیں", { maxTotal: 35 }],
  ["ur", "میں نے 25 ریال دیے تھے", { maxTotal: null }],
  ["ur", "18 ریال کیوں لیے", { maxTotal: null }],
  ["hi", "क्या 18 रियाल सही दाम है?", { maxTotal: null }],
  ["tl", "bakit 18 riyal ang burger", { maxTotal: null }],
  ["ur", "چار افراد کے لیے مندی", { people: 4 }],
  ["ur", "بغیر پنیر والا برگر", { without: ["cheese"] }],
  ["ur", "پیاز کے بغیر شاورما", { without: ["onion"] }],
  ["ur", "پلیٹ فارم اے پر", { platforms: ["platform_a"] }],
  ["ur", "پلیٹ فارم بی پر", { platforms: ["platform_b"] }],
  ["ur", "پالک پنیر میں لہسن تو نہیں؟", { inside: "garlic" }],
  ["ur", "کیا بریانی میں گری دار میوے ہیں؟", { inside: "nuts" }],
  ["ur", "کیا پیزا میں گلوٹن ہے؟", { inside: "gluten" }],
  ["hi", "क्या हुमस में तिल है?", { inside: "sesame" }],
  ["hi", "ek sau bees riyal tak", { maxTotal: 120 }],
  ["hi", "mere paas sirf 40 riyal hain", { maxTotal: 40 }],
  ["hi", "मैंने 25 रियाल दिए थे", { maxTotal: null }],
  ["hi", "hum chhe log hain", { people: 6 }],
  ["hi", "bina cheese burger", { without: ["cheese"] }],
  ["hi", "प्याज़ के बिना शावरमा", { without: ["onion"] }],
  ["hi", "प्लेटफ़ॉर्म बी पर", { platforms: ["platform_b"] }],
  ["hi", "isme mungfali hai kya", { inside: "peanuts" }],
  ["tl", "40 riyals na lang pera ko", { maxTotal: 40 }],
  ["tl", "25 riyals ang binayad ko", { maxTotal: null }],
  ["tl", "hapunan para sa dalawa, wala pang 60 riyal", { people: 2, maxTotal: 60 }],
  ["tl", "burger na walang keso", { without: ["cheese"] }],
  ["tl", "may ulam ba na walang baboy at baka?", { without: ["pork", "beef"] }],
  ["tl", "walang keso at fries", { without: ["cheese"] }],
  ["tl", "hindi masyadong maanghang", { without: ["spicy"] }],
  ["tl", "sa platform c", { platforms: ["platform_c"] }],
  ["tl", "may bawang ba ito", { inside: "garlic" }],
] as const;

test.each(SAID)("%s: %s", (language, said, told) => {
  const nothing = { people: null, maxTotal: null, platforms: [], app: "", without: [], inside: "" };
  const { rest, ...own } = read(language, said);
  expect(own).toEqual({ ...nothing, ...told });
  expect(rest).not.toMatch(/\d/);
});

test("what is read is taken out of the sentence, and the rest is as it was written", () => {
  expect(read("tl", "Saan may burger na walang sibuyas sa platform b?").rest).toBe(
    "Saan may burger na  ،   ?",
  );
});

test("of a name nothing is left out: «sinigang na walang hipon» but not the dish itself", () => {
  const named = ownWordsIn("sinigang na hipon", languagesOf("tl") ?? new Set(), (_, at) =>
    at === 0 ? 3 : 0,
  );
  expect(named.without).toEqual([]);
});
