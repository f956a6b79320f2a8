import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { similarInput } from "../act/calls";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

test.each([
  ["pizza medium", "sabse sasta wala do"],
  ["pizza medium", "pehla wala do"],
])("«%s», «%s»: it is to be given, and no two of it", (...said) =>
  expect(lastOf(...said)).toMatchObject({ quantity: null, nth: 0 }),
);

test("two that are counted are two", () => expect(lastOf("chicken burger do").quantity).toBe(2));

test.each([
  ["pizza large kitne ka h", { dish: "pizza", left: "" }],
  ["karak h kya malaz m", { dish: "karak", size: "", area: "malaz", left: "" }],
  ["mandi milegi kya bhai malaz m", { dish: "mandi", size: "", area: "malaz" }],
])("«%s»: small words by their first letter", (said, asked) =>
  expect(lastOf(said)).toMatchObject(asked),
);

test("a pizza in M is a medium one", () => expect(lastOf("pizza m").area).toBe(""));

test("fasting is no neighbourhood, and one that is called so is", () => {
  expect(lastOf("kal se roza hai, iftari me kya mangau")).toMatchObject({ area: "" });
  expect(lastOf("burger rawdah me").area).toBe("rawdah");
});

test.each([
  ["4 chai", "cheeni kam"],
  ["4 cup chai", "less sugar"],
  ["4 شاي", "سكر خفيف"],
  ["4 na kape po", "konting asukal lang"],
])("«%s», «%s»: less of it is left to the order's notes", (...said) => {
  const ask = lastOf(...said);
  expect([ask.kind, ask.quantity, ask.without.length]).toEqual(["price", 4, 1]);
});

test("less than an amount takes nothing out", () =>
  expect(lastOf("latte for less than 25").without).toEqual([]));

test.each(["dosa open hai kya abhi", "dosa wala khula hai kya abhi"])(
  "«%s» asks for hours",
  (said) => expect(lastOf(said).subject).toBe("hours"),
);

test("«to nihari?» asks for another dish, and for no neighbourhood", () =>
  expect(lastOf("karahi milti hai kya", "acha to nihari?")).toMatchObject({
    ...{ query: "nihari", area: "" },
  }));

test.each(["bhai yahan naya hu, sasta khana kaha milega", "im new here, where is cheap food"])(
  "«%s»: who is new names nothing",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "suggest", query: "" }),
);

test("money that is sent home buys no dinner", () => {
  expect(lastOf("ghar bhejna hai 3000 riyal, best rate kaunsa").kind).toBe("offTopic");
  expect(lastOf("2600 riyal budget for 40 people").kind).toBe("suggest");
});

test.each([
  ["something cheap", "more", "the third one"],
  ["may mura ba", "iba pa", "yung pangatlo"],
  ["شي رخيص", "غيره", "الثالث"],
  ["kuch sasta", "aur dikhao", "teesra wala"],
])("«%s», «%s», «%s»: the third of what was shown last", (...said) =>
  expect(lastOf(...said).nth).toBe(7),
);

test("the third of a list is the third of it", () =>
  expect(lastOf("something cheap", "the third one").nth).toBe(2));

test.each(["koi pakistani hotel?", "pakistani hotel batha me"])(
  "«%s»: a hotel is where one eats",
  (said) => {
    const { kind, restaurant } = lastOf(said);
    expect([kind === "offTopic", restaurant.includes("koi")]).toEqual([false, false]);
  },
);

test("a room in a hotel is of other things", () =>
  expect(lastOf("hotel me room chahiye").kind).toBe("offTopic"));

test("who somebody works for is no restaurant, and Amo Hamza is one", () => {
  expect(lastOf("matamis para sa amo ko, 60 riyal").restaurant).toBe("");
  expect(lastOf("shawarma sa amo hamza").restaurant).toBe("amo hamza");
});

test.each(["how big is the large pizza", "gaano kalaki yung large pizza nila"])(
  "«%s»: how big it is nobody here knows",
  (said) => expect(lastOf(said).subject).toBe("contents"),
);

test.each([
  ["dal", "dal de do", null],
  ["2 dal", "dal de do", 2],
  ["dal", "ek aur dal de do", 2],
])("«%s», «%s»: what is given is what was asked about", (first, said, quantity) =>
  expect(lastOf(first, said)).toMatchObject({ dish: "dal", quantity }),
);

test("delivery towards somewhere is delivery to there", () => {
  const ask = lastOf("alin sa apps ang may pinaka murang delivery papuntang irqah");
  expect(ask).toMatchObject({ deliverTo: "irqah", restaurant: "", query: "" });
});

describe("what a Hindi speaker asks in the first week", () => {
  test("«एक एक प्लेट» of both counts them, and orders no plate", () => {
    const order = lastOf("मसाला डोसा और इडली कितने की है", "दोनों की एक एक प्लेट");
    expect(linesOf(order).map(({ dish }) => dish)).toEqual(["masala dosa", "idli"]);
    expect(lastOf("falafel plate kitne ki hai").dish).toBe("falafel plate");
  });

  test.each(["थाली में क्या क्या आता है?", "thali me kya kya aata hai", "تھالی میں کیا آتا ہے"])(
    "«%s» asks what belongs to it",
    (said) => expect(lastOf(said)).toMatchObject({ kind: "cannot", subject: "contents" }),
  );

  test("what so much buys and what a restaurant has are asked of no dish", () => {
    expect(lastOf("50 riyal me kya kya aata hai").kind).toBe("suggest");
    expect(lastOf("kerala palace me kya kya milta hai").kind).toBe("restaurant");
  });

  test.each([
    ["chicken biryani kerala ya wadi hindi", "kerala", "wadi"],
    ["butter chicken bombay wale ka aur wadi ka dono ka rate batao", "bombay", "wadi"],
  ])("«%s» sets two places against each other", (said, one, other) => {
    const ask = lastOf(said);
    expect(ask).toMatchObject({ kind: "compare", restaurant: one, area: "", quantity: null });
    expect(ask.other?.restaurant).toBe(other);
  });

  test("two dishes of Kerala are no place", () => {
    expect(lastOf("kerala fish curry ya kerala parotta")).toMatchObject({
      ...{ kind: "compare", dish: "kerala fish curry", restaurant: "" },
    });
  });

  test("«kya kare» is no kare-kare", () => {
    expect(lastOf("kya kare bhai bhook lagi hai")).toMatchObject({ kind: "suggest", dish: "" });
    expect(lastOf("kare kare kitne ka hai").dish).toBe("kare kare");
  });

  test("where a dish is good is told by ratings, and where it is to be had by prices", () => {
    expect(lastOf("kunafa kaha ka acha hai").rated).toBe(true);
    expect(lastOf("kunafa kaha milega").rated).toBe(false);
  });

  test("«to koi aur mithai batao» adds nothing", () => {
    expect(lastOf("gulab jamun kitne ka", "to koi aur mithai batao").kind).toBe("suggest");
  });

  test.each(["shawarma bada size 3 aur pepsi 3 amo hamza se", "پیپسی 3 عمو حمزہ سے"])(
    "«%s»: a number between a dish and the name of a place counts the dish",
    (said) => {
      const order = lastOf(said);
      expect(order.restaurant).not.toMatch(/3/);
      expect(linesOf(order).at(-1)).toMatchObject({ quantity: 3 });
    },
  );

  test("a number of a restaurant's name counts nothing", () => {
    const ask = lastOf("shawarma 77 se burger");
    expect(ask).toMatchObject({ restaurant: "shawarma 77", quantity: null });
  });

  test("«konsa acha hai» of two places is told by ratings, and of two dishes is a taste", () => {
    expect(lastOf("burger al hara or smoke alley me konsa acha hai").kind).toBe("ranked");
    expect(lastOf("mandi ya kabsa kaunsa acha hai")).toMatchObject({
      ...{ kind: "compare", aside: "best" },
    });
  });

  test("of a part of the menu the cheapest is asked for where that is said", () => {
    expect(similarInput(lastOf("sabse sasti mithai"))).toMatchObject({ cheapest: true });
    expect(similarInput(lastOf("koi mithai batao")).cheapest).toBeUndefined();
  });
});
