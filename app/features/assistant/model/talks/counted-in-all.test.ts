import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["4 chahiye total kitna banega", 4],
  ["चार चाहिए, कुल कितना होगा", 4],
  ["تین چاہیے کل کتنا بنے گا", 3],
  ["i want 3, whats the total", 3],
])("so many of the dish that was spoken of, and what they come to: %s", (message, quantity) =>
  expect(lastOf("mutton biryani kitne ki hai", message)).toMatchObject({
    ...{ kind: "price", dish: "mutton biryani", quantity },
  }),
);

test("what it comes to alone counts nothing", () =>
  expect(lastOf("mutton biryani kitne ki hai", "total kitna banega").quantity).toBeNull());

const ORDER = { kind: "compare", apart: true };

test.each([
  "yar mujhe butter chiken aur 3 garlic naan chahye",
  "yaar mujhe butter chiken aur 3 garlic naan",
  "بھائی مجھے بٹر چکن اور 3 گارلک نان چاہیئے",
])("an order is one, though a word is misspelt: %s", (message) =>
  expect(lastOf(message)).toMatchObject({ ...ORDER, other: { quantity: 3 } }),
);

test.each(["dono kis app pe saste parenge?", "دونوں کس ایپ پر سستے ہیں", "दोनों किस ऐप पर सस्ते हैं"])(
  "both of an order are all of it, and no two of one: %s",
  (message) =>
    expect(lastOf("masala dosa aur idli kerala palace se", message)).toMatchObject({
      ...{ ...ORDER, dish: "masala dosa", quantity: null },
      other: { dish: "idli", quantity: null },
    }),
);

test.each([
  "3 shawarma, 2 fries and a pepsi from amo hamza, we are 3",
  "٣ شاورما و٢ بطاطس وبيبسي من عمو حمزة، احنا ٣",
  "3 shawarma, 2 fries aur pepsi amo hamza se, hum 3 log hain",
  "3 shawarma, 2 fries at pepsi sa amo hamza, tatlo kami",
])("those who eat count none of a list that is counted: %s", (message) =>
  expect(lastOf(message)).toMatchObject({
    ...{ ...ORDER, quantity: 3, people: 3 },
    ...{ other: { quantity: 2 }, rest: [{ quantity: 1 }] },
  }),
);

test("where nothing is counted, each who eats has one", () =>
  expect(lastOf("شاورما وبطاطس من عمو حمزة، احنا ٣")).toMatchObject({
    ...{ ...ORDER, quantity: null, people: 3, other: { quantity: null } },
  }));
