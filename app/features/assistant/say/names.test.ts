import { expect, test } from "vitest";
import { avoidedIn } from "~/features/catalogue";
import { foodsIn } from "./names";

const codesOf = (said: string) => avoidedIn(said).map(({ food }) => food);

test.each([
  ["ar", "اللحوم والدواجن أو المأكولات البحرية"],
  ["en", "meat or seafood"],
] as const)("in %s a vegetarian's foods are named once each", (voice, said) =>
  expect(foodsIn(voice, codesOf("نباتي"))).toBe(said),
);

test("a food that is avoided by itself keeps its name", () => {
  expect(foodsIn("ar", codesOf("ما آكل لحم غنم"))).toBe("لحم الغنم");
  expect(foodsIn("ar", ["lamb", "chicken"])).toBe("لحم الغنم أو الدجاج");
  expect(foodsIn("en", ["beef", "meat", "meat"])).toBe("meat");
});
