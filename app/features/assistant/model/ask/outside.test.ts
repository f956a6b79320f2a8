import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  "need a taxi to the airport",
  "any driver jobs here",
  "recommend a good movie",
  "how do i renew my iqama",
  "محتاج سباك يجي البيت",
  "دور لي شقة للايجار في الملز",
  "تتوقع من يفوز النصر ولا الهلال",
  "متى صلاة المغرب",
  "مجھے نوکری چاہیے",
  "mobile recharge kar do",
  "दिल्ली की फ्लाइट कितने की है",
  "who is the king of saudi",
  "how's the traffic on king fahd road",
  "translate hello to arabic",
  "what is 25 * 14",
  "anong oras ang maghrib?",
  "saudi ka badshah kaun hai",
  "sino si Manny Pacquiao",
  "magkano flight pa Manila",
])("«%s» asks for no food, and is no small talk", (said) => {
  const outside = { kind: "offTopic", dish: "", restaurant: "", area: "" };
  expect(lastOf(said)).toMatchObject(outside);
  expect(lastOf("cheeseburger at burger al hara", said)).toMatchObject(outside);
});

test.each([
  ["need a cheeseburger", { kind: "price", dish: "cheeseburger" }],
  ["biryani near the hospital", { dish: "biryani" }],
  ["i have a job interview, need a cheeseburger", { kind: "price", dish: "cheeseburger" }],
  ["show me arabic food", { kind: "suggest", dish: "arabic" }],
  ["a latte after maghrib", { kind: "price", dish: "latte" }],
  ["the doctor said no sugar, what can I eat?", { kind: "suggest" }],
  ["any chole bhature?", { kind: "price", query: "chole bhature" }],
  ["رحلات البر وش ناخذ معنا اكل", { kind: "suggest" }],
  ["karak konsi sasti hai abhi khula hua koi", { dish: "karak", focus: "all" }],
  ["my cousin is getting married", { kind: "chat" }],
  ["الجو حلو اليوم", { kind: "chat" }],
])("«%s» is another thing", (said, ask) => expect(lastOf(said)).toMatchObject(ask));

test("what is spoken of stays after it", () =>
  expect(
    lastOf("cheeseburger at burger al hara", "need a taxi", "and on platform b?"),
  ).toMatchObject({ dish: "cheeseburger", platforms: ["platform_b"] }));

test("«ترى» says nothing, and «انا في» where somebody is", () =>
  expect(lastOf("ترى انا في حي الياسمين الحين")).toMatchObject({ kind: "nearest", dish: "" }));

test.each([
  ["my office is in Olaya", { kind: "nearest", area: "Olaya" }],
  ["انا بالدوام في حي العليا", { kind: "nearest", area: "العليا" }],
  ["opisina ko nasa Olaya", { kind: "nearest", area: "Olaya" }],
  ["mera office Olaya me hai", { kind: "nearest", area: "Olaya" }],
  ["انا نازل عند خالتي في حي الربوة", { kind: "nearest", area: "الربوة" }],
  ["kakalipat lang namin sa Malaz", { kind: "nearest", area: "Malaz" }],
  ["hum Malaz shift ho gaye hain", { kind: "nearest", area: "Malaz" }],
  ["sisig sa Malaz", { kind: "price", query: "sisig" }],
  ["my flat is in Sulay", { kind: "save", dish: "" }],
  ["we just moved to Malqa", { kind: "save" }],
  ["flat white near my office in Olaya", { kind: "price", dish: "flat white" }],
])("«%s»: a place that is told is where the next is asked for", (said, ask) =>
  expect(lastOf(said)).toMatchObject({ restaurant: "", ...ask }),
);

test.each([
  ["chole bhature milega kya riyadh mein", { kind: "price", query: "chole bhature" }],
  ["sabse acha app konsa hai", { kind: "cannot", subject: "overall" }],
  ["anong app ang pinakamaganda", { kind: "cannot", subject: "overall" }],
  ["achha burger kis app pe sasta hai", { kind: "price", dish: "burger", focus: "platform" }],
  ["butter chicken ka price kam hua to bata dena", { subject: "notify", dish: "butter chicken" }],
  ["notify me when butter chicken gets cheaper", { subject: "notify", restaurant: "" }],
  ["butter chicken kam mirch wala ho to bata do", { kind: "price" }],
])("«%s»", (said, ask) => expect(lastOf(said)).toMatchObject(ask));

test("a dish nobody knows is asked for after where somebody is", () =>
  expect(lastOf("dito kami sa Batha nakatira", "saan pinakamura ang sisig?")).toMatchObject({
    kind: "price",
    query: "sisig",
  }));
