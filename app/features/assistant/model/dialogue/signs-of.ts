import type { Utterance } from "../ask/ask";

/** What of a message holds for its own answer alone. */
export function signsOf(read: Utterance) {
  const { facts, greets, orders, focus, platforms, nth, more, aside, untold, rated, share } = read;
  const { dearest, left, app, fills = false } = read;
  return {
    left,
    facts,
    greets,
    orders,
    focus,
    platforms,
    app,
    nth,
    more,
    aside,
    untold,
    rated,
    share,
    dearest,
    fills,
    undercuts: false,
  };
}
