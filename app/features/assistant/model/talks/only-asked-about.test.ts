import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { voiceIn } from "../language/voice";

const { lastOf, names } = sampleTalk();
const SHOWN = "chicken noodles at Tiger Wok";
const ASKED = "does the pad thai have shrimp?";

test.each(["ok then kung pao for two", "then kung pao for two please"])(
  "«%s» orders no dish that it was only asked about",
  (said) => {
    const asked = { kind: "price", dish: "kung pao", restaurant: "Tiger Wok" };
    expect(lastOf(SHOWN, ASKED, said)).toMatchObject(asked);
    expect(voiceIn([SHOWN, ASKED, said], "en", names())).toBe("en");
  },
);

test("what goes with a dish that is ordered joins it", () => {
  expect(lastOf("pad thai at Tiger Wok", "and then kung pao for two")).toMatchObject({
    ...{ kind: "compare", dish: "pad thai", other: { dish: "kung pao", quantity: 2 } },
  });
});

test("«kung» is Filipino where it is no dish", () => {
  expect(voiceIn(["magkano kung dalawa?"], "en", names())).toBe("tl");
});

test.each(["and laban 3", "laban ٣", "and 3 laban"])(
  "«%s» is understood to the last word",
  (said) => {
    expect(lastOf("2 half chicken mandi from مندي الشيخ سالم", said)).toMatchObject({
      ...{ left: "", other: { dish: "laban", quantity: 3 } },
    });
  },
);

test("a word that nobody knows is owned up to", () => {
  expect(lastOf("2 half chicken mandi from مندي الشيخ سالم", "and laban zzyzx").left).toBe("zzyzx");
});
