/** What each of those who eat pays, and not what each of them has: "how much per person", «كم على كل شخص», "हर व्यक्ति का कितना". */
export function paysEach(sentence: string): boolean {
  return (
    BESIDE.test(sentence) ||
    (PER_PERSON.test(sentence) && PRICE.test(sentence) && !OF_A_DISH.test(sentence))
  );
}

const words = (...list: string[]) => `(?<![\\p{L}\\p{M}])(?:${list.join("|")})(?![\\p{L}\\p{M}])`;

/** Asks for money. */
const ASKED = words(
  "how much|what(?:'|’)?s|prices?|costs?|pays?|owes?|share|chips? in",
  "[بو]?كم|(?:ال)?سعر\\p{L}*|[يت]كلف\\p{L}*|[يت]طلع|[يتن]دفع\\p{L}*|[أا]?دفع",
  "kitn[aei]|keemat|qeemat|daam|padega|padegi|کتن[اےی]|قیمت|पड़ेगा|पड़ेगी|कितन[ाेी]|दाम|क़ीमत|कीमत",
  "magkano|tig ?(?:mag)?kano|presyo|babayaran|bayad",
);

/** Those who eat, one by one. */
const EATER = words(
  "per (?:person|head)|each person|each of (?:us|them)|each one|everyone|everybody|every person|for each|each(?=\\W*$| *[,.?!]| (?:if|when)(?!\\p{L}))",
  "(?:على |عل[ىي] |ع )?كل (?:شخص|نفر|فرد|واحد)|ل(?:كل) (?:شخص|نفر|فرد|واحد)|(?:لل|ال)?(?:شخص|نفر|فرد) الواحد|لل(?:شخص|نفر|فرد)",
  "har (?:ek|bande|aadmi|kisi)|fi (?:kas|banda)|فی (?:کس|بندہ|شخص|آدمی|نفر)|ہر (?:ایک|بندے|شخص|آدمی)|प्रति व्यक्ति|हर (?:एक|बंदे|व्यक्ति|आदमी|किसी)",
  "(?:bawat|kada) (?:isa|tao)|tig[- ]?isa",
);

/** What may stand between the two. */
const BETWEEN =
  "(?:(?:is|does|do|will|would|should|must|has|have|to|it|the|for|of|that|by|على|عل[ىي]|السعر|ka|ki|ke|ko|par|کا|کی|کے|کو|پر|का|की|के|को|पर|ang|ng|sa|ba|ay) ){0,3}";

const BESIDE = new RegExp(`${ASKED} ${BETWEEN}${EATER}|${EATER} ${BETWEEN}${ASKED}`, "iu");

/** These are said of money wherever they stand beside it. */
const PER_PERSON = new RegExp(
  words(
    "per (?:person|head)|(?:على |عل[ىي] |ع )كل (?:شخص|نفر|فرد|واحد)|(?:لل|ال)(?:شخص|نفر|فرد) الواحد",
    "fi kas|فی کس|प्रति व्यक्ति|tig ?(?:mag)?kano",
  ),
  "iu",
);
const PRICE = new RegExp(ASKED, "iu");

/** "One pizza per person": so many of a dish. */
const OF_A_DISH = new RegExp(
  `${words("an?|one|two|three|\\d+|واحد|وحدة|ek|एक|ایک|isang")} (?:[\\p{L}\\p{M}'’-]+ ){1,3}per (?:person|head)`,
  "iu",
);
