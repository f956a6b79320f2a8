import type { Ask, Utterance } from "../ask/ask";

/**
 * «مطاعم مفتوحة الحين بالروضة»: the nearest there, each with whether it is open; «فيها كبسة» points at them, and at nothing
 * before. Undefined where nothing of the kind is asked.
 */
export function openNear(read: Utterance, message: string): Ask | undefined {
  const { kind, subject, restaurant, dish, area, theirs, points } = read;
  if (
    kind !== "cannot" ||
    subject !== "hours" ||
    restaurant ||
    !area ||
    theirs ||
    // «Bukas pa» is "is it open", and points at nothing beside «kainan».
    (points && !dish && !OF_PLACES.test(message))
  )
    return undefined;
  const near = { ...read, kind: "nearest", subject: null, restaurant: dish, dish: "" } as const;
  return { ...read, dish: "", list: { ...near, facts: [], when: null, near: false, nth: null } };
}

/** Places to eat, in Filipino. */
const OF_PLACES = /(?<!\p{L})(?:kainang?|karinderya|restawran|restaurants?|resto)(?!\p{L})/iu;

/** "Which restaurants are in Batha?", «بطحا میں کونسے ریسٹورنٹ ہیں؟»: all that are there, and not those with the dish spoken of before. */
export function placesThere(read: Utterance, message: string): Ask | undefined {
  const { kind, restaurant, dish, query, area, points, maxTotal, people } = read;
  if (maxTotal !== null || people !== null) return undefined;
  const isOfAll = kind === "nearest" && area !== "" && !points && !restaurant && !dish && !query;
  return isOfAll && WHICH_PLACES.test(message) && !THAT_SELL.test(message) ? read : undefined;
}

const WHICH_PLACES =
  /(?:which|what) (?:\w+ )?restaurants|k(?:au|o)n ?s[ea] (?:restaurants?|hotels?|resto)(?!\p{L})|कौन ?स[ेा] (?:रेस्टो|रेस्त|होटल)|کون ?س[ےا] (?:ری?سٹ|ریستو|ہوٹل)|(?:anong|ano ang) mga (?:restaurant|restawran|kainan|resto)|(?:وش|[اأ]يش|[اأ]ي) (?:ال)?مطاعم/iu;
/** Those that have something: what was spoken of, where nothing else is named. */
const THAT_SELL =
  /(?<!\p{L})(?:have|has|sell|sells|serve|serves|make|makes|mil\p{L}*|bech\p{L}*|deti|dete|मिल\p{L}*|बेच\p{L}*|मिलत\p{M}*|ملت\p{L}|مل|بیچ\p{L}*|may|meron|nagtitinda|فيها?|عندها|عندهم|تبيع|يبيع)(?!\p{L})/iu;
