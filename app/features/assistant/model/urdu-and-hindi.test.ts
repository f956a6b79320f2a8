import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "./order";

const { lastOf } = sampleTalk();

const counted = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, size, quantity }) => [dish, size, quantity ?? 1]);

describe("an order goes on", () => {
  test("with what is let be as it is, and what is given with it", () => {
    const first = "Kerala Palace mein chicken biryani half kitne ki hai?";
    expect(counted(first, "nahi half hi rehne do, saath mein chai karak do")).toEqual([
      ["chicken biryani", "half", 1],
      ["chai karak", "", 1],
    ]);
  });

  test.each([
    ["बर्गर अल हारा में चीज़ बर्गर और फ्राइज़ कितने के?", "और एक चीज़ बर्गर"],
    ["cheeseburger and fries at Burger Al Hara", "and one cheeseburger"],
  ])("«%s», «%s»: with one more of what is ordered once", (first, said) => {
    expect(counted(first, said).map(([, , quantity]) => quantity)).toEqual([2, 1]);
  });

  test("with more of a dish that is called in short", () => {
    const first = "2 chicken shawarma shawarma 77 se kitne ka";
    expect(counted(first, "ek shawarma aur badha do")).toEqual([["chicken shawarma", "", 3]]);
  });
});

describe("what was shown is asked about", () => {
  test.each([
    ["برگر الحارة میں چیز برگر کتنے کا؟", "قیمت کیسے بدلی؟"],
    ["burger al hara mein cheeseburger kitne ka?", "price kaise badli?"],
  ])("«%s», «%s»: how its price has moved", (first, said) => {
    expect(lastOf(first, said)).toMatchObject({ kind: "price", focus: "history" });
  });

  test.each([
    "جب سستا ہو جائے تو مجھے بتا دینا",
    "सस्ता हो जाए तो बताना",
    "sasta ho jaye to bata dena",
  ])("«%s» asks to be told later", (said) =>
    expect(lastOf("burger al hara mein cheeseburger kitne ka?", said)).toMatchObject({
      kind: "cannot",
      subject: "notify",
    }),
  );

  test("and the two of a list after the second of it are the list again", () => {
    const said = ["सबसे सस्ता बटर चिकन कहाँ मिलेगा?", "दूसरे वाले में कितना है?"];
    expect(lastOf(...said, "दोनों में कितना फ़र्क है?")).toMatchObject({ kind: "price", nth: null });
  });

  test.each(["dusri app pe kitna hoga?", "دوسری ایپ پر کتنا ہو گا؟", "how much on the other app?"])(
    "«%s» is of the same dish there",
    (said) => {
      const first = "2 chicken shawarma at shawarma 77";
      expect(lastOf(first, said)).toMatchObject({ elsewhere: false, focus: "platform" });
    },
  );
});

test.each([
  ["ہم چار لوگ ہیں اور ساٹھ ریال ہیں، کیا کھائیں؟", "بجٹ کی فکر چھوڑو"],
  ["we are four with 60 riyals, what should we eat?", "forget the budget"],
  ["hum 4 log hain 60 riyal hain kya khayein", "budget ki tension mat lo"],
])("«%s», «%s»: the limit goes, who eats stays", (first, said) => {
  expect(lastOf(first, said)).toMatchObject({ kind: "suggest", people: 4, maxTotal: null });
});
