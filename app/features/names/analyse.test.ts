import { describe, expect, test } from "vitest";
import { analyse, baseWeights } from "./analyse";

const words = (text: string) => analyse(text).terms.map((term) => term.text);

describe("analyse", () => {
  test.each([
    ["Al Baik", ["baik"]],
    ["An Nakheel Mall", ["nakheel", "mall"]],
    ["an egg", ["egg"]],
    ["فول وتميس", ["فول", "وتميس"]],
    ["Koi & Kumo", ["koi", "kumo"]],
    ["The", ["the"]],
    ["", []],
    ["🍔", []],
  ])("%s", (text, expected) => expect(words(text)).toEqual(expected));

  test("takes words that are split already", () => {
    expect(analyse(["al", "baik"]).terms.map((term) => term.text)).toEqual(["baik"]);
  });

  test.each(["ice cream", "الايس كريم", "fish and chips", "الوجبات السريعة"])(
    "%s is one phrase",
    (text) => {
      const { phrases, terms } = analyse(text);
      expect(phrases).toContainEqual(expect.objectContaining({ from: 0, to: terms.length }));
    },
  );

  test("a phrase may stand behind a glued preposition", () => {
    expect(analyse("لتأجير السيارات").phrases).toEqual(analyse("تأجير السيارات").phrases);
    expect(analyse("لحم السيارات").phrases).toEqual([]);
  });

  test("names joined over their article swallow it", () => {
    const [compound] = analyse("سعد الدين").compounds;
    expect(compound?.word.forms.length).toBeGreaterThan(1);
  });

  test("generic words and words of generic phrases weigh little", () => {
    const [restaurant, name] = baseWeights(analyse("مطعم حمزة"));
    expect(restaurant).toBeLessThan(0.2);
    expect(name).toBe(1);
    expect(Math.max(...baseWeights(analyse("fast food")))).toBeLessThan(0.5);
  });
});
