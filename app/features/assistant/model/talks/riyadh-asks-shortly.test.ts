import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

describe("what a restaurant has", () => {
  test.each(["وش فيه عند بيت مانيلا؟", "ايش في عند بيت مانيلا", "شو عند بيت مانيلا؟"])(
    "«%s» asks for its menu",
    (said) => expect(lastOf(said)).toMatchObject({ kind: "restaurant", restaurant: "بيت مانيلا" }),
  );

  test.each(["وشو في عندهم كمان؟", "شنو فيه عندهم"])("«%s» of the one spoken of", (said) =>
    expect(lastOf("كم ادوبو دجاج من بيت مانيلا", said)).toMatchObject({
      ...{ kind: "restaurant", restaurant: "بيت مانيلا" },
    }),
  );

  test("«فيه عندهم قهوة؟» asks for a dish", () =>
    expect(lastOf("وش عند بيت مانيلا", "وعندهم قهوة؟")).toMatchObject({
      ...{ kind: "price", dish: "قهوة", restaurant: "بيت مانيلا" },
    }));
});

test("an allergy is told in either order", () => {
  expect(lastOf("حساسية عندي من الفول السوداني لا تنسى")).toMatchObject({
    kind: "save",
    facts: [{ kind: "allergy", kept: true }],
  });
  expect(lastOf("كم الفول من فوال الصباح").facts).toEqual([]);
});

test("«كم تبعد» asks how far the place is, and names none", () => {
  const said = ["كم كنافة بالجبن من كنافة خالتي هند", "كم تبعد عن النرجس"];
  expect(lastOf(...said)).toMatchObject({ kind: "nearest", restaurant: "كنافة خالتي هند" });
});

test("where the prices come from is about them", () =>
  expect(lastOf("من وين تجيبونها")).toMatchObject({ kind: "about" }));
