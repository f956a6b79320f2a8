/** "1.5 kg", "2 and a half kilos", "one and a half kilo", "a kilo and a half". */
const AND_A_HALF =
  /(?<![\p{L}\p{N}.])(?:([1-9]|one|two|three|four|a)(?:\.5|,5| (?:and|n|&) (?:a |1 )?half(?: a| of)?|[ -]?½)\s*(kilos?|kgs?|kilograms?)|([1-9]|one|two|three|four|a) (kilos?|kgs?) (?:and|n|&) (?:a )?half(?! (?:a |of a )?(?:kilo|kg)))(?!\p{L})/giu;

/** "1/2 kg", "0.5 kilo", "¼ kilo": no number of kilos. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.])(?:1\/2|0?\.5|½)(?=\s*(?:a )?(?:kilo|kg))/giu, "half "],
  [/(?<![\d.])(?:1\/4|0?\.25|¼)(?=\s*(?:a )?(?:kilo|kg))/giu, "quarter "],
  [/(?<![\d.])(?:3\/4|0?\.75|¾)(?=\s*(?:a )?(?:kilo|kg))/giu, "threequarters "],
];

/** A kilo and a half as it is read, with the number of kilos. */
export const HALF_KILO_MORE = /(?:^| )(\d+) kilo and 1 half kilo(?= |$)/;

/** Amounts that are not whole, in the sizes that menus have: a kilo and a half is one kilo and one half kilo. */
export function withAmountsSaid(message: string): string {
  const whole = message.replace(AND_A_HALF, (_, first, __, second) => {
    const count = (first ?? second).toLowerCase();
    return `${count === "a" || count === "one" ? "1" : count} kilo and 1 half kilo`;
  });
  return PARTS.reduce((said, [part, words]) => said.replace(part, words), whole);
}
