import { expect, test } from "vitest";
import { serviceAsked } from "./service";

test.each([
  ["وش فايدة النقاط؟", "howPoints"],
  ["what can I use my points for?", "howPoints"],
  ["پوائنٹس کیسے ملتے ہیں؟", "howPoints"],
  ["points kaise milte hain", "howPoints"],
  ["paano magkaroon ng points?", "howPoints"],
  ["كم نقطة عندي؟", "points"],
  ["أبي أشتكي عليكم", "reachUs"],
  ["let me speak to someone on your team", "reachUs"],
  ["किसी इंसान से बात करवाओ", "reachUs"],
  ["gusto kong makausap ang customer service", "reachUs"],
  ["which platform is usually the cheapest?", "overall"],
  ["کون سی ایپ ہمیشہ سستی ہے؟", "overall"],
  ["ليش الأسعار تختلف؟", "dearer"],
  ["bakit mas mahal?", "dearer"],
  ["ڈیلیوری فیس مختلف کیوں ہوتی ہے؟", "dearDelivery"],
  ["mera level kya hai", "points"],
  ["paano tataas ang level ko?", "howPoints"],
  ["how many points do I get for a picture?", "howPoints"],
  ["السعر اللي عندك مو صحيح، طلع ٤٥ في التطبيق", "wrongPrice"],
  ["your prices are outdated, I paid way more last night", "wrongPrice"],
  ["iba na ang presyo sa app", "wrongPrice"],
  ["I want to complain, the food came cold", "complaint"],
  ["na-late yung order ko kagabi", "complaint"],
  ["kitni der mein delivery hoti hai?", "deliveryTime"],
  ["can you text me when it gets cheaper?", "notify"],
] as const)("«%s» asks the service: %s", (sentence, subject) => {
  expect(serviceAsked(sentence)).toBe(subject);
});

test.each([
  "كم كبسة دجاج من قدور الديرة؟",
  "cheapest burger app",
  "وين أرخص شاورما؟",
  "who has the cheapest biryani?",
])("«%s» asks nothing of the service", (sentence) => {
  expect(serviceAsked(sentence)).toBeNull();
});
