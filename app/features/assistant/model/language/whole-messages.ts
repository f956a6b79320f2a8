import { tokenize } from "~/features/names";

const JUDGED =
  "(?:(?:is|was) (?:that|it|this)|isn['’]?t (?:that|it|this)|that['’]?s)? ?(?:a |an )?(?:too much|too high|ok(?:ay)?|alright|good(?: price)?|fair(?: price)?|normal(?: price)?|rip ?off|expensive|overpriced|reasonable)";
const PAID =
  "(?:i|we|they) (?:have |had |just )?(?:paid|payed|charged(?: me| us)?|was charged|were charged|got charged)";
const AMOUNT = "(?:sar |sr )?\\d{2,4}(?:[.]\\d{1,2})? ?(?:riyals?|sar|sr)?";

/** "I paid 45 for it, was that too much?", "is 45 a good price?": told or asked of an amount, and of no dish. */
const OF_AN_AMOUNT = [
  `(?:(?:so|ok|but|well|yesterday|last (?:time|week)),? )?${PAID} ${AMOUNT}(?: for (?:it|that|this|one|them))?(?:[,.]? (?:and )?${JUDGED})?`,
  `(?:so |ok |but )?(?:is|was) ${AMOUNT} ${JUDGED}(?: for (?:it|that|this|one))?`,
].map((words) => new RegExp(`^\\s*${words}[\\s?.!]*$`, "iu"));

/** The same in Filipino: "binayaran ko 45, mahal ba yun?" */
const PAID_IN_FILIPINO =
  /^\s*(?:(?:eh|kasi|pero) )?(?:(?:binayaran|binayad) (?:ko|namin|nila)|(?:nagbayad|siningil|nasingil) (?:ako|kami))(?: na)?(?: ng| ay)? ?(?:sar |sr )?\d{2,4} ?(?:riyal(?:es|s)?|sar|sr)?(?:(?: para)? (?:dun|doon|diyan|dito))?(?:[,.]? (?:mahal|sobra|okay|ok|sulit|tama)(?: na)? ?ba(?: (?:yun|yon|iyon|to|ito|un))?)?[\s?.!]*$/iu;

/** What an amount is set against: the prices there are. */
const PRICED = { en: "how much is it", tl: "magkano yun" } as const;

/** "Does it fit the budget?", "kulang pa ba sa budget?": whether what was shown costs no more than was said. */
const FITS_BUDGET = [
  /^\s*(?:(?:so|and|but|ok(?:ay)?),? )?(?:(?:is|are|does|do|will|would) (?:it|that|this|they|the (?:order|total|price)|all (?:of it|that)|everything)(?: all)?(?: still)?(?: be| fit| stay| go)? ?)(?:in|into|within|under|over|inside|above)? ?(?:the|my|our) budget[\s?.!]*$/iu,
  /^\s*(?:(?:eh|so|e|pero|sige),? )?(?:kulang|pasok|kasya|sobra|lagpas|lampas|lumagpas|lumampas|abot|kaya|sakto|swak|umabot|aabot)(?: (?:pa|na|ba|lang|kaya|naman|yan|yun|yon|ito|to|lahat))*(?: (?:sa|ng|yung|ang))? (?:budget|badyet)(?: (?:ko|namin|natin|ba|yan|yun|lahat))*[\s?.!]*$/iu,
];

/** Says goodbye first or last. */
const GOODBYE =
  /^\s*(?:(?:ok(?:ay)?|sige|cge) )?(?:good ?bye|(?:ba-?)?bye(?: ?bye)?|babay|paalam)(?:[\s,.!]|$)|(?:^|[\s,.!])(?:good ?bye|(?:ba-?)?bye(?: ?bye)?|babay|paalam)(?: po| na| muna| for now)*[\s.!]*$/iu;
/** When somebody comes back. */
const LATER =
  /(?<!\p{L})(?:tomorrow|later|another (?:time|day)|next time|some other time|bukas|mamaya|sa susunod|next week|sa ibang araw)(?!\p{L})/iu;

/** Words of a goodbye that says nothing else: facts and questions beside one are heard. */
const ONLY_LEAVES: ReadonlySet<string> = new Set(
  "bye byebye babye babay goodbye good paalam ok okay sige cge po na muna lang nalang for now i ill ll will we well then just maybe order ordering come back again eat see you talk to tomorrow later another time day next week some other bukas mamaya sa susunod ibang araw ako kami oorder o order mag magoorder babalik ulit pa thanks thank salamat".split(
    " ",
  ),
);

/** "May kasamang kanin?" as a whole message: it asks what comes with a dish, and adds nothing. */
const COMES_WITH =
  /^\s*(?:(?:eh|at|so) )?may kasama(?:ng| nang| na) (?!(?:ba|bang)(?!\p{L}))(\p{L}+(?: \p{L}+)?)[\s?]*$/iu;

/** "Ayoko ng maanghang, ano pwede?": what may be eaten, where nobody is named that it is for. */
const MAY_EAT = /(?<=^|[\s,.!])ano(?:ng| ang)? pwede(?: po| ba| kaya)*(?=[\s?.!]*$)/iu;

/** A message that as a whole says one thing, in words that are read so; any other as it is. */
export function asWhole(message: string, language: "en" | "tl"): string {
  if (OF_AN_AMOUNT.some((whole) => whole.test(message))) return PRICED[language];
  if (PAID_IN_FILIPINO.test(message)) return PRICED[language];
  if (FITS_BUDGET.some((whole) => whole.test(message))) return PRICED[language];
  const isGoodbye = GOODBYE.test(message) && LATER.test(message) && !message.includes("?");
  if (isGoodbye && tokenize(message).every((word) => ONLY_LEAVES.has(word)))
    return language === "tl" ? "paalam" : "bye";
  if (language === "tl")
    return message.replace(COMES_WITH, "may kasama bang $1?").replace(MAY_EAT, "ano pwede kainin");
  return message;
}

/** "25 riyals each", "tig-25 riyal", "25 riyal bawat isa". */
const EACH_PAYS =
  /(?<![\p{L}\p{N}])(?:tig[ -]?(\d{2,3}) ?(?:riyal(?:es|s)?|sar|sr)|(\d{2,3}) ?(?:riyal(?:es|s)?|sar|sr) (?:each(?: person| one| of us)?|per (?:person|head|pax|tao|ulo)|for each(?: person| one| of us)?|bawat (?:isa|tao)(?: sa amin)?|kada (?:isa|tao)|isa-isa))(?!\p{L})/iu;
/** How many pay. */
const EATERS =
  /(?<![\p{L}\p{N}])(?:(?:for|we are|we['’]re|para sa) (\d{1,2})(?![\p{N}:]| ?(?:riyal|sar|sr|[ap]\.?m|o['’]clock)| (?!people|person|pax|guys|of us|each|tao|katao|\d)\p{L}{4,})|(\d{1,2})(?: na| ka)? ?(?:people|persons?|pax|guys|of us|(?:ka)?tao|katao))(?!\p{L})/iu;

/** "4 people, 25 riyals each": what all of them have together, where both are said. */
export function withAllPaying(message: string): string {
  const [said, linked, own] = EACH_PAYS.exec(message) ?? [];
  const [, many, counted] = EATERS.exec(message) ?? [];
  const people = Number(many ?? counted);
  return said && people > 1
    ? message.replace(said, `${Number(linked ?? own) * people} riyal`)
    : message;
}
