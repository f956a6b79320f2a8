import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["cheapest chicken shawarma?", "which app should i use"],
  ["ارخص شاورما دجاج", "ومن اي تطبيق اطلبها"],
  ["سب سے سستا برگر", "کس ایپ سے منگواؤں؟"],
  ["सबसे सस्ता बर्गर", "किस ऐप से मँगाऊँ?"],
  ["magkano ang chicken shawarma", "sa anong app ako oorder?"],
])("%s, «%s» is answered for the first of the list", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "price", nth: 0, platforms: [], focus: "all" }),
);

test("of one dish it is answered for that", () =>
  expect(lastOf("3 shawarma from Shawarma 77", "ومن اي تطبيق اطلبها")).toMatchObject({
    ...{ kind: "price", quantity: 3, restaurant: "Shawarma 77" },
  }));

test.each([
  ["biryani in olaya", "is it cheaper on platform c?"],
  ["برياني في العليا", "هو ارخص على المنصة ج؟"],
  ["biryani in olaya", "platform c pe sasta hai kya"],
  ["چکن بریانی العلیا میں", "کیا پلیٹ فارم سی پر سستی ہے؟"],
  ["magkano biryani sa olaya", "mas mura ba sa platform c?"],
])("%s, «%s» is told beside the others", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "price", platforms: [], focus: "all" }),
);

test.each([
  "and on platform c?",
  "what is cheapest on platform c?",
  "anything cheaper on platform c?",
])("«%s» asks about that platform alone", (then) =>
  expect(lastOf("biryani in olaya", then).platforms).toEqual(["platform_c"]),
);

test.each([
  ["delivery fee for burger al hara", "and smoke alley?", "delivery"],
  ["كم توصيل برجر الحارة", "طيب وسموك آلي؟", "delivery"],
  ["burger al hara ki delivery fee kitni hai", "aur smoke alley ki?", "delivery"],
  ["magkano delivery fee ng burger al hara", "eh sa smoke alley?", "delivery"],
  ["delivery fee for burgers", "and pizza?", "delivery"],
  ["minimum order at burger al hara", "and at smoke alley?", "minimum"],
])("%s, «%s» asks the same", (first, then, focus) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "price", focus }),
);

test("a price that is asked for after a fee is one", () =>
  expect(
    lastOf("delivery fee for burger al hara", "how much is a cheeseburger there?"),
  ).toMatchObject({ focus: "all", dish: "cheeseburger" }));

test("after nothing cheaper was found it is asked of what was", () =>
  expect(lastOf("large pepperoni pizza", "anything cheaper?", "ok which app then")).toMatchObject({
    ...{ undercuts: false, nth: 0, dish: "pepperoni pizza" },
  }));

test.each([
  ["chicken biryani at kerala palace", "difference between the apps?"],
  ["كبسة دجاج من بيت القدر", "وش الفرق بين التطبيقات"],
  ["kerala palace ki chicken biryani", "teeno app me kitna farq hai"],
  ["magkano chicken biryani sa kerala palace", "san platform mas tipid"],
])("%s, «%s» is told of all apps for that dish", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({
    ...{ kind: "price", platforms: [], elsewhere: false },
  }),
);

test("which app is cheaper after what delivery costs is asked of that", () =>
  expect(lastOf("كم توصيل شاورما 77", "واي تطبيق ارخص")).toMatchObject({ focus: "delivery" }));
