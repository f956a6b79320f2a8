import type { Ask, Kind } from "../model/ask/ask";
import type { Slots } from "../model/slots/slots";
import type { Filled } from "./filled";

/** What only we read: what was shown before, which the model did not see, and what people want kept. */
const OURS = new Set<Kind>(["save", "forget", "recall"]);

/**
 * What a message asks, with the names that a model read in place of those that we did. What it can't tell stays as we read it:
 * the app, when, where to, what of the answer is wanted, facts.
 *
 * @param own what we read ourselves.
 */
export function asksFilled(filled: Filled, own: readonly Ask[]): readonly Ask[] {
  const [ours] = own;
  const { act } = filled;
  if (!ours || act === "other" || isOurs(ours)) return own;
  const [one, other, ...rest] = thingsOf(filled);
  if (!one || (act === "compare" && !other)) return own;
  return [
    {
      ...ours,
      ...one,
      kind: other ? "compare" : act,
      other: other ?? null,
      rest,
      // Several dishes of one price are one order.
      apart: act === "price",
      byDistance: act === "compare" && filled.sort === "near",
      dearest: filled.sort === "dearest",
      rated: filled.sort === "rated",
      open: act === "suggest",
      without: filled.avoid ?? [],
      except: filled.except ?? "",
      query: "",
      surely: "",
      left: "",
      untold: "",
      inside: "",
      subject: null,
      unsure: null,
    },
  ];
}

function isOurs({ kind, nth, from, city }: Ask): boolean {
  return OURS.has(kind) || nth !== null || from !== null || city !== "";
}

/** Each dish at its restaurant; one dish at each of several; or the restaurants alone. Never empty. */
function thingsOf({ lines, restaurants, area, people, budget }: Filled): Slots[] {
  const order = { area: area ?? "", people: people ?? null, maxTotal: budget ?? null };
  const dishes = lines?.length ? lines : [undefined];
  const places = restaurants?.length ? restaurants : [""];
  return Array.from({ length: Math.max(dishes.length, places.length) }, (_, at) => {
    const line = dishes[at] ?? dishes[0];
    return {
      dish: line?.dish ?? "",
      size: line?.size ?? "",
      quantity: line?.quantity ?? null,
      restaurant: places[at] ?? places[0] ?? "",
      ...order,
    };
  });
}
