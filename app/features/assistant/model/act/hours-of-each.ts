import { sayHours } from "../../say/hours";
import { sayNoSuch } from "../../say/prices";
import type { Ask } from "../ask/ask";
import { hoursAsked } from "../ask/hours-of";
import type { Acting } from "./acts";
import { hoursInput } from "./calls";
import { restaurantsListed } from "./choice";
import { WAITING } from "./lookups";

/** Whether each of the restaurants that were listed is open: the open ones first, then those of which nobody told the hours; the nearest first where it is asked when they open. */
export function hoursOfEach(ask: Ask, list: Ask, acting: Acting): string | typeof WAITING {
  const { voice } = acting;
  const found = restaurantsListed(list, acting, (restaurant) => hoursInput({ ...ask, restaurant }));
  if (typeof found === "string" || found === WAITING) return found;
  if (found.length === 0) return sayNoSuch(voice, 0);
  const order = ({ hours }: (typeof found)[number]) => (hours ? (hours.open ? 0 : 1) : 2);
  const isWhen = list.kind === "nearest" && list.subject === null;
  const sorted = isWhen ? found : [...found].sort((a, b) => order(a) - order(b));
  const asked = hoursAsked(ask, "");
  return sorted.map((one) => sayHours(voice, { restaurants: [one] }, asked) ?? "").join("\n");
}
