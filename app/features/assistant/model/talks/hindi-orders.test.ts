import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const counted = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, size, quantity }) =>
    [quantity ?? 1, dish, size].filter(Boolean).join(" "),
  );

const BURGERS = "6 cheeseburger burger al hara se";

test("which one is added, and how many, may be said behind it", () => {
  const first = "2 butter chicken aur 4 naan al wadi indian se";
  const lines = ["2 butter chicken", "4 naan", "2 mango lassi"];
  expect(counted(first, "lassi bhi add karo mango wali 2")).toEqual(lines);
});

test.each([
  ["do double wala kar do", ["4 cheeseburger", "2 double cheeseburger"]],
  ["दो डबल वाला कर दो", ["4 cheeseburger", "2 double cheeseburger"]],
  ["double kar do", ["12 cheeseburger"]],
])("«%s» of six burgers", (said, lines) => expect(counted(BURGERS, said)).toEqual(lines));

test.each(["ek me cheese wala kar do", "एक में चीज़ वाला कर दो"])(
  "«%s» of two burgers makes one of them another",
  (said) => {
    const lines = ["1 beef burger", "1 cheese burger"];
    expect(counted("2 beef burger burger al deera se", said)).toEqual(lines);
  },
);

test.each([
  ["biryani kerala palace", "ek half aur do full karwa do", ["1 biryani half", "2 biryani whole"]],
  ["biryani kerala palace", "one half and two whole", ["1 biryani half", "2 biryani whole"]],
  ["cream kunafa small", "क्रीम वाला नहीं, चीज़ वाला", ["1 cheese kunafa small"]],
  ["cream kunafa small", "cream wala nahi cheese wala", ["1 cheese kunafa small"]],
  [BURGERS, "फ्राइज़ बड़े वाले तीन", ["6 cheeseburger", "3 fries large"]],
  [BURGERS, "bade wale", ["6 cheeseburger large"]],
])("«%s», «%s»", (first, said, lines) => expect(counted(first, said)).toEqual(lines));

test("a number between a dish and a restaurant counts", () => {
  expect(counted("garlic wali naan 3 al wadi indian se")).toEqual(["3 garlic naan"]);
  expect(counted("chicken 65 kerala palace")).toEqual(["1 chicken 65"]);
});

test("both of two that were asked about are one order, and one dish at two places is none", () => {
  const both = lastOf("butter chicken kitne ka", "aur naan", "dono mangwa lo");
  expect(both).toMatchObject({ kind: "compare", apart: true });
  const against = "ember and oak ka ribeye aur steak house ka ribeye compare karo";
  expect(lastOf(against)).toMatchObject({ kind: "compare", apart: false });
  expect(linesOf(lastOf(against)).map(({ restaurant }) => restaurant)).toEqual([
    "ember and oak",
    "steak house",
  ]);
  expect(lastOf(against, "rating kiski zyada hai").kind).toBe("ranked");
});

test.each([
  ["tilapia kitne ki", "isme haddi hoti hai kya", { kind: "inside", inside: "haddi" }],
  ["tilapia kitne ki", "اس میں ہڈیاں ہوتی ہیں کیا؟", { kind: "inside", inside: "ہڈیاں" }],
  ["tilapia kitne ki", "isme discount hai kya", { subject: "coupons" }],
  ["tilapia kitne ki", "isme kitne piece hote hain", { subject: "contents" }],
])("«%s», «%s» asks for no ideas", (first, said, asked) => {
  expect(lastOf(first, said)).toMatchObject(asked);
});

test.each(["मीठे में क्या है", "meethe me kya hai", "میٹھے میں کیا ہے", "is there dessert there"])(
  "«%s» asks for ideas, and after a restaurant for what that has",
  (said) => {
    expect(lastOf(said).kind).toBe("suggest");
    expect(lastOf("khalti hind ka menu", said)).toMatchObject({ kind: "restaurant" });
  },
);

test("a size or number after what a restaurant has of a dish is of that dish", () => {
  const said = ["amo hamza ka menu dikhao", "shawarma me kya kya hai", "medium wala 3"];
  expect(lastOf(...said)).toMatchObject({ kind: "price", restaurant: "amo hamza" });
  expect(counted(...said)).toEqual(["3 shawarma medium"]);
});

test("a restaurant's name is one in every letters", () => {
  for (const said of ["एक बटर चिकन अल वादी इंडियन से", "ek butter chicken al wadi indian se"])
    expect(lastOf(said)).toMatchObject({ restaurant: "al wadi indian", area: "" });
});

test.each([
  ["7 log hain har ek ko 2 sambosa aur ek karak", ["14 sambosa", "7 karak"]],
  ["4 log hain sabko 2 naan aur 1 butter chicken", ["8 naan", "4 butter chicken"]],
  ["we are 7, each gets 2 sambosa and one karak", ["14 sambosa", "7 karak"]],
  ["chicken 65 aur 5 parotta kerala palace se", ["1 chicken 65", "5 parotta"]],
  ["کونگ پاؤ چکن دو پلیٹ", ["2 کونگ پاؤ chicken"]],
  ["koi acha south indian dosa", ["1 dosa"]],
  ["turkish coffee", ["1 turkish coffee"]],
])("«%s»: of each so many as are said", (said, lines) => expect(counted(said)).toEqual(lines));

test.each([
  ["केरला पैलेस से बिरयानी और अप्पम", "अप्पम रहने दो, परोटा 4 कर दो", ["1 biryani", "4 parotta"]],
  ["biryani aur appam kerala palace se", "zzyzx 4 kar do", ["1 biryani", "1 appam", "4 zzyzx"]],
  ["chicken 65 aur 5 parotta kerala palace se", "parotta 5 nahi 8", ["1 chicken 65", "8 parotta"]],
])("«%s», «%s»: a number is of what it stands beside", (first, said, lines) => {
  expect(counted(first, said)).toEqual(lines);
});

test("money that is gone and an order that never came are complained about", () => {
  expect(lastOf("bhai paisa kat gaya order nahi aya").subject).toBe("complaint");
});

test.each(["sab ko hata do", "सबको हटा दो", "سب کو ہٹا دو"])(
  "«%s» of an order takes nothing from what is kept",
  (said) => {
    const asked = lastOf(BURGERS, said);
    expect(asked).not.toMatchObject({ subject: "forgetAll" });
    expect(asked).toMatchObject({ dish: "cheeseburger", quantity: 6 });
  },
);

test("«wahi» is no neighbourhood", () => {
  const first = "chicken adobo 2 aur turon 3 bahay manila se";
  expect(lastOf(first, "to phir jo sasta ho wahi")).toMatchObject({ area: "", deliverTo: "" });
});
