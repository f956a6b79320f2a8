import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { languageIn } from "../language/language";

const { lastOf } = sampleTalk();

test.each([
  ["نہاری ہے کہیں؟", "nihari"],
  ["حلیم ہے؟", "haleem"],
  ["kahin nihari milti hai?", "nihari"],
  ["nihari hai kahin", "nihari"],
  ["कहीं निहारी है?", "nihari"],
  ["निहारी मिलेगी कहीं?", "nihari"],
  ["may sisig ba kahit saan?", "sisig"],
  ["may nagtitinda ba ng sisig?", "sisig"],
  ["do they have nihari anywhere", "nihari"],
  ["anyone doing nihari?", "nihari"],
  ["فيه نهاري؟", "نهاري"],
  ["في احد يسوي نهاري؟", "نهاري"],
  ["عندكم حليم؟", "حليم"],
])("«%s» asks whether a dish is to be had, which nobody may know", (said, query) => {
  expect(lastOf(said)).toMatchObject({ kind: "price", query, area: "" });
});

test.each(["is the driver nice?", "mausam kaisa hai?", "ano ang panahon?", "کیا بارش ہے؟"])(
  "«%s» asks for no dish",
  (said) => {
    expect(lastOf(said).kind).not.toBe("price");
  },
);

test.each([
  [["मेरे पास शावरमा कहाँ मिलेगा? मैं बथा में हूँ"], "batha"],
  [["میرے قریب بریانی کہاں ملے گی؟ میں بطحاء میں ہوں"], "بطحاء"],
  [["saan may malapit na shawarma, nasa Batha ako"], "Batha"],
  [["may malapit na shawarma? nasa Batha ako"], "Batha"],
  [["near me shawarma i'm in batha"], "batha"],
  [["شاورما قريب مني انا في البطحاء"], "البطحاء"],
  [["मेरे पास बिरयानी कहाँ मिलेगी", "मैं बथा में हूँ"], "batha"],
  [["میرے قریب بریانی کہاں ملے گی؟", "میں بطحاء میں ہوں"], "بطحاء"],
])("%j asks who is near there", (said, area) => {
  expect(lastOf(...said)).toMatchObject({ kind: "nearest", area, near: false });
});

test.each([
  [
    [
      "price of pad thai at Tiger Wok",
      "and dragon roll at Koi & Kumo",
      "go back to the first thing i asked",
    ],
  ],
  [["كم باد تاي من تايجر ووك", "كم لاتيه من دون دريب", "ارجع لأول شي سألت عنه"]],
  [["pad thai tiger wok se kitne ka hai", "latte kitne ka hai", "jo sabse pehle pucha tha"]],
  [["magkano pad thai sa Tiger Wok", "magkano latte", "yung una kong tinanong"]],
])("%j goes back to it", (said) => {
  const { dish, restaurant } = lastOf(said[0] as string);
  expect(lastOf(...said)).toMatchObject({ kind: "price", dish, restaurant });
});

test.each([
  [["butter chicken kitne ka hai", "mango lassi price?"], "ur"],
  [["butter chicken kitne ka hai", "garlic naan ka price?"], "ur"],
  [["magkano adobo", "lumpia price?"], "tl"],
  [["dosa hai?"], "ur"],
  [["dal ka price?"], "ur"],
  [["magkano adobo", "how much is the lumpia?"], "en"],
  [["mango lassi price?"], "en"],
])("%j is answered in the language it is written in", (said, language) => {
  expect(languageIn(said)).toBe(language);
});

test("the next part of a list is another each time", () => {
  const first = "suggest something for dinner under 40";
  expect([lastOf(first, "more").pages, lastOf(first, "more", "more").pages]).toEqual([1, 2]);
});

test.each([
  ["cheeseburger from Burger Al Hara from jahez", "jahez"],
  ["كم تشيز برجر من برجر الحارة في جاهز", "جاهز"],
  ["cheeseburger burger al hara se hungerstation pe kitne ka hai", "hungerstation"],
  ["magkano cheeseburger sa Burger Al Hara sa hungerstation", "hungerstation"],
])("«%s» names an app, and no restaurant", (said, app) => {
  const ask = lastOf(said);
  expect(ask).toMatchObject({ kind: "price", app, area: "", left: "" });
  expect(ask.restaurant).not.toContain(app);
});

test("all of an order from an app stays that order", () => {
  const order = "2 cheeseburgers and fries from Burger Al Hara";
  const { dish, restaurant } = lastOf(order);
  const ask = lastOf(order, "all of it from jahez");
  expect(ask).toMatchObject({ kind: "compare", apart: true, dish, restaurant, app: "jahez" });
});
