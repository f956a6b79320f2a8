import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { asFilipinoReads } from "./as-filipinos-write";

const { lastOf, names } = sampleTalk();

test.each([
  ["ano pong app to?", "anong app to?"],
  ["alin pong mas mura", "aling mas mura"],
  ["saan po ang pinaka mura", "saan ang pinakamura"],
  ["mag kano po ung adobo", "magkano yung adobo"],
  ["san sebastian po", "san sebastian"],
  ["yung pinoy food sana", "gusto ko ng pinoy food sana"],
  ["Po-Boy burger", "Po-Boy burger"],
  ["opo", "opo"],
  ["pede po ba may pwd discount", "pwede ba may pwd discount"],
  ["sa b na lang", "sa platform b na lang"],
  ["6 na large", "6 large"],
  ["alas 6 na", "alas 6 na"],
  ["hm df", "magkano delivery fee"],
  ["pang apat na tao", "para sa apat na tao"],
  ["pang 4 katao", "para sa 4 na tao"],
  ["pang 6 po kmi", "para sa 6 na tao"],
  ["palitan ng onion rings yung fries", "palitan yung fries ng onion rings"],
  ["palitan yung fries ng onion rings", "palitan yung fries ng onion rings"],
  ["mura ba yung 45 na biryani", "mura ba yung 45 riyal na biryani"],
  ["mura ba yung 45 riyal", "mura ba yung 45 riyal"],
  ["mas mura pa ba sa 20", "mas mura sa 20"],
  ["mga ilan kaya kasya sa 30", "mga as many as possible hanggang 30 riyal"],
  ["ilang kasya sa 30 tao", "ilang kasya sa 30 tao"],
  ["my chicken ba kau", "may chicken ba kayo"],
  ["my chicken", "my chicken"],
  ["ilan tao, san app", "ilang tao, saang app"],
  ["ilan ba lahat", "ilan ba lahat"],
  ["pang ilang tao yan", "pang ilang tao yan"],
  ["yung pang apat", "yung pang apat"],
  ["pang lima", "pang lima"],
  ["lunch po pang lima", "lunch para sa lima na tao"],
  ["yung kusina one, magkano", "yung sa kusina, magkano"],
  ["yung smoke alley one", "yung sa smoke alley"],
  ["yung large one", "yung large one"],
  ["yung chicken one", "yung chicken one"],
  ["ano pwede sa Bahay Manila", "ano pwede sa Bahay Manila"],
  ["anong masarap sa olaya", "anong masarap sa olaya"],
  ["allergic ang anak ko sa mani", "anak ko allergic sa mani"],
  ["may allergy asawa ko sa hipon", "asawa ko allergic sa hipon"],
  ["allergic ako sa hipon", "allergic ako sa hipon"],
  ["pizza sa fornello, yung margherita", "pizza yung margherita sa fornello"],
  ["pizza sa fornello, yung dalawa", "pizza sa fornello, yung dalawa"],
  ["pepperoni tsaka 1.5 coke", "pepperoni tsaka coke"],
  ["1.5 kilo na kabsa", "1.5 kilo na kabsa"],
  ["mag aalas dose na, bukas pa ba", "alas dose na, bukas pa ba"],
  ["di pa dumating yung order ko", "hindi dumating ang order"],
  ["di ko order yan", "di ko order yan"],
  ["san pwede umorder ng lahat sa isang app lang", "anong app ang pinakamura"],
  ["san pwede umorder ng adobo", "san pwede umorder ng adobo"],
  ["kape na lang, spanish latte large", "spanish latte large na lang"],
  ["adobo na lang, spanish latte large", "adobo na lang, spanish latte large"],
  ["san pwede mag upload ng resibo", "paano magdagdag ng presyo"],
  ["pano ba mag dagdag ng fries", "paano ba mag dagdag ng fries"],
  ["mura ba yung 120 riyal na biryani", "mura ba yung 120 riyal na biryani"],
  ["okay ba 20 minutes", "okay ba 20 minutes"],
])("«%s» is read as «%s»", (said, read) => expect(asFilipinoReads(said, names())).toBe(read));

test("what somebody may eat is asked with what they may not", () => {
  const said = "allergic anak ko sa mani, ano pwede sa kanya sa bahay manila";
  const facts = [{ kind: "allergy", text: "anak ko allergic sa mani" }];
  expect(lastOf(said)).toMatchObject({ restaurant: "bahay manila", kind: "restaurant", facts });
  expect(lastOf("ano pwede sa akin sa bahay manila").kind).toBe("restaurant");
});

test("which of a kind stands behind the place, and another dish is one", () => {
  expect(lastOf("pizza ngayon sa fornello, yung margherita")).toMatchObject({
    ...{ dish: "pizza margherita", restaurant: "fornello", other: null },
  });
  expect(lastOf("adobo sa bahay manila, tsaka lumpia").other).toMatchObject({ dish: "lumpia" });
});

test("what is good for somebody is asked of no place", () => {
  expect(lastOf("ano pwede sa bata").kind).toBe("unclear");
  // What suits somebody's health is nothing that names vouch for.
  expect(lastOf("ano pwede sa diabetic")).toMatchObject({ kind: "inside", inside: "safe" });
  expect(lastOf("ano pwede sa dalawa")).toMatchObject({ people: 2 });
  expect(lastOf("ano masarap sa Olaya")).toMatchObject({ area: "Olaya" });
});

test.each(["libre ba delivery sa Amo Hamza", "libre ba to na delivery sa Amo Hamza"])(
  "«%s» asks of its fees",
  (said) => expect(lastOf(said)).toMatchObject({ restaurant: "Amo Hamza", focus: "delivery" }),
);

describe("what is asked of the service itself", () => {
  test.each([
    ["ano pong app to?", { kind: "help" }],
    ["para saan po tong app na to?", { kind: "help" }],
    ["totoo ba ang mga presyo dito?", { kind: "cannot", subject: "trust" }],
    ["legit po ba yung mga presyo nyo", { kind: "cannot", subject: "trust" }],
    ["pano nyo nalalaman yung presyo", { kind: "about" }],
    ["pwede po ba umorder dito mismo", { kind: "cannot" }],
    ["can i order here po?", { kind: "cannot" }],
    ["kanino galing mga presyo", { kind: "about" }],
    ["paano po magkapoints", { kind: "cannot", subject: "howPoints" }],
    ["pwede ba cash", { kind: "cannot" }],
    ["pwede ba bayad pag dating", { kind: "cannot" }],
    ["di dumating order ko, anong gagawin ko", { kind: "cannot", subject: "complaint" }],
    ["pwede bang dito na mag order", { kind: "cannot", subject: "ordering" }],
    ["mag order ka nga para sakin", { kind: "cannot", subject: "ordering" }],
    ["dito na lang kaya ako mag order?", { kind: "cannot", subject: "ordering" }],
    ["may bayad po ba to?", { kind: "cannot", subject: "commission" }],
    ["pakitrack naman order ko", { kind: "cannot", subject: "tracking" }],
    ["pano ba mag dagdag ng presyo dito", { kind: "cannot", subject: "addPrice" }],
    ["may points ba", { kind: "cannot", subject: "howPoints" }],
    ["ilan points ko", { kind: "cannot", subject: "points" }],
    ["magkano padala ng pera pa pinas", { kind: "offTopic" }],
    ["magkano padala ng adobo sa malaz", { kind: "price", dish: "adobo" }],
  ])("%s", (said, asked) => expect(lastOf(said)).toMatchObject(asked));
});

describe("what is asked of a dish that was shown", () => {
  const first = "how much is the chicken adobo sa kusina ni aling nena po";
  test.each([
    ["good for ilan yan?", { kind: "cannot", subject: "serves" }],
    ["good for ilang tao po yun", { kind: "cannot", subject: "serves" }],
    ["good for 4 na ba yun", { kind: "cannot", subject: "serves" }],
    ["kasya ba sa 6?", { kind: "cannot", subject: "serves" }],
    ["kulang pa ba sa minimum?", { kind: "price", focus: "minimum", dish: "chicken adobo" }],
    ["eh kung dalawa ang orderin", { kind: "price", dish: "chicken adobo", quantity: 2 }],
    ["pa order naman ng dalawa", { kind: "price", dish: "chicken adobo", quantity: 2 }],
    [
      "saan mas mahal, kusina o bahay manila",
      { kind: "compare", restaurant: "kusina", other: { restaurant: "bahay manila" }, left: "" },
    ],
    ["per head mag kano pag 4 kami", { kind: "price", share: true, people: 4 }],
  ])("%s", (said, asked) => expect(lastOf(first, said)).toMatchObject(asked));
});

test("thanks are no call for help, and a blessing no dish", () => {
  expect(lastOf("magkano adobo", "salamat po sa tulong").kind).toBe("thanks");
  expect(lastOf("magkano adobo", "God bless po").kind).toBe("bye");
  expect(lastOf("tulong naman").kind).toBe("help");
});

test.each([
  ["may turon ba sa bahay manila? magkano tatlo", { dish: "turon", quantity: 3 }],
  ["may budget ako 80 para sa tatlo, ano maganda", { maxTotal: 80, people: 3, quantity: null }],
  ["anong app ang walang delivery fee sa bahay manila", { focus: "delivery" }],
  ["presyo ng adobo na walang delivery fee", { dish: "adobo", focus: "item" }],
  ["anong shawarma okay sakin", { dish: "shawarma", left: "" }],
])("«%s»", (said, asked) => expect(lastOf(said)).toMatchObject(asked));

test("of restaurants that were listed, those that people rate best", () => {
  expect(lastOf("restaurant near malaz po", "alin ang pinakamataas rating")).toMatchObject({
    kind: "nearest",
    area: "malaz",
    rated: true,
  });
});

test.each([
  ["kaya ba 40 riyals?", { dish: "pepperoni pizza", maxTotal: 40 }],
  ["saan pa meron nyan", { dish: "pepperoni pizza", elsewhere: true }],
])("«%s» narrows what was listed", (said, asked) =>
  expect(lastOf("how much is the pepperoni pizza po", said)).toMatchObject(asked),
);

test("«pera» at hand is the most that is paid, and what is «bawal» is not eaten", () => {
  expect(lastOf("gutom na kami 5 kami tapos 100 lang pera")).toMatchObject({
    ...{ kind: "suggest", people: 5, maxTotal: 100 },
  });
  expect(lastOf("bawal sakin hipon").facts).toMatchObject([{ kind: "dislike" }]);
});

describe("words that only say how something is said stand between any two", () => {
  test.each([
    ["allergic kasi ako sa hipon", { facts: [{ kind: "allergy" }] }],
    ["ano oras kaya nagsasara Bahay Manila", { restaurant: "Bahay Manila", subject: "hours" }],
    ["ano po bestseller nila sa Bahay Manila", { kind: "restaurant", restaurant: "Bahay Manila" }],
  ])("%s", (said, asked) => expect(lastOf(said)).toMatchObject(asked));

  test("but what asks is none of them", () => {
    expect(lastOf("adobo", "kasya ba sa 6?")).toMatchObject({ subject: "serves" });
  });
});

test("what is wanted without something is lagyan of nothing", () => {
  const order = lastOf("3 chicken adobo sa Bahay Manila", "wag na lagyan ng sibuyas");
  expect(order).toMatchObject({ dish: "chicken adobo", quantity: 3, untold: "onion", left: "" });
});

test.each([
  ["kainang pinoy sa batha", { kind: "nearest", dish: "pinoy", area: "batha" }],
  ["gandang hapon, may turon ba", { dish: "turon", when: null }],
  ["hi bossing, turon nga", { dish: "turon", left: "" }],
  [
    "san ba malapit na kainan sa batha yung bukas pa",
    { subject: "hours", list: { area: "batha" } },
  ],
  ["good pm po, halo halo", { dish: "halo halo", left: "", greets: true }],
  ["5 kami dito sa villa, kabsa", { dish: "kabsa", people: 5, area: "" }],
])("«%s» names what it names", (said, asked) => expect(lastOf(said)).toMatchObject(asked));

test("«san galing yan?» asks for the place of an order, and of prices who gave them", () => {
  expect(lastOf("2 chicken adobo at halo halo", "san galing yan?").kind).toBe("nearest");
  expect(lastOf("adobo", "san galing yung presyo?").kind).toBe("about");
});

test("«teka» in a change is no dish", () => {
  const order = [
    "adobo at sinangag sa kusina ni aling nena",
    "teka, gawin mong tatlo yung sinangag",
  ];
  expect(lastOf(...order)).toMatchObject({ other: { dish: "sinangag", quantity: 3 }, rest: [] });
});

test.each(["pepperoni gusto nila", "gusto ng mga bata pepperoni", "they want pepperoni"])(
  "«%s» says who eats, and names no place that was shown",
  (said) => expect(lastOf("pizza", said)).toMatchObject({ dish: "pepperoni", theirs: false }),
);

test.each([
  ["pizza", "may pepperoni ba sila"],
  ["pizza", "do they have pepperoni?"],
])("«%s», «%s» asks a place", (...said) => expect(lastOf(...said).from).not.toBeNull());

test.each([
  ["kare2 magkano", { dish: "kare kare", quantity: null }],
  ["kare2 o sinigang ano mas mura", { kind: "compare" }],
  ["platform2 magkano adobo", { dish: "adobo" }],
])("«%s»: a word that is said twice, where menus have it so", (said, asked) =>
  expect(lastOf(said)).toMatchObject(asked),
);

test("«open pa ba sila» asks for hours", () =>
  expect(lastOf("pinakamalapit na kapihan sa olaya", "open pa ba sila ng 1am")).toMatchObject({
    subject: "hours",
  }));
