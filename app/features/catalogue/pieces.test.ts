import { expect, test } from "vitest";
import { piecesOf } from "./pieces";

test.each([
  ["وجبة بروست 8 قطع", 8],
  ["بوكس سوشي ٢٤ قطعة", 24],
  ["4 Piece Broast Meal", 4],
  ["دجاج 65", null],
  ["Chicken", null],
])("%s has %s pieces", (name, pieces) => expect(piecesOf(name)).toBe(pieces));
