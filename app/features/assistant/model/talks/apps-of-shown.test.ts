import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["cheap burger", "both apps price"],
  ["ابي برجر رخيص", "سعره في التطبيقين"],
  ["ابي برجر رخيص", "اي تطبيق من الثلاثة ارخص"],
  ["چکن بریانی کتنے کی", "دونوں ایپ پر ریٹ"],
  ["butter chicken ka price", "dono app ka rate"],
  ["बटर चिकन कितने का", "दोनों ऐप का रेट"],
  ["magkano adobo", "magkano sa dalawang app"],
])("after «%s», «%s» is told of all apps for the first, and counts none", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({
    ...{ kind: "price", nth: 0, platforms: [], quantity: null, focus: "all" },
  }),
);

test.each([
  ["menu of green plate", "compare apps"],
  ["منيو صحن اخضر", "قارن التطبيقات"],
  ["what should i eat for lunch", "both apps price"],
  ["which is cheaper for california roll, koi & kumo or hanabi roll", "compare apps"],
])("after «%s», «%s» is told of what was shown first", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "price", from: { nth: 0 }, platforms: [] }),
);

test.each([
  ["delivery fee for tiger wok", "which of the three apps is cheapest"],
  ["magkano delivery sa tiger wok", "alin sa tatlong app ang pinakamura"],
])("after «%s», «%s» is told of what delivery costs", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "price", focus: "delivery" }),
);

test.each([
  ["how much is chicken biryani", "make it three, delivery included"],
  ["magkano chicken adobo", "gawin mong tatlo, kasama delivery"],
])("after «%s», «%s» asks for three", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "price", quantity: 3, focus: "all" }),
);

test.each([
  ["which is cheaper for california roll, koi & kumo or hanabi roll", "how much with delivery?"],
  ["ايهم ارخص كاليفورنيا رول من كوي اند كومو ولا هانابي رول", "كم مع التوصيل"],
  ["2 cheeseburgers and fries", "how much with delivery?"],
])("after «%s», «%s» hears that again", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "compare" }),
);

test.each([
  ["cheap burger", "send me the link"],
  ["ابي برجر رخيص", "عطني الرابط"],
  ["سستا برگر", "لنک بھیج دو"],
  ["रसमलाई", "लिंक दो"],
  ["murang burger", "pa send ng link"],
])("after «%s», «%s» hears that there is no link into an app", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "cannot", subject: "links" }),
);

test.each([
  ["how much is chicken kabsa at qudur aldira", "i paid less than that"],
  ["كم كبسة الدجاج من قدور الديرة", "انا دفعت اقل"],
  ["chicken biryani kerala palace", "maine kam diye the"],
  ["magkano adobo", "mas mura binayaran ko"],
])("after «%s», «%s» hears where that is put right", (first, then) => {
  const { dish } = lastOf(first);
  expect(lastOf(first, then)).toMatchObject({ kind: "cannot", subject: "wrongPrice", dish });
});

test.each([
  ["ايهم ارخص كاليفورنيا رول من كوي اند كومو ولا هانابي رول", "هذا سعر قديم"],
  ["menu of green plate", "thats old price"],
])("after «%s», «%s» hears how old prices are", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "about" }),
);
