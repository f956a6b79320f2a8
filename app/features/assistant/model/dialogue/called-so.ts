import { headOf } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import { tokensOf } from "~/features/search";
import type { Ask, Called, Utterance } from "../ask/ask";
import { plain } from "../vocabulary/phrases";
import { asksMostOf } from "./most-of";

/** "The rukn one", "the one from Kerala", «اللي من الركن», «ابو الجبن», "kerala wali", "yung sa Kerala", and little else. */
const CALLED: readonly RegExp[] = [
  /(?:^| )the (\S+(?: \S+)?) ones?(?: (?:please|pls|then|how much|price|is how much))?$/,
  /(?:^| )the ones? (?:from|at|with|by|in) (?:the )?(\S+(?: \S+){0,2})$/,
  /(?:^| )(?:اللي|الي|يلي) (?:من|عند|حق|فيه|فيها|معه|معها) (\S+(?: \S+)?)$/,
  /(?:^| )(?:اللي|الي|يلي) ب(\S+(?: \S+)?)$/,
  /^(?:طيب |ابي |ابغي |عطني |لا |كم |بكم )*(?:ابو|حق|حقت|بتاع) (\S+(?: \S+)??)(?: (?:كم|بكم|سعره|سعرها)){0,2}$/,
  /^(?:aur |or |wo |vo |ok )*(\S+(?: \S+)?) [wv]aa?l[aiey](?: (?:kitn\S+|ka|ki|hai|h|rate|price|dikhao|do|chahiye)){0,4}$/,
  /^(?:और |वो |اور |وہ )*(\S+(?: \S+)?) (?:वाल[ाीे]|وال[اےی])(?: (?:कितन\S+|का|की|है|दिखाओ|चाहिए|کتن\S+|کا|کی|ہے|دکھاو|چاہیے)){0,4}$/,
  /^(?:ok |sige |eh |at |magkano |hm )*(?:yung|ung|iyong) (?:sa |may |galing (?:sa )?|taga )?(\S+(?: \S+)?)(?: (?:na lang|nalang|po|sana|lang|naman|magkano|hm))*$/,
];

const SAR = "(?:sar |sr )?(\\d{2,4})(?: (\\d{2}))?(?: (?:riyals?|riyales|sar|sr|ريال))?";
/** "The one at 18.50", "the 23 riyal one", «اللي ب١٨», "18 wala", "yung 18": by the price that was shown. */
const PRICED_SO: readonly RegExp[] = [
  `(?:the|that) (?:one|dish) (?:(?:thats?|that is|which is|priced|costing|costs|for|at|with) )*${SAR}`,
  `(?:(?:i want|ill take|ill have|give me|what about|how about|take) )?(?:the|that) ${SAR} one`,
  `(?:ابي |ابغي |عطني )?(?:(?:اللي|الي|يلي) ب ?|ابو (?:ال)?)${SAR}`,
  `(?:wo |vo |वो |وہ )?${SAR} (?:wal[aie]|वाल[ाीे]|وال[اےی])(?: (?:do|de do|chahiye|दो|चाहिए|دو|چاہیے))?`,
  `(?:yung|ung|iyong) (?:tig ?)?${SAR}(?: (?:na lang|nalang|po|sana|lang))*`,
].map(
  (words) =>
    new RegExp(`^(?:(?:ok|okay|no|and|so|طيب|لا|sige|eh|aur) )*${words}(?: please| pls)?$`),
);

/** Is one of a list that was shown picked by its price, or which of them has most of a food? `signs`: the message, folded. */
export const isOfShown = (topic: Ask, written: string, signs: string): boolean =>
  pricedSo(topic, written) !== undefined || asksMostOf(signs);

/** The price, SAR, by which one of a list that was shown is picked; undefined where none is said. */
function pricedSo(topic: Ask | undefined, written: string): number | undefined {
  const said = topic && listOf(topic) ? plain(written) : "";
  const [, whole, part = "0"] = PRICED_SO.map((form) => form.exec(said)).find(Boolean) ?? [];
  return whole === undefined ? undefined : Number(`${whole}.${part}`);
}

/** A list of dishes, of which none was chosen, or that from which one was. */
function listOf(topic: Ask): Ask | undefined {
  const list = topic.kind === "price" ? (topic.from?.ask ?? topic) : topic;
  const isList =
    list.kind === "price" ? !list.restaurant && list.dish !== "" : LISTS.has(list.kind);
  return isList && list.from === null && list.list === null ? list : undefined;
}
const LISTS = new Set<Ask["kind"]>(["suggest", "similar"]);

/** What says of a name that it is whoever sells: "wadi wale ki biryani", "biryani from wadi". */
const SELLER = /^ (?:[wv]a+l(?:[ae]y?|i|o|on)|وال\S+)(?= |$)/;
const FROM_BEHIND = /^ (?:se|سے)(?= |$)/;
const FROM = /(?:^| )(?:from|of|(?<!قريب\S{0,2} |قرب |شي )من|من عند|عند|حق|حقت|ng) $/;

/** A dish anywhere, where who sells it is called as a neighbourhood is, or as several are: the list tells whether anyone is. */
function soldAt(ask: Ask, written: string): Ask | undefined {
  if (ask.kind !== "price" || ask.dish === "") return undefined;
  const said = wordsOf(written);
  const name = wordsOf(ask.area || ask.restaurant);
  const at = name === "" || (!ask.area && name.includes(" ")) ? -1 : said.indexOf(name);
  const behind = said.slice(at + name.length);
  const isFrom = FROM_BEHIND.test(behind) || FROM.test(said.slice(0, at));
  const isSold = at >= 0 && (SELLER.test(behind) || (ask.area !== "" && isFrom));
  return isSold ? { ...ask, area: "", restaurant: "" } : undefined;
}

/** As they are read: in the letters that the languages share. */
const wordsOf = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join(" ");

const POINTS_AT = /^(?:ابو|ام|حق|حقت|بتاع)(?= |$)/;
const WITH = /(?:^| )(?:may|with|فيه|فيها|معه|معها) /;

/** What picks by something else than a name. */
const picksElse = (read: Utterance) =>
  [read.cheaper, read.cheapestOf, read.dearest, read.rated, read.next, read.more].some(Boolean) ||
  [read.otherOne, read.otherPlaces, read.corrects, read.both].some(Boolean) ||
  read.nth !== null ||
  read.size !== "" ||
  read.maxTotal !== null ||
  read.platforms.length > 0 ||
  read.without.length > 0 ||
  read.rest.length > 0 ||
  read.subject !== null;

/**
 * That one of what was shown which is called so; where none is, what the message asks for by itself. Only what was shown can
 * tell, so both go into the ask: one is chosen once the list is known.
 */
export function calledSo(
  otherwise: Ask,
  read: Utterance,
  topic: Ask | undefined,
  written: string,
): Ask {
  const sold = soldAt(otherwise, written);
  const list = sold ?? (topic && listOf(topic));
  const total = pricedSo(topic, written);
  if (topic && list && !sold && total !== undefined) {
    const called = { words: [], otherwise: topic, isSaid: true, isPlace: false, total };
    return pickedFrom(list, { ...read, ...UNCOUNTED }, called);
  }
  if (!list || picksElse(read)) return otherwise;
  // Of a kind of dish the one "with chicken" is that kind with chicken, wherever it is to be had.
  const isOfKind = list.kind === "price" || headOf(list.dish) !== "";
  if (isOfKind && read.restaurant === "" && read.area === "") return otherwise;
  // Several words name a restaurant; one may be of the names of several, and those that were shown come first.
  if (isOfKind && tokenize(otherwise.restaurant).length > 1) return otherwise;
  const said = plain(written);
  const [words = ""] = sold
    ? [read.area || read.restaurant]
    : CALLED.flatMap((form) => form.exec(said)?.[1] ?? []);
  // Ideas "with rice" are ideas.
  if (words === "" || (otherwise.kind === "suggest" && WITH.test(said))) return otherwise;
  // «ابو البرجر» is no Abu Rayan.
  const named = (sold ? [] : [read.dish, read.restaurant, read.area]).filter(
    (one) => one && !POINTS_AT.test(plain(one)),
  );
  const called = [words, ...named];
  const isNoPlace = POINTS_AT.test(plain(otherwise.restaurant));
  const anywhere = isNoPlace ? { ...otherwise, restaurant: "" } : otherwise;
  return pickedFrom(list, read, {
    words: called,
    otherwise: anywhere,
    isSaid: true,
    isPlace: false,
  });
}

/** A number that is a price counts nothing, limits nothing, and is no hour. */
const UNCOUNTED = { quantity: null, people: null, maxTotal: null, when: null, nth: null, size: "" };

const pickedFrom = (list: Ask, read: Utterance, called: Called): Ask => ({
  ...read,
  ...{
    kind: "price",
    dish: "",
    restaurant: "",
    area: "",
    query: "",
    inside: "",
    left: "",
    surely: "",
  },
  from: { ask: { ...list, facts: [], focus: "all", nth: null }, nth: 0, called },
});
