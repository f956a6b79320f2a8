import { expect, test } from "vitest";
import type { Ask } from "../model/ask/ask";
import { ownForms } from "../words/signs";
import { sayInside } from "./inside";

test.each([
  ["ur", "کیا شاورما میں لہسن ہے؟", "شاورما"],
  ["hi", "क्या शावरमा में लहसुन है?", "शावरमा"],
] as const)(
  "%s: a dish that may have a food is called as it was asked about",
  (voice, said, dish) => {
    const ask = { dish: "shawarma", inside: "garlic" } as Ask;
    const answer = sayInside(voice, ask, ownForms(said, voice));
    expect(answer).toContain(dish);
    expect(answer).not.toMatch(/\p{Script=Latin}/u);
  },
);
