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
    (points &&
      !dish &&
      !OF_PLACES.test(message) &&
      !WHAT_IS_OPEN.test(message) &&
      !WHAT_OPENS.test(message))
  )
    return undefined;
  const list = openPlaces(read);
  // When each opens is asked of those that are closed as well.
  return { ...read, dish: "", list: ASKS_WHEN.test(message) ? { ...list, subject: null } : list };
}

/** "Who is open at 2 am?" of no place and no list: the best rated of those that are. */
export function openAnywhere(read: Utterance, message: string): Ask | undefined {
  const { kind, subject, restaurant, area, from } = read;
  const isAny = kind === "cannot" && subject === "hours" && !restaurant && !area && !from;
  if (isAny && read.dish && (read.cheaper || read.asksPrice)) return pricedOpen(read, message);
  if (!isAny || ASKS_WHEN.test(message)) return undefined;
  const signs = [WHO_IS_OPEN, WHAT_IS_OPEN, WHAT_OPENS, OF_PLACES];
  // "Tapsilog, are they open at 6am?": of those that have it.
  if (!read.dish && !signs.some((sign) => sign.test(message))) return undefined;
  return { ...read, dish: "", list: { ...openPlaces(read), rated: true } };
}

/** At which hour a place opens or closes: of none that is open then. */
const ASKS_WHEN =
  /(?<![\p{L}\p{M}])(?:what (?:time|hours?)|when|how (?:late|long)|(?:un)?till? (?:when|what)|كم|متى|متي|ل?متى|وقت|اوقات|أوقات|ساعات|دوام|kitne baj\p{L}*|kab|kis waqt|anong oras|kailan|کتنے بج\p{L}*|کب|कितने बज\p{M}*|कब)(?![\p{L}\p{M}])/iu;

/** "Karak konsi sasti hai, abhi khula": what the dish costs, and that who is open was left aside. */
function pricedOpen(read: Utterance, message: string): Ask {
  const left = [read.left, OPEN_SAID.exec(message)?.[0] ?? ""].filter(Boolean).join(" ");
  return { ...read, kind: "price", subject: null, when: null, left };
}
const OPEN_SAID =
  /(?<![\p{L}\p{M}])(?:(?:abhi|is waqt|aaj|still|अभी|इस समय|ابھی|اس وقت) )?(?:khul[aei]|open|bukas|खुल[ाीे]|ओपन|کھل[اےی]|اوپن|فاتح[ةه]?|مفتوح[ةه]?)(?: (?:hua|hui|now|pa|ngayon|हुआ|ہوا|الحين|الان|الآن))?(?![\p{L}\p{M}])/iu;

/** "What's open now?", «فيه شاورما فاتحة», "may bukas pa ba": whether there is any. */
const WHAT_IS_OPEN =
  /(?<!\p{L})(?:(?:what|that)(?:['’]?s| is| are|s| else is)? (?:(?:still|currently) )?open|(?:هل )?فيه? (?!غير)\S+(?: \S+)? ?(?:ال)?(?:فاتح|مفتوح|شغال|مداوم)|may(?:roon)? (?:pa )?(?:ba )?(?:ng )?(?:bukas|open)|anong? (?:pa )?(?:ba )?(?:ang )?(?:mga )?(?:bukas|open)|(?:kya|abhi|is waqt) kya (?:khul[aei]|open)|(?:क्या|अभी|इस समय) क्या (?:खुल|ओपन)|(?:کیا|ابھی|اس وقت) کیا (?:کھل|اوپن))/iu;

/** "Olaya me raat ko kya khula rehta hai": what is open there, and no branch of what was spoken of. */
const WHAT_OPENS =
  /(?<![\p{L}\p{M}])(?:(?:kya(?: kya)?|kaun ?s[aie]|kons[aie]|क्या(?: क्या)?|कौन ?स[ाीे]|کیا(?: کیا)?|کون ?س[اےی]) (?:khul|open|खुल|ओपन|کھل|اوپن)|an(?:o|ong)(?: \p{L}+)? (?:bukas|open))/iu;

/** Who or which place, whatever it is called. */
const WHO_IS_OPEN =
  /(?<!\p{L})(?:who(?:['’]?s)?|which|any(?:one|body|thing|where)?|some(?:thing|where)|k(?:au|o)ns?[aei]?|kaun ?s[aei]|koi|kahan|kaha|kidhar|sino|alin|sa?an|مين|منو|وش|[اأ]ي|احد|أحد|وين|کون ?س?[اےی]?|کوئی|کہاں|कौन ?स?[ाेी]?|कोई|कहाँ|कहां)(?!\p{L}|\p{M})/iu;

/** The nearest of those that are open when it is asked. */
const openPlaces = (read: Utterance): Ask => ({
  ...{ ...read, kind: "nearest", restaurant: read.dish, dish: "" },
  ...{ facts: [], near: false, nth: null },
});

/** Places to eat, by any word for them; «मलाज़ में क्या खुला है» is what is open there. */
const OF_PLACES =
  /(?<=\S\s)(?:kya|क्या|کیا)(?=\s(?:khul|खुल|کھل))|(?<!\p{L})(?:kainang?|karinderya|restawran|tindahan|restaurants?|resto|places?|joints?|spots?|shops?|caf[eé]s?|hotels?|dhaba|duka?an|jagah?e?|(?:ال)?(?:مطعم|مطاعم|محل|محلات|مكان|كوفي|كوفيهات)|دکان|ढाबा|दुकान|ری?سٹ?و?رنٹس?|ریستوران|ہوٹل|جگہ|रेस्टोरेंट|रेस्तराँ|रेस्तरां|होटल|ढाबा|जगह)(?!\p{L}|\p{M})/iu;

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
