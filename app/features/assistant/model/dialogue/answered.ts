import type { Ask } from "../ask/ask";

/** Of what the sentences of a message ask, what is to be answered: what they tell goes into what they ask. */
export function answered(asks: readonly Ask[]): Ask[] {
  const real = asks.filter(({ kind }) => kind !== "unclear" && kind !== "chat" && kind !== "save");
  if (real.length === 0) return asks.slice(-1);
  const facts = asks.flatMap((ask) => ask.facts);
  const [first, ...others] = real.filter(
    (ask, at) => !real.some((other, later) => later > at && isPartOf(ask, other)),
  );
  return first ? [{ ...first, facts }, ...others.map((ask) => ({ ...ask, facts: [] }))] : [];
}

/** Is what was asked first asked again, and more of it? */
function isPartOf(ask: Ask, later: Ask): boolean {
  if (ask.kind !== later.kind || later.focus !== ask.focus) return false;
  // "Mandi in Malqa or Olaya" is asked in each.
  const isElsewhere =
    [ask, later].every((one) => placeOf(one) !== "") && placeOf(ask) !== placeOf(later);
  const isNamed = ask.dish !== "" || ask.restaurant !== "";
  if (isElsewhere && isNamed && ask.dish === later.dish && ask.restaurant === later.restaurant)
    return false;
  const isThere = ask.restaurant === "" || ask.restaurant === later.restaurant;
  return (ask.dish === later.dish && isThere) || later.from !== null;
}

const placeOf = ({ area, deliverTo }: Ask) => area || deliverTo;
