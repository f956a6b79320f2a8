import type { Ask, Utterance } from "../ask/ask";
import { choiceOf } from "../ask/spoken-of";
import { plain } from "../vocabulary/phrases";
import { named } from "./leans";

/** A message as it was written, and what its signs say in English. */
export interface WrittenMessage {
  message: string;
  signs: string;
}

/** Is it asked whether what was shown is cheaper somewhere? */
const CHEAPER = /(?:^| )(?:cheaper|cheap|ارخص|اوفر|dearer|pricier|expensive|اغلي)(?= |$)/;
/** What asks for others that are cheaper, or for the cheapest. */
const OTHERS =
  /(?:^| )(?:which|what|whats|anything|any|something|some|ones|cheapest|وش|ايش|شي|شيء|مين|من|فيه|في شي|الارخص|kaun|kaunsa|kaunsi|كون|कौन|alin|ano|anong|pinakamura\S*|sabse)(?= |$)/;

/**
 * Of which app something is asked that was shown: "which app should I order from?" after a list is answered for its first, with
 * what that costs on each, and "is it cheaper on platform C?" with what it costs on all of them. Undefined where neither is asked.
 */
export function appOfShown(
  topic: Ask,
  read: Utterance,
  { message, signs }: WrittenMessage,
): Ask | undefined {
  const changes = read.quantity !== null || read.people !== null || read.dearest || read.cheapestOf;
  if (read.focus !== "platform" || named(read) || changes) return undefined;
  const shown = { facts: [], greets: false, orders: false, left: read.left };
  const less = { undercuts: false, cheaper: false };
  const one = { ...shown, ...less, focus: "all", platforms: [], dearest: false } as const;
  if (read.platforms.length > 0) {
    const asksIf = CHEAPER.test(signs) && !OTHERS.test(plain(message));
    if (read.platforms.length > 1 || !asksIf || topic.kind !== "price") return undefined;
    return { ...topic, ...one, nth: isList(topic) ? (topic.nth ?? 0) : topic.nth };
  }
  if (topic.kind === "compare" && !topic.apart)
    return { ...read, ...shown, kind: "price", from: choiceOf(topic, read.nth ?? 0), nth: null };
  return isList(topic) ? { ...topic, ...one, nth: read.nth ?? topic.nth ?? 0 } : undefined;
}

/** Are prices of one dish at several restaurants what was shown? */
const isList = ({ kind, restaurant, from, elsewhere }: Ask) =>
  kind === "price" && ((restaurant === "" && from === null) || elsewhere);
