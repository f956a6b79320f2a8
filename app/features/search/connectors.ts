import type { Cue, Mark } from "./mark";
import { each, Phrases } from "./phrases";
import type { Token } from "./token";

const CONNECTORS = new Phrases<Cue>([
  ...each(
    "من, من عند, عند, عندهم, لدى, حق, حقت, تبع, بمطعم, فمطعم, من مطعم, في مطعم, عند مطعم",
    "restaurant",
  ),
  ...each("from, from the, at, at the, by, frm, min, men, mn, 3ind, 3end, 3nd, 3and", "restaurant"),
  ...each(
    "في, ف, ب, فى, داخل, بداخل, على, الى, ل, لحي, توصيل ل, قرب, قريب, قريب من, قريبة من",
    "place",
  ),
  ...each(
    "بالقرب من, بقرب, جنب, بجنب, يم, حول, حوالين, حوالي, ناحية, جهة, بحي, في حي, حي, من حي",
    "place",
  ),
  ...each(
    "منطقة, في منطقة, بمنطقة, قريب ل, قريب ال, اقرب, اقرب شي من, موجود في, موجودة في",
    "place",
  ),
  ...each(
    "in, in the, inside, near, near to, near the, nearby, close to, next to, around, within",
    "place",
  ),
  ...each(
    "to, deliver to, delivered to, delivery to, delivery in, fi, fe, f, 7ay, hay, qareeb min",
    "place",
  ),
  ...each("مع, ومع, و, with, and, plus, ma3", "more"),
]);

/** The words that connectors are made of. */
export function connectorWords(): string[] {
  return [...CONNECTORS.words()];
}

/** What in a query may only join its parts. */
export function connectorMarks(tokens: readonly Token[]): Extract<Mark, { role: "connector" }>[] {
  return tokens.flatMap((_, start) => {
    const found = CONNECTORS.at(tokens, start);
    return found ? [{ role: "connector", start, end: found.end, to: found.value }] : [];
  });
}
