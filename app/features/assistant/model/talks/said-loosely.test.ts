import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

test("what somebody has a mind to is wanted, and what is asked behind it is asked", () => {
  expect(lastOf("biryani khane ka dil kr rha hai").dish).toBe("biryani");
  expect(lastOf("बिरयानी खाने का मन है")).toMatchObject({ kind: "price", left: "" });
  expect(lastOf("بریانی کھانے کا دل کر رہا ہے")).toMatchObject({ kind: "price", left: "" });
  expect(lastOf("chai peene ka dil hai, karak kahan sasti hai").dish).toBe("karak");
  expect(lastOf("mujhe 2 burger khane ka mann hai").quantity).toBe(2);
});

test("who is open beside a price is left aside with a word", () => {
  const ask = lastOf("karak konsi sasti hai abhi khula hua koi");
  expect(ask).toMatchObject({ kind: "price", dish: "karak", left: "abhi khula hua" });
  expect(lastOf("karak konsi sasti hai").left).toBe("");
});

test("«nahi to» is instead, and leaves out nothing that is named", () => {
  const instead = { kind: "price", dish: "kunafa", size: "small", without: [] };
  expect(lastOf("gulab jamun hai kya?", "nahi to kunafa batao chhota wala")).toMatchObject(instead);
  expect(lastOf("nahi to kunafa batao chhota wala")).toMatchObject(instead);
  expect(lastOf("गुलाब जामुन है क्या?", "नहीं तो कुनाफ़ा बताओ").without).toEqual([]);
  const naan = lastOf("chicken biryani", "nahi to naan bhi de do");
  expect(linesOf(naan).map(({ dish }) => dish)).toEqual(["chicken biryani", "naan"]);
});

test("a meal of the day and words in short are no restaurant", () => {
  const ask = lastOf("mujhe subah k naste me foul or tamees chahiye");
  expect(linesOf(ask).map(({ dish, restaurant }) => [dish, restaurant])).toEqual([
    ["foul", ""],
    ["tamees", ""],
  ]);
  expect(lastOf("foul or tamees chahiye", "25 riyal se zyada nai").maxTotal).toBe(25);
  expect(lastOf("delivery kis app pe sb se kam lagti hai?").restaurant).toBe("");
});

test("what is open in a neighbourhood is its list, of which the best rated is asked", () => {
  const asked = "olaya me raat ko kya khula rehta hai";
  expect(lastOf(asked).list).toMatchObject({ kind: "nearest", area: "olaya" });
  expect(lastOf(asked, "inme se sabse acchi rating kiski hai")).toMatchObject({
    ...{ area: "olaya", rated: true },
  });
  expect(lastOf("qudoor al deera raat ko khula rehta hai").list).toBeNull();
});

test.each(["اور ساتھ میں رائتہ یا سلاد بھی ہو تو؟", "aur sath me salad bhi ho to kitna"])(
  "«%s» is priced with what was spoken of",
  (said) => {
    const ask = lastOf("چکن بریانی", said);
    expect(ask).toMatchObject({ kind: "compare", apart: true });
    expect(linesOf(ask).map(({ dish }) => dish)).toEqual(["chicken biryani", "salad"]);
    expect(lastOf("chicken biryani", "aur salad kitne ka?")).toMatchObject({ dish: "salad" });
  },
);
