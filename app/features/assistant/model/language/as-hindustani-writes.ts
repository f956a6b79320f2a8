/** «केरला पैलेस और वादी में से किसकी»: of what is chosen among, one or the other. */
const AMONG =
  /(?<![\p{L}\p{M}])(?:और|aur|اور)(?=(?:\s+[\p{L}\p{M}\p{N}]+){1,4}\s+(?:में से|mein se|me se|main se|میں سے)(?![\p{L}\p{M}]))/iu;
const oneOrOther = (and: string) => (and === "और" ? "या" : and === "اور" ? "یا" : "ya");

/** "20 riyal se kya milega": for so much, and not from a place. */
const FOR_SO_MUCH =
  /(\p{Nd}+ ?(?:riyals?|rials?|sar|rs|ریال|रियाल))\s+(?:se|سے|से)(?=\s+(?:kya|کیا|क्या)(?![\p{L}\p{M}]))/iu;

/** "Burger do, fries na do", "mujhe burger do": what is to be given, beside what is not or for whom, and no two of it. */
const GIVEN = [
  /(?<=\S\s)(do|दो|دو)(?=\s*[,،;]|\s+(?:aur|lekin|magar|par|और|लेकिन|मगर|पर|اور|لیکن|مگر|پر)\s)(?=.*\s(?:mat|na|मत|न|ना|مت|نہ)\s+(?:do|den?a|dein|दो|देना|دو|دینا|دیں)(?![\p{L}\p{M}]))/giu,
  /(?<=(?<![\p{L}\p{M}])(?:mujhe|mujhko|ha?mei?n|humko|मुझे|मुझको|हमें|हमको|مجھے|مجھکو|ہمیں)\s(?:(?!aur |और |اور )[\p{L}\p{M}]+\s){1,4})(do|दो|دو)(?=\s*(?:[,،;.!۔।]|$))/giu,
];
const TO_GIVE: Readonly<Record<string, string>> = { do: "dena", दो: "देना", دو: "دینا" };

/** A message of Hindi or Urdu with what has more than one meaning said in the words that have one. */
export const asHindustaniReads = (message: string): string =>
  GIVEN.reduce(
    (said, given) => said.replace(given, (word) => TO_GIVE[word.toLowerCase()] ?? word),
    message.replace(AMONG, oneOrOther).replace(FOR_SO_MUCH, "$1 tak"),
  );
