import { expect, test } from "vitest";
import { alsoFish } from "./of-fish";

test.each([
  [
    ["هامور مشوي", "Grilled Hamour"],
    ["سمك هامور مشوي", "Fish Grilled Hamour"],
  ],
  [["سي باس مشوي"], ["سمك سي باس مشوي"]],
  [["سالمون مشوي مع خضار"], ["سمك سالمون مشوي مع خضار"]],
])("%o is asked for as fish", (names, also) => expect(alsoFish(names)).toEqual(also));

test.each(["سمك بلطي مشوي", "سالمون نيجيري", "Salmon Poke Bowl", "روبيان مقلي", "كبسة دجاج"])(
  "«%s» says so itself, or is none",
  (name) => expect(alsoFish([name])).toEqual([]),
);
