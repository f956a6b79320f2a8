import type { Ask, Focus, Utterance } from "../ask/ask";
import { partsOf } from "../ask/parts";
import { asksIfFree } from "../ask/service";
import type { Subject } from "../ask/subjects";
import { platformsIn } from "../vocabulary/platforms";
import { followUp } from "./follow-up";

/**
 * What is asked of the terms of an order, of what is named or else of what was spoken of: why it is dear, from how much on it
 * is taken, whether it is delivered for nothing. Undefined where nothing of it is asked, or of nothing in particular. `message`: as it was written.
 */
export function termsOf(read: Utterance, topic: Ask | undefined, message = ""): Ask | undefined {
  // "Is it free?" right after what delivery costs asks of the delivery, and not of Waffir.
  const isOfFee = topic?.focus === "delivery" && !read.restaurant && asksIfFree(message);
  const subject = isOfFee ? "freeDelivery" : read.subject;
  const asked = { ...read, kind: "unclear", subject: null } as const;
  // «ليش التوصيل غالي؟» of something that was spoken of has its reasons there, or at the place that is named with it.
  const isOfService = partsOf(message).has("servicefee");
  if (subject === "dearDelivery" || subject === "dearer")
    return topic?.kind === "price" && (!read.restaurant || topic.dish !== "")
      ? followUp(topic, { ...asked, focus: "why", ...(isOfService && { left: "" }) })
      : undefined;
  // "And with delivery?" after what the dish costs alone, or of what was set side by side.
  if (
    subject === "vat" &&
    (topic?.kind === "price" || topic?.kind === "compare") &&
    !read.restaurant &&
    !(WHETHER.test(message) || partsOf(message).has("reckons"))
  )
    return followUp(topic, { ...asked, left: "" });
  if (subject === "freeDelivery")
    return topic && OF_ONE.has(topic.kind) && !read.more
      ? followUp(topic, { ...asked, focus: "delivery", left: "" })
      : undefined;
  if (subject !== "minimum") return undefined;
  // Its words are understood: what asks for a minimum names no dish.
  const least: Utterance = { ...asked, focus: "minimum", left: "" };
  if (read.restaurant || read.dish) return ofRestaurant(least);
  return topic ? followUp(topic, least) : read;
}

/** «السعر شامل التوصيل ولا لا؟» asks of what was shown whether it is in there, and for no list again. */
const WHETHER =
  /^\s*(?:is|are|does|هل)\s|شامل|[يت]شمل|ضريب|(?<!\p{L})(?:ولا|includ\p{L}*|shamil|kasama|شامل|शामिल|vat|tax\p{L}*)(?!\p{L})/iu;

/** Of these one restaurant is spoken of. */
const OF_ONE = new Set<Ask["kind"]>(["price", "restaurant"]);

/** What is asked of a restaurant's orders, for the dish that is named or the one ordered there most. */
function ofRestaurant(read: Utterance): Ask {
  const price = { ...read, kind: "price" as const };
  if (read.dish) return price;
  return { ...price, restaurant: "", from: { ask: { ...read, kind: "restaurant" }, nth: 0 } };
}

/** What an answer about terms in general says that it will tell of whatever is named. */
const PROMISED: Partial<Record<Subject, Focus>> = {
  minimum: "minimum",
  freeDelivery: "delivery",
  dearDelivery: "delivery",
  dearer: "why",
};

/** These are told of every app, or of those that are named. */
const OF_APPS = new Set<Subject>(["freeDelivery", "overall"]);

const LETTERS: Readonly<Record<string, string>> = {
  ...{ ए: "a", बी: "b", सी: "c", اے: "a", بی: "b", سی: "c" },
};

/** One of them in few words: "and b?", «طيب ب؟», "sa c naman?" */
const LETTER_ALONE =
  /^(?:\S{2,}\s+){0,2}و?([abcأبج]|ए|बी|सी|اے|بی|سی)(?:\s+(?:ki|ka|ke|par|pe|naman|ba|po|की|का|पर|کی|کا|پر))?\s*[?؟.!]*$/iu;

/**
 * What is only named after the assistant asked for a name: «كبسة دجاج من قدور الديرة» after the minimum order asks for the minimum
 * there. `told`: what the last answer was about. Undefined where it asks for something by itself.
 */
export function promisedOf(
  read: Utterance,
  told: Subject | null,
  message: string,
): Ask | undefined {
  // "And C?" after what delivery costs on A and B.
  const [, letter = ""] = (told && OF_APPS.has(told) && LETTER_ALONE.exec(message)) || [];
  const isApp =
    told !== null && OF_APPS.has(told) && read.kind === "unclear" && read.focus === "platform";
  const named = isApp ? read.platforms : [];
  const platforms = letter ? platformsIn(`platform ${LETTERS[letter] ?? letter}`).platforms : named;
  if (platforms.length > 0)
    return { ...read, kind: "cannot", subject: told, platforms, focus: "delivery", left: "" };
  const focus = told && PROMISED[told];
  const asks = read.asksPrice || read.cheapestOf || read.dearest || read.focus !== "all";
  if (!focus || asks || !OF_ONE.has(read.kind) || !(read.dish || read.restaurant)) return undefined;
  return ofRestaurant({ ...read, focus });
}

/** These are asked of a restaurant's orders, whatever is ordered there. */
const OF_AN_ORDER = new Set<Focus>(["delivery", "minimum"]);

/** "And Smoke Alley?" after what delivery from another costs, or the least that is taken there: the same is asked of it. */
export function sameOfAnother(topic: Ask, read: Utterance): Ask | undefined {
  const isOne = read.kind === "price" && (read.dish === "") !== (read.restaurant === "");
  const asks = read.asksPrice || read.cheaper || read.quantity !== null || read.focus !== "all";
  if (!OF_AN_ORDER.has(topic.focus) || !(read.leans || read.restaurant) || !isOne || asks)
    return undefined;
  const { focus, area, deliverTo, when } = topic;
  const there = { area: read.area || area, deliverTo: read.deliverTo || deliverTo };
  return ofRestaurant({ ...read, ...there, when: read.when ?? when, focus });
}
