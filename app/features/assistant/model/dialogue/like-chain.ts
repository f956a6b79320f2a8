import { tokenize } from "~/features/names";
import { chainKind } from "~/features/understanding";
import type { Ask, Utterance } from "../ask/ask";
import { isMadeWith } from "../ask/variety";
import { hasFood } from "../slots/slots";
import { chainFood, isArabic } from "../vocabulary/chain-food";
import type { KnownNames } from "../vocabulary/known-names";
import { plain } from "../vocabulary/phrases";
import { named } from "./leans";

const foodOf = (chain: string, message: string): string => chainFood(chain, isArabic(message));

const isLacked = (place: string, names: KnownNames) =>
  place !== "" && !names.isRestaurant(tokenize(place));

/** A well-known restaurant that we lack and was asked about by itself, or for what no food is called; empty where none was. */
export function lackedBy({ kind, dish, restaurant }: Ask, names: KnownNames): string {
  const isAlone = !hasFood(dish) && ASKED.has(kind);
  return isAlone && chainKind(tokenize(restaurant)) && isLacked(restaurant, names)
    ? restaurant
    : "";
}

const ASKED: ReadonlySet<Ask["kind"]> = new Set(["price", "restaurant", "nearest", "cannot"]);

/** «فيه زي البيك؟», «وش بديله؟», «طيب غيره» */
const ELSE =
  /(?:^| )(?:(?:زي|مثل|[يت]شبه|بديل|بدال)(?:ه|ها|هم)?|غيره|غيرها|غيرهم|قريب منه|like|similar|instead|alternative|alternatives|else)(?= |$)/;

/**
 * What is like a well-known restaurant that we lack, which is named or was asked about right before: what people go there for,
 * with the name of it, so that the answer says that it is not here. Undefined where nothing of the kind is asked.
 */
export function likeChain(
  read: Utterance,
  { lacked }: { lacked: string },
  message: string,
  names: KnownNames,
): Ask | undefined {
  const isElse = read.kind === "similar" || ELSE.test(plain(message));
  // «مثله بس دجاج»: what people go there for, with chicken.
  const made = isMadeWith(read.dish) ? read.dish : "";
  const chain =
    read.restaurant || (named({ ...read, dish: read.dish.slice(made.length) }) ? "" : lacked);
  if (!isElse || read.dish !== made || !isLacked(chain, names)) return undefined;
  const dish = foodOf(chain, message);
  if (!dish) return undefined;
  const plainly = { cheaper: false, more: false, pages: 0, nth: null, from: null, query: "" };
  if (made)
    return {
      ...read,
      ...plainly,
      kind: "price",
      dish: `${dish} ${made}`,
      restaurant: "",
      left: "",
    };
  return { ...read, ...plainly, kind: "suggest", dish, restaurant: chain, left: "", aside: null };
}
