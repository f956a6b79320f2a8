import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

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

describe("an order is changed", () => {
  const shawarma = "مجھے دو چکن شوارما، ایک بیف شوارما اور ایک کولا چاہیے عمو حمزہ سے";

  test("where which one is meant is said last", () => {
    expect(counted(shawarma, "شوارما تین کر دو چکن والا")).toEqual([
      ["chicken shawarma", "", 3],
      ["beef shawarma", "", 1],
      ["cola", "", 1],
    ]);
  });

  test.each([
    ["Pizza Fornello mein pepperoni kitne ki?", "pepperoni hata ke vegetable kar do", "vegetable"],
    ["برگر الحارة میں چیز برگر کتنے کا؟", "چیز برگر ہٹا کر مشروم برگر کر دو", "mushroom burger"],
  ])("«%s», «%s»: what is taken off makes room for the other", (first, said, other) => {
    expect(counted(first, said)).toEqual([[other, "", 1]]);
  });

  test("and a plate is a size of it, and no restaurant", () => {
    const first = "قصر کیرلا میں بریانی کتنے کی ہے؟";
    const halves = lastOf(first, "آدھی پلیٹ؟", "تین آدھی پلیٹ اور دو نان");
    expect(halves.restaurant).toBe("قصر کیرلا");
    expect(counted(first, "آدھی پلیٹ؟", "تین آدھی پلیٹ اور دو نان")).toEqual([
      ["biryani", "half", 3],
      ["naan", "", 2],
    ]);
  });

  test("and shared by those who are said to eat along", () => {
    expect(lastOf(shawarma, "فی بندہ کتنا بنے گا، ہم پانچ ہیں؟")).toMatchObject({
      share: true,
      splitBetween: 5,
    });
  });
});

describe("another dish is set against what was shown", () => {
  test.each([
    ["Pizza Fornello mein pepperoni large kitne ki?", "margherita se kitna farq hai?"],
    ["pepperoni large at Pizza Fornello", "how much difference from the margherita?"],
  ])("«%s», «%s»", (first, said) => {
    expect(lastOf(first, said)).toMatchObject({
      ...{ kind: "compare", apart: false, dish: "pepperoni", size: "large" },
      other: { dish: "margherita", size: "large", restaurant: "Pizza Fornello" },
    });
  });

  test("and both are one order where their sum is asked", () => {
    const said = ["Pizza Fornello mein pepperoni kitne ki?", "margherita se kitna farq hai?"];
    expect(lastOf(...said, "dono le lein to total?")).toMatchObject({
      kind: "compare",
      apart: true,
    });
  });
});

test.each([
  "یہ قیمتیں سچی ہیں یا نہیں؟",
  "کون ڈالتا ہے قیمتیں؟",
  "ye prices sachi hain?",
  "दाम कौन डालता है?",
])("«%s» asks where prices come from", (said) => expect(lastOf(said).kind).toBe("about"));

test.each(["کم سے کم آرڈر کتنا ہے؟", "कम से कम कितने का ऑर्डर?", "kam az kam order kitna hai"])(
  "«%s» asks for the minimum",
  (said) => expect(lastOf("قصر کیرلا میں بریانی کتنے کی ہے؟", said).focus).toBe("minimum"),
);

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

test.each(["उसे दो कर दो", "usse do kar do"])(
  "«%s» after ideas within a limit is no money",
  (said) => {
    const first = "कुछ चाइनीज़ बताओ 40 रियाल तक";
    expect(lastOf(first, said).maxTotal).toBe(40);
  },
);

test("«دونوں جگہ» is two places, and two of no dish", () => {
  const first = "Burger Al Deera vs Burger Al Hara, chicken burger kahan sasta?";
  expect(counted(first, "aur fries dono jagah?")).toEqual([
    ["fries", "", 1],
    ["fries", "", 1],
  ]);
});

test.each([
  ["koi offer chal raha hai?", { kind: "cannot", subject: "coupons" }],
  ["پیمنٹ بھی یہیں سے ہو گی؟", { kind: "cannot", subject: "ordering" }],
  ["چار لوگوں کے لیے کافی ہو گا؟", { kind: "cannot", subject: "serves" }],
  ["teesri app pe kya rate hai?", { focus: "platform", nth: null }],
  ["کوئی اور جگہ؟", { elsewhere: true }],
])("«%s» after the price of a dish", (said, asked) =>
  expect(lastOf("قصر کیرلا میں بریانی کتنے کی ہے؟", said)).toMatchObject(asked),
);

test.each([
  ["سمندری کھانا کون دیتا ہے المنصورہ کے پاس", { dish: "seafood", area: "المنصورہ" }],
  ["biryani kaun banata hai", { kind: "price", dish: "biryani" }],
  ["prices kaun deta hai", { kind: "about" }],
])("«%s»: who sells a dish is asked, or who tells the prices", (said, asked) => {
  expect(lastOf(said)).toMatchObject(asked);
});

test.each(["delivery hata ke kitna hua", "डिलीवरी निकाल के", "ڈیلیوری ہٹا کر کتنے"])(
  "«%s» asks for the price of the dish alone",
  (said) => expect(lastOf("chicken biryani kerala palace", said).focus).toBe("item"),
);

test.each(["wo abhi khule hue hain?", "وہ ابھی کھلے ہوئے ہیں؟", "अभी खुला हुआ है क्या"])(
  "«%s» asks whether they are open",
  (said) => expect(lastOf("chicken biryani kerala palace", said).subject).toBe("hours"),
);

test.each([
  ["اب کچھ کھانے کو بتاؤ", { kind: "suggest" }],
  ["کوئی کہانی سناؤ", { kind: "chat" }],
  ["kitne der me delivery", { kind: "cannot", subject: "deliveryTime" }],
  ["acha ye app kis liye hai", { kind: "help" }],
  ["paise lete ho kya", { kind: "cannot", subject: "commission" }],
  ["کرسپی چکن برگر", { kind: "price", dish: "crispy chicken burger", restaurant: "" }],
  ["halwa puri kahan milegi", { size: "" }],
  ["pani puri kahan milegi", { dish: "pani puri" }],
  ["chicken handi kahan milega", { dish: "chicken handi", restaurant: "" }],
])("as Pakistanis ask: %s", (said, asked) => expect(lastOf(said)).toMatchObject(asked));

test.each(["aur koi?", "اور کوئی ہے؟", "और कोई"])("«%s» asks for more of what was shown", (said) =>
  expect(lastOf("batha me sasta khana", said)).toMatchObject({ kind: "suggest", more: true }),
);

test("«aur koi» with what it is to be asks for that", () =>
  expect(lastOf("burger dikhao", "aur koi jo 4 se upar rating ho?").kind).toBe("ranked"));

test.each([
  "chicken biryani pehle kitne ki thi",
  "چکن بریانی پہلے کتنے کی تھی",
  "चिकन बिरयानी का पुराना दाम क्या था",
  "how much was chicken biryani before",
  "magkano chicken biryani dati",
])("what a dish cost before is no price of today: %s", (said) =>
  expect(lastOf(said).focus).toBe("history"),
);

test.each([
  ["biryani", "how much was it before delivery", "item"],
  ["biryani", "pehle wali kitne ki thi", "all"],
  ["biryani", "before we order, how much is naan", "all"],
])("%s, «%s» asks for no price of before", (first, then, focus) =>
  expect(lastOf(first, then).focus).toBe(focus),
);

test.each([
  ["why is fornello more expensive", "fornello"],
  ["fornello ka mehnga kyun hai", "fornello"],
  ["فورنیلو کا مہنگا کیوں ہے", "فورنیلو"],
  ["ليش فورنيلو اغلى", "فورنيلو"],
  ["bakit mas mahal sa fornello", "fornello"],
  ["why is it so expensive", ""],
])("why it is dear is told of the place that is named: %s", (said, restaurant) =>
  expect(lastOf("pepperoni pizza large", said)).toMatchObject({ focus: "why", restaurant }),
);

test.each([
  [["طویق میں کیا ہے کھانے کو", "شاورما", "بڑا والا کتنے کا"], "shawarma", "large", "طویق"],
  [["وش فيه اكل بطويق", "شاورما", "كم الكبير"], "شاورما", "الكبير", "طويق"],
  [["ideas for dinner", "pizza", "the large one"], "pizza", "large", ""],
])("a size after ideas of a dish asks for its price in that: %j", (said, dish, size, area) =>
  expect(lastOf(...said)).toMatchObject({ kind: "price", dish, size, area }),
);

test("a size of anything sweet is that of no dish", () =>
  expect(lastOf("something sweet", "large").kind).toBe("suggest"));

test("«مکمل» after half of a dish asks for the whole", () =>
  expect(lastOf("بخاری چاول مرغی کے ساتھ آدھی", "مکمل").size).toBe("whole"));

test("«kya mangwaon» asks for ideas", () =>
  expect(lastOf("aaj khane me kya mangwaon").kind).toBe("suggest"));
