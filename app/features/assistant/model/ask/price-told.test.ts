import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { amountTold, countingNothing, tellsPrice } from "./price-told";

const { lastOf } = sampleTalk();

test.each([
  "لقيت البرقر ب ٢٨ في المنصة ب",
  "أمس طلبته بـ32",
  "شريت كبسة لحم ب ٤٠ ريال",
  "دفعت ٤٠ على الكبسة",
  "صار سعره ب 25",
  "kal maine platform b se chicken kabsa mangwaya qudoor al deera se 32 riyal ka pora, price update krdo",
  "maine biryani 25 riyal ki li thi",
  "shawarma 12 riyal ka mila",
  "میں نے کل بریانی 25 ریال کی منگوائی",
  "मैंने कल कबसा 32 रियाल का मंगवाया",
  "I bought the kabsa for 32 riyals on platform B",
  "they charged me 40 for it",
  "binili ko yung kabsa kahapon ng 32 riyals",
  "nag-order ako ng adobo sa Bahay Manila 27 lang sa platform A",
  "bumili ako ng sinigang kay Aling Nena kanina 35 riyal sa platform B",
  "30 riyal yung adobo ko kanina sa Bahay Manila",
  "butter chicken was 28 yesterday on B",
  "i ordered butter chicken yesterday, 28 riyals, platform B",
  "butter chicken ka daam ab 30 ho gaya hai",
  "platform A pe 20 ki hai ab",
  "آج کیرالا پیلس سے بریانی 22 کی ملی پلیٹ فارم اے پر",
  "بالتطبيق طالع 25",
])("«%s» tells a price", (said) => expect(tellsPrice(said, false)).toBe(true));

test.each([
  "طلبت كبسة ب ٤٠ وابي ارخص",
  "لقيت كبسة ب 40 وين ارخص",
  "ابي كبسة ب ٤٠ ريال",
  "شاورما ب 20",
  "لقيت مطعم حلو",
  "طلبت برجر من المنصة ب",
  "maine kal biryani mangwayi 40 riyal ki, is se sasti chahiye",
  "ordered kabsa for 40 riyals, anything cheaper",
  "I want kabsa for 40 riyals",
  "30 riyal me biryani",
  "mere paas 30 riyal hain",
  "umorder ako ng shawarma",
  "I paid with mada",
  "got 30 riyals, feed me",
  "I ordered 20 burgers yesterday",
  "umorder kami ng 20",
  "kal 4 logon ke liye 100 riyal",
  "معي 30 ريال لي ولزوجتي",
  "كل واحد 30 ريال",
  "kal raat 11 baje order kiya tha, abhi tak nahi aaya",
])("«%s» does not", (said) => expect(tellsPrice(said, false)).toBe(false));

test("a price that is asked about is not told", () =>
  expect(tellsPrice("شريت شاورما ب ١٢ من عمو حمزة صح؟", true)).toBe(false));

test("what was paid is of the dish that is named, or was spoken of", () => {
  const told = { kind: "cannot", subject: "wrongPrice", maxTotal: null, quantity: null };
  expect(lastOf("امس طلبت شاورما دجاج من عمو حمزة ب 19 ريال من المنصة أ")).toMatchObject({
    ...{ ...told, dish: "شاورما دجاج", restaurant: "عمو حمزة" },
  });
  expect(lastOf("كم تشيز برجر من برجر الحارة", "امس طلبته بـ32")).toMatchObject({
    ...{ ...told, dish: "تشيز برجر", restaurant: "برجر الحارة" },
  });
});

const SHOWN = "cheeseburger at burger al deera";

test.each([
  "paid 32 for it yesterday on platform B",
  "its 21 now on platform b, update it please",
  "thats old, i paid 20 today",
  "it cost me 30 last week",
  "on the app its 23",
  "23 on b now",
  "thats wrong its 25",
  "update it please",
])("«%s» tells what a dish that was shown costs, and counts none", (said) =>
  expect(lastOf(SHOWN, said)).toMatchObject({
    ...{ kind: "cannot", subject: "wrongPrice", quantity: null },
    ...{ dish: "cheeseburger", restaurant: "burger al deera" },
  }),
);

test("in English as well it is of the dish that is named", () =>
  expect(lastOf("they charged me 40 for cheeseburger at burger al hara")).toMatchObject({
    ...{ subject: "wrongPrice", dish: "cheeseburger", restaurant: "burger al hara" },
  }));

test.each([
  "make it 21",
  "ok its for 3 people now",
  "i want 20 of it today",
  "paid 40 for it, is that too much?",
  "is it cheaper than 30 on platform b",
])("«%s» tells no price", (said) => expect(lastOf(SHOWN, said).subject).not.toBe("wrongPrice"));

test.each([
  "kal maine Platform B pe Kerala Palace se chicken biryani 30 riyal me li thi",
  "biryani 32 riyal ki mili",
  "kal mene kabsa 28 riyal ka liya tha platform A se",
  "kal burger ke 40 riyal diye the",
  "کل میں نے بریانی ۳۰ ریال میں لی تھی",
  "कल मैंने बिरयानी 30 रियाल में ली थी",
])("«%s» tells a price as well", (said) =>
  expect(lastOf(said)).toMatchObject({ subject: "wrongPrice", maxTotal: null }),
);

test.each([
  "30 riyal me biryani chahiye",
  "20 riyal me kya mil jayega",
  "30 riyal me biryani mil gayi to batao",
  "۳۰ ریال میں بریانی کہاں ملے گی",
  "मुझे 30 रियाल में क्या मिलेगा",
])("«%s» asks for something within so much", (said) => expect(lastOf(said).subject).toBeNull());

test("so it is in other languages", () => {
  const told = { kind: "cannot", subject: "wrongPrice", maxTotal: null, quantity: null };
  expect(
    lastOf("kal maine platform b se chicken kabsa mangwaya qudoor al deera se 32 riyal ka"),
  ).toMatchObject({ ...told, dish: "chicken kabsa", restaurant: "qudoor al deera" });
  expect(lastOf("I bought a cheeseburger for 32 riyals from Burger Al Hara")).toMatchObject(told);
  expect(
    lastOf("binili ko yung cheeseburger kahapon ng 32 riyals sa Burger Al Hara"),
  ).toMatchObject(told);
  expect(lastOf("bumili ako ng sinigang kay Aling Nena kanina 35 riyal")).toMatchObject(told);
  expect(lastOf("اخذنا امس مندي لحم من الشيخ سالم بخمسين ريال")).toMatchObject(told);
  expect(lastOf("mujhe 32 riyal tak chicken kabsa chahiye")).toMatchObject({ maxTotal: 32 });
});

test.each([
  ["I paid 28 for butter chicken yesterday", 28],
  ["طلبتها امس ب 18.5", 18.5],
  ["دفعت ٢٤٫٥٠ ريال", 24.5],
  ["paid 33.25 riyals at 8 pm", 33.25],
  ["the price is wrong", null],
  ["20 yesterday, 25 today", null],
])("«%s» tells %s", (said, told) => expect(amountTold(said)).toBe(told));

test("an amount with a fraction is money, and no number of dishes", () =>
  expect(lastOf("magkano butter chicken", "33.25 binayad ko kahapon sa wadi")).toMatchObject({
    ...{ subject: "wrongPrice", quantity: null, told: 33.25 },
  }));

test("«غلّت» asks what was before, and is no word that was left out", () =>
  expect(lastOf("هل غلّت الكبسة عند قدور الديرة")).toMatchObject({ focus: "history", left: "" }));

test.each([
  ["got a chicken kabsa for 25", null, 25],
  ["i ordered chicken kabsa for 25 people at 300", 25, null],
])("«%s» is for %s people", (said, people, amount) => {
  const told = countingNothing(said, 25);
  expect([told.people, told.told]).toEqual([people, amount ?? told.told]);
});

test("a number behind the amount is no fraction of it", () => {
  expect(amountTold("paid 45.50 for it")).toBe(45.5);
  expect(amountTold("paid 45, 2 days ago")).not.toBe(45.2);
});

test.each([
  "nag order ako kanina ng lumpia 18 lang bakit 21 dito",
  "18 lang lumpia dati bakit 21 dito",
  "why is lumpia 21 here it was 18",
  "ليش الشاورما ١٥ كانت ١٢",
  "lumpia 18 ki thi ab 21 kyun",
])("«%s» tells what was paid, and asks for no 21 of it", (said) =>
  expect(lastOf(said)).toMatchObject({ subject: "wrongPrice", quantity: null, maxTotal: null }),
);

test.each(["why is the total 21", "bakit mahal ang 2 lumpia at 3 turon"])(
  "«%s» tells no price",
  (said) => expect(lastOf(said).subject).not.toBe("wrongPrice"),
);
