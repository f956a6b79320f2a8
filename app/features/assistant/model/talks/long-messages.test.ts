import { expect, test } from "vitest";
import { withOwnPieces } from "../dialogue/pieces-said";
import { withNumberedPlace } from "../language/numbered-place";
import type { KnownNames } from "../vocabulary/known-names";

/** Names that count how often they are asked. */
function counting(): { names: KnownNames; asked: () => number } {
  let asked = 0;
  const ask = () => {
    asked++;
    return false;
  };
  return {
    names: { isRestaurant: ask, inPieces: ask } as unknown as KnownNames,
    asked: () => asked,
  };
}

/** Messages of one and of two thousand pieces, and how many look-ups more the second takes. */
function growth(
  read: (message: string, names: KnownNames) => string,
  piece: (at: number) => string,
) {
  const [once, twice] = [1_000, 2_000].map((count) => {
    const { names, asked } = counting();
    read(Array.from({ length: count }, (_, at) => piece(at)).join(" "), names);
    return asked();
  }) as [number, number];
  return twice / once;
}

test("places told by a number cost as many look-ups, however long the message", () => {
  expect(growth(withNumberedPlace, (at) => `from ${(at % 90) + 1} w${at}`)).toBeLessThanOrEqual(
    1.2,
  );
});

test("pieces counted in a long message cost as much again for as many words again", () => {
  const read = (message: string, names: KnownNames) => withOwnPieces(message, names, true);
  expect(growth(read, (at) => `${(at % 30) + 1}pcs w${at}`)).toBeLessThanOrEqual(2.1);
});
