import { headOf } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import type { Ask, Utterance } from "../ask/ask";
import { isProperty, unlike } from "../ask/kind-of";
import { isMadeWith } from "../ask/variety";
import { plain } from "../vocabulary/phrases";
import { followUp } from "./follow-up";

/** What stands before "one": "the wagyu one", "do they have spicy ones?" */
const ONE =
  /(?:^| )(?!(?:this|that|the|which|any|another|other|each|every|no|a|an|last|first|second|third|next|cheap\S*|small|medium|large|big|bigger|smaller) )(\S+) (?:ones?|type|kind|version|variety)(?: \S+){0,3}$/;

/** "Aur cream wali?", «کریم والا کتنے کا ہے», «क्रीम वाला»: the one with that, and little else said. */
const WITH_THAT =
  /^(?:\S+ ){0,2}\S+ (?:[wv]aa?l[aie]|वाल[ाीे]|وال[اےی])(?: (?:kitn\S+|कितन\S+|کتن\S+|ka|ki|का|की|کا|کی|hai|है|ہے|rate|price|chahiye|चाहिए|چاہیے)){0,4}\s*[?؟.!]*\s*$/iu;

/**
 * "The wagyu one" after burgers: of the kind that was spoken of, where that was. Undefined where no kind was, or the words
 * name a dish by themselves.
 */
export function oneOfKind(read: Utterance, topic: Ask, message: string): Ask | undefined {
  const plainly = unlikeThat(read, topic, message);
  if (plainly) return plainly;
  const [, word = ""] = ONE.exec(plain(message)) ?? [];
  const said = read.dish || read.inside.replace(/ ones?$/, "");
  const isWith = WITH_THAT.test(message) && isOfKind(read.dish);
  if (!isWith && (!word || !tokenize(said).includes(word))) return undefined;
  if (read.restaurant) return undefined;
  const head = headOf(topic.dish || (topic.from?.ask.dish ?? ""));
  if (
    topic.kind !== "price" ||
    !head ||
    said.includes(head) ||
    read.nth !== null ||
    read.kind === "compare"
  )
    return undefined;
  // "The dragon roll one" names a dish by itself.
  if (tokenize(said).length > 1 && headOf(said) !== "") return undefined;
  const dish = isMadeWith(said) ? `${head} ${said}` : `${said} ${head}`;
  const quantity = read.quantity === 1 ? null : read.quantity;
  const named = { ...read, kind: "price", dish, quantity, inside: "", leans: true } as const;
  return { ...followUp(topic, named), surely: isWith ? head : said };
}

/** "The normal one", «العادي», "sada wala": the dish without what it was to be like. */
const ORDINARY =
  /(?:^| )(?:normal|regular|plain|ordinary|(?:ال)?عادي[هة]?|sa{1,2}da|saadi|सादा|सादी|ساده|سادہ|سادی|karaniwan|ordinaryo)(?= |$)/;

/** "Not spicy", "the normal one" after a spicy dish: that dish, and none that is called spicy. Undefined for anything else. */
function unlikeThat(read: Utterance, topic: Ask, message: string): Ask | undefined {
  const like = topic.kind === "price" ? topic.dish.split(" ").filter(isProperty) : [];
  const dish = unlike(topic.dish);
  const isOrdinary = ORDINARY.test(plain(message)) && tokenize(read.dish).length < 2;
  const isUnwanted = read.dish === "" && read.without.some((word) => like.includes(word));
  if (like.length === 0 || dish === "" || read.restaurant || !(isOrdinary || isUnwanted))
    return undefined;
  const without = [...new Set([...topic.without, ...like])];
  const { size, quantity, facts } = read;
  const counted = {
    size: size || topic.size,
    quantity: quantity === 1 ? topic.quantity : (quantity ?? topic.quantity),
  };
  return { ...topic, ...counted, facts, dish, without, surely: "", left: "", greets: false };
}

/** One word of food that heads no dish, and that people don't say a dish is made with. */
const isOfKind = (dish: string) =>
  dish !== "" && !dish.includes(" ") && headOf(dish) === "" && !isMadeWith(dish);
