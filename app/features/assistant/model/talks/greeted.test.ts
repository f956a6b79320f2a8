import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  "السلام عليكم، عندكم اكل نباتي؟",
  "hi, where can I find vegetarian food?",
  "السلام علیکم، سبزی والا کھانا کہاں ملے گا؟",
  "नमस्ते, यहाँ शाकाहारी खाना कहाँ मिलेगा?",
  "namaste, yahan vegetarian khana kahan milega?",
  "kamusta po, saan may vegetarian na pagkain?",
])("%s: a question behind a greeting is asked", (message) =>
  expect(lastOf(message)).toMatchObject({ kind: "suggest", greets: true }),
);

test.each([
  "السلام عليكم",
  "hi, are you there?",
  "سلام",
  "नमस्ते",
  "hello, is there anybody?",
  "magandang umaga",
])("%s: a greeting alone is answered for itself", (message) =>
  expect(lastOf(message).kind).toBe("greet"),
);

test.each([
  "hello, do you deliver to Batha?",
  "hello sir, you deliver to Malaz?",
  "السلام عليكم، توصلون الملز؟",
  "kumusta, nagdedeliver ba kayo sa Malaz?",
  "namaste, malaz mein delivery karte ho?",
])("%s: whether it is brought there is asked", (message) =>
  expect(lastOf(message)).toMatchObject({ subject: "coverage", greets: true }),
);

test.each([
  ["shawarma near me", "i stay in Shifa"],
  ["شاورما قريب مني", "أنا ساكن في الشفا"],
  ["sabse kareeb shawarma kahan hai", "main Shifa mein rehta hoon"],
])("%s, «%s»: it is near there", (asked, told) => {
  const last = lastOf(asked, told);
  expect([last.kind, Boolean(last.area)]).toEqual(["nearest", true]);
  expect(lastOf(told).kind).toBe("save");
});
