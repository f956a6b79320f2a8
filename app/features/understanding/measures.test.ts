import { expect, test } from "vitest";
import { measuresSaid } from "./measures";
import { tokensOf } from "./tokens";

test.each([
  ["within 3km", [3000]],
  ["within 3 km of olaya", [3000]],
  ["على بعد 3 كم", [3000]],
  ["500 meters", [500]],
  ["under 500 calories, in 20 minutes", [null, null]],
  ["شاورما 2 كم سعرها", []],
  ["pizza 2 m", []],
  ["pizza under 30", []],
])("«%s»", (said, metres) =>
  expect(measuresSaid(tokensOf(said)).map((one) => one.metres)).toEqual(metres),
);
