import type { Ask, Utterance } from "../ask/ask";
import { ORDINALS } from "../vocabulary/ordinals";
import { plain } from "../vocabulary/phrases";
import { named } from "./leans";
import { isListOfPlaces } from "./near-or-like";

/** "What's the difference?", «كم الفرق بين الأول والثاني» */
const APART =
  /(?:^| )(?:difference|differ|gap|how much (?:cheaper|more expensive|less)|by how much|(?:ال)?فرق|[يت]فرق)(?= |$)/;
const OF_ELSE =
  /(?:^| )(?:ال)?(?:apps?|platforms?|تطبيق\S*|منص\S*|برنامج|برامج|why|ليش|ليه|sizes?|حجم|احجام|delivery|توصيل)(?= |$)/;

/** By how much the first of a list is cheaper than the next, or than another of it that is named by its place; undefined where nothing of it is asked. */
export function twoOfShown(
  read: Utterance,
  topic: Ask,
  signs: string,
  before?: Ask,
): Ask | undefined {
  const said = plain(signs);
  const isList = isListOfPlaces(topic) && topic.kind !== "compare" && topic.nth === null;
  if (!isList || named(read) || read.size !== "" || read.people !== null) return undefined;
  if (!APART.test(said) || OF_ELSE.test(said) || read.platforms.length > 0) return undefined;
  // Of two dishes or sizes that were asked about in turn it is those.
  const isOther = before && (before.dish !== topic.dish || before.size !== topic.size);
  if (isOther && before.kind === "price") return undefined;
  const places = ORDINALS.flatMap(([sign, nth]) => (sign.test(said) && nth > 0 ? [nth] : []));
  // Of two others than the first nothing is told here.
  if (places.length > 1) return undefined;
  const list = { ...topic, facts: [], greets: false, focus: "all" } as const;
  const nth = places[0] ?? 1;
  return { ...read, kind: "compare", quantity: topic.quantity, left: "", aside: null, nth, list };
}
