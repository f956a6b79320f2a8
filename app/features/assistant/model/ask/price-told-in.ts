/** So many riyals, in any script. */
const MONEY =
  "(?<![\\p{L}\\p{N}])\\p{Nd}{1,3}(?:[.]\\p{Nd}{1,2})? ?(?:riyals?|rials?|riyal|sar|sr|rs|ریال|रियाल|रीयाल)(?![\\p{L}\\p{M}])";
/** The same in the words of other languages: a thing that was had or seen, and what it was had for. */
const TOLD_IN = [
  // "I bought the kabsa for 32 riyals".
  new RegExp(
    `(?<!\\p{L})(?:bought|ordered|got|found|saw|seen)(?:\\s+\\S+){1,9}?\\s+(?:for|at)\\s+${MONEY}`,
    "iu",
  ),
  // "Kal maine kabsa mangwaya qudoor al deera se 32 riyal ka": what was done stands before it.
  new RegExp(
    `(?=.*${MONEY})(?=.*(?<![\\p{L}\\p{M}])(?:mang(?:w)?a(?:ya|yi|i|ye|e)|kh?a?ree?d[aei]|order\\s+(?:kiya|kia|ki|kiye|kari|kara)|(?:mai(?:n\\s?)?ne|mein\\s?ne|mene|ham\\s?ne|hum\\s?ne)\\s(?:.*\\s)?(?:liya|lia|li|khaya|khayi|dekh[aei]|diy[ae])|मंगवाय[ाीे]|मँगवाय[ाीे]|मंगवाई|मँगवाई|मंगाय[ाीे]|मंगाई|खरीद[ाीे]|ख़रीद[ाीे]|ऑर्डर\\s+(?:किया|की|किए)|(?:मैंने|मैने|हमने)\\s(?:.*\\s)?(?:लिया|ली|लिए|खाया|खाई|देखा|देखी|दिए)|منگوا(?:یا|ئی|ئے)|خرید[اےی]|آرڈر\\s+(?:کیا|کی|کیے)|(?:میں|ہم)\\s?نے\\s(?:.*\\s)?(?:لیا|لی|لیے|کھایا|کھائی|دیکھا|دیکھی|دیے|دیئے))(?![\\p{L}\\p{M}]))`,
    "iu",
  ),
  // "Binili ko yung kabsa kahapon ng 32 riyals", "32 sar ang binayad ko".
  new RegExp(
    `(?=.*${MONEY})(?=.*(?<!\\p{L})(?:b(?:um|in)ili|nakabili|nabili|um?order|in-?order|nag-?\\s?order|nakita|nabayaran|binayad\\p{L}*|nagbayad|siningil\\p{L}*)(?!\\p{L}))`,
    "iu",
  ),
  // "Price update krdo", "i-update nyo presyo": with the price that it has now.
  new RegExp(
    `(?=.*${MONEY})(?=.*(?<!\\p{L})(?:(?:price|rate|qee?mat|daam|presyo)\\s+(?:ko\\s+)?update|(?:i-?)?update\\s+(?:\\p{L}+\\s+){0,2}(?:price|presyo)))`,
    "iu",
  ),
];

/** And what else is wanted beside it there. */
const WANTED_IN =
  /(?<![\p{L}\p{M}])(?:i want|we want|want to|wanna|how|where|which|what|when|cheap\p{L}*|under|less|below|within|budget|compare|if|any|find me|looking|need|show me|can|could|is there|ch?a{1,2}hi?[yi]?e|sast[aei]|mehe?ng[aei]|kam|kaha{1,2}n?|kidhar|kitn[aei]|kya|k(?:au|o)ns?[aei]?|dhund\p{L}*|dikha\p{L}*|agar|mileg[aei]|abhi|चाहिए|सस्त[ाीे]|मह[ंँ]ग[ाीे]|कम|कहाँ|कहां|कितन[ाीे]|क्या|कौन\p{M}*|दिखा\p{M}*|अगर|मिलेग[ाीे]|چاہی[ےئ]ے?|سست[اےی]|مہنگ[اےی]|کم|کہاں|کتن[اےی]|کیا|کون|دکھا\p{L}*|اگر|ملے|gusto|magkano|sa{1,2}n|nasaan|mas mura|pinakamura|mura|meron|kung|hanap\p{L}*|alin|ano|pabili|pwede|puwede)(?![\p{L}\p{M}])/iu;

/** Does a sentence of Urdu, Hindi, Filipino or English tell what something was had for, and want nothing beside? */
export const tellsIn = (sentence: string): boolean => {
  const told = TOLD_IN.some((sign) => sign.test(sentence));
  return (
    told && !WANTED_IN.test(sentence.replace(/(?:order|ऑर्डर|آرڈر)\s+(?:kiya|किया|کیا)/giu, ""))
  );
};
