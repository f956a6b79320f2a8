import { sayNearest } from "../../say/places";
import type { Ask } from "../ask/ask";
import type { Acting } from "./acts";
import { branchInput, priceInput } from "./calls";
import { WAITING } from "./lookups";

/** "Even just fried chicken near Batha", where nobody near there has a price for it: the nearest that sell it, however far. */
export function fromAfar(ask: Ask, said: string, acting: Acting): string | typeof WAITING {
  const isNear = ask.kind === "price" && ask.area !== "" && ask.dish !== "";
  if (!isNear || ask.restaurant !== "" || ask.from !== null) return said;
  const { look, voice } = acting;
  const found = look.find("get_price_comparison", priceInput(ask));
  if (!found || found === WAITING) return said;
  if (found.matches.length > 0 || found.emptyReason !== "no_prices_yet") return said;
  const nearest: Ask = { ...ask, kind: "nearest", restaurant: ask.dish, dish: "", nth: null };
  const near = look.find("get_nearest_branches", branchInput(nearest));
  if (near === WAITING) return WAITING;
  if (!near || near.problem !== null || near.branches.length === 0) return said;
  return `${said}\n\n${sayNearest(voice, nearest, near)}`;
}
