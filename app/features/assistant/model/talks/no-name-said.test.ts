import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();
const ORDER = "2 smash burgers and 1 onion rings from smoke alley";

describe("how an order is paid for is no dish that is added to it", () => {
  test.each([
    "pay with my mada card pls",
    "can I pay cash on delivery?",
    "ابي ادفع بمدى",
    "card se payment ho jayega?",
    "paano magbayad?",
  ])("%s", (said) => {
    expect(lastOf(ORDER, said)).toMatchObject({ kind: "cannot", subject: "ordering" });
  });

  test("what is paid with fries is a change", () => {
    const { kind, rest } = lastOf(ORDER, "how much do I pay if I add fries?");
    expect([kind, rest.map(({ dish }) => dish)]).toEqual(["compare", ["fries"]]);
  });
});

describe("which comes soonest nobody here knows", () => {
  test.each([
    ["معي ٤٠ ريال وابي عشا لشخصين", "من هذي وش اللي يوصل اسرع؟"],
    ["where can I get kabsa", "which one arrives fastest?"],
  ])("%s ⏎ %s", (...said) => {
    const asked = { kind: "cannot", subject: "deliveryTime", restaurant: "", dish: "" };
    expect(lastOf(...said)).toMatchObject(asked);
  });

  test("a dish that is to come fast is priced", () => {
    expect(lastOf("fastest shawarma near Malaz")).toMatchObject({ kind: "price", area: "Malaz" });
  });
});

describe("what Waffir is, and who made it", () => {
  test.each([
    "وشو وفر؟ كيف يشتغل",
    "who made you? are you chatgpt",
    "مين سواك؟",
    "aapko kisne banaya?",
    "आपको किसने बनाया?",
    "تمہیں کس نے بنایا؟",
    "sino gumawa sayo?",
  ])("%s", (said) => {
    expect(lastOf(said).kind).toBe("help");
  });

  test("who makes a dish is asked of that dish", () => {
    expect(lastOf("who makes the best kunafa?")).toMatchObject({ dish: "kunafa" });
  });
});

describe("which is rated better is asked of what was shown", () => {
  test.each(["which has better rating", "who has the higher rating?"])("%s", (said) => {
    const asked = { kind: "ranked", list: { dish: "ribeye" } };
    expect(lastOf("ribeye under 150 delivered?", said)).toMatchObject(asked);
  });
});
