import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "~tests/support/any-text";
import { scoreNames } from "./score-names";

const score = (query: string, ...names: string[]) => scoreNames(query, names).score;

describe("one menu", () => {
  test.each([
    ["شاورما دجاج", "Chicken Shawarma"],
    ["broasted chicken", "بروستد دجاج"],
    ["mandi lamb", "مندي لحم"],
    ["fish and chips", "فيش اند شيبس"],
    ["تشيز برجر", "Cheeseburger"],
    ["iced coffee", "قهوة مثلجة"],
    ["عصير برتقال", "Fresh Orange Juice"],
    ["ice cream", "بوظة"],
  ])("%s is %s", (query, name) => expect(score(query, name)).toBeGreaterThan(0.8));

  test("another dish of the same kind is less than sure", () => {
    expect(score("شاورما دجاج", "شاورما لحم")).toBeLessThan(0.7);
    expect(score("orange juice", "عصير ليمون")).toBeLessThan(0.7);
    expect(score("chicken burger", "Chicken Burger")).toBeGreaterThan(
      score("chicken burger", "Beef Burger"),
    );
  });

  test("a cheese that sounds like a bread is none", () => {
    expect(score("paratha", "Kerala Parotta", "بوروتا")).toBeGreaterThan(0.7);
    expect(score("paratha", "Burrata Pizza", "بيتزا بوراتا")).toBeLessThan(0.5);
  });

  test("the best of several names is told", () => {
    expect(scoreNames("kunafa", ["بسبوسة", "كنافة"]).name).toBe("كنافة");
    expect(scoreNames("كنافة", [])).toEqual({
      score: 0,
      queryCoverage: 0,
      nameCoverage: 0,
      name: "",
    });
  });
});

test("any query and name score between 0 and 1", () => {
  const text = anyText(60);
  fc.assert(
    fc.property(text, text, (query, name) => {
      const { score, queryCoverage, nameCoverage } = scoreNames(query, [name]);
      for (const value of [score, queryCoverage, nameCoverage]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }),
  );
});
