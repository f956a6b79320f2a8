import { represent } from "~/features/catalogue";
import type { RecalledFacts } from "../../tools/schema";
import { slotsOf } from "../slots/slots";
import type { KnownNames } from "../vocabulary/known-names";
import type { Ask } from "./ask";

/** What somebody likes and pays at most, SAR, of what they have told before. */
export function tasteOf(ask: Ask, recalled: RecalledFacts | null, names: KnownNames) {
  const facts = [...ask.facts, ...(recalled?.facts ?? [])];
  const isLiked = ({ kind, text }: (typeof facts)[number]) =>
    kind === "like" || (kind === "diet" && HAS_DISHES.test(text));
  const liked = facts.find((fact) => isLiked(fact) && represent([fact.text]).size > 0);
  const budgets = facts.map(({ text }) => slotsOf(text, names).maxTotal);
  const budget = ask.people === null ? (budgets.find((one) => one !== null) ?? null) : null;
  return { budget, ...(liked && { like: liked.text }) };
}

/** A diet that menus have dishes for: «كيتو», and what is light for who is on a diet. */
const HAS_DISHES =
  /keto|كيتو|(?<!\p{L})(?:ال)?(?:دايت|رجيم|حمي[ةه])(?!\p{L})|\bdiet(?:ing)?\b|lose weight/iu;
