import { plain } from "../vocabulary/phrases";
import { tellsIn } from "./price-told-in";

/** What somebody did to learn of a price: «لقيت», «شفته», «طلبتها», «طلع علي», «صار سعره». */
const SEEN =
  "(?:لقيت|شفت|طلبت|اخذت|خذيت|خذت|اشتريت|شريت|جبت|لقينا|شفنا|طلبنا|اخذنا|خذينا|اشترينا|شرينا|جبنا)(?:ه|ها|هم)?|(?:طلع|طلعت|طالع|طالعه|حاسبوني|حاسبونا|كلفني|كلفتني|كلفنا|يحسبونه|يحسبونها)(?: (?:لي|لنا|علي|علينا|معي|معنا|عندي))?|(?:صار|صارت|صاير|صايره|مكتوب|مكتوبه)";

/** «ب 28», «بـ28 ريال»: so much money, and no platform called «ب». */
const FOR_SO_MUCH = "ب ?\\d{1,3}(?:[.]\\d{1,2})?(?: (?:ريال|ريالات|ر س))?";

const TOLD = [
  new RegExp(`(?:^| )و?(?:${SEEN})(?: \\S+){0,8} ${FOR_SO_MUCH}(?= |$)`),
  /(?:^| )و?(?:دفعت|دفعنا|حاسبوني|حاسبونا|كلفني|كلفتني|كلفنا)(?: (?:فيه|فيها|عليه|عليها|له|لها|امس|اليوم|قبل شوي|البارح|البارحه))* \d{1,3}(?:[.]\d{1,2})?(?: (?:ريال|ريالات))?(?= |$)/,
];

const SAR = "(?:sar |sr )?\\d{1,3}(?:[.]\\d{1,2})?(?: ?(?:riyals?|rials?|sar|sr))?";
const APP = "(?:on|in|at|from) (?:the )?(?:(?:platform|app) [abc]|[abc]|app)";
const WHEN =
  "(?:yesterday|last (?:night|week|time|month)|earlier|today|just now|now|the other day|(?:this|last) \\S+day)";

/** The same in English: "paid 32 for it", "they charged me 40", "it's 21 now on B", "wrong, it's 25", "update it". */
const TOLD_IN_ENGLISH = [
  `(?:^| )(?:paid|payed|(?:was|were|got) charged|charged (?:me|us)|costs? (?:me|us)|costed (?:me|us)) (?:\\S+ ){0,2}?${SAR}(?= |$)`,
  `(?:^| )(?:i|we) (?:just )?(?:bought|ordered|had|got) (?:\\S+ ){1,8}?(?:for|at) ${SAR}(?: \\S+){0,3}? (?:${WHEN}|${APP})(?= |$)`,
  `(?:^| )(?:its|it is|it s|it was|price is|price was|shows?|says?) ${SAR}(?: \\S+){0,3}? (?:${WHEN}|${APP})(?= |$)`,
  `(?:^| )(?:${APP}|now|today) (?:its|it is|it s|it shows|it says|price is|shows) ${SAR}(?= |$)`,
  `(?:^| )(?:wrong|incorrect|outdated|old|not right|not correct|not true) (?:price )?(?:\\S+ ){0,3}?(?:its|it is|it s|is|was|should be) (?:now )?${SAR}(?= |$)`,
  `^${SAR} ${APP} ${WHEN}$`,
  "^(?:(?:so|ok|and|please|pls|then) )*(?:update|correct|fix|change) (?:it|that|this|(?:the|this|that|your) price)(?: to \\d{1,3}(?: (?:riyals?|sar))?)?(?: (?:please|pls|plz|then|now))*$",
].map((words) => new RegExp(words));

/** What is asked or wanted beside it in English. */
const WANTED_IN_ENGLISH =
  /(?:^| )(?:want|how|cheaper|cheapest|cheap|where|why|which|what|is (?:it|that|this)|was (?:it|that)|can|could|should i|give|need|find|compare|too much|expensive|good price|fair|worth|under|if|would|overpriced|any|anything|budget|max|add|make it|instead|each|open|closed|clock|oclock|people|\d{1,2} ?[ap]m)(?= |$)/;

/** Something is wanted, asked or supposed beside it, and the price is only told for that. */
const WANTED =
  /(?:^| )و?(?:ابي|ابغي|ابغا|نبي|نبغي|ودي|ودنا|ابا|بغيت|كم|بكم|وين|وش|ايش|ليش|هل|مين|ارخص|اوفر|اقل|اغلي|غالي|غاليه|لو|اذا|كان|قارن|عطني|دور|شف|شوف|فيه)(?= |$)/;

/** "30 riyal me li thi", «۳۰ ریال میں ملا», «30 रियाल में ली थी»: so much money, and behind it what was done for that. */
const TOLD_BEHIND = [
  /\p{Nd} ?(?:riyals?|rials?|sar|rs)? ?(?:me|mein|ka|ki|ke|main)(?: [a-z0-9]+){0,6} (?:li|liya|liye|lia|kharid[aei]|mangw?a[iy][aei]?|mangw?ai|mil[aei]|mil ga[iy][aei]?|khaya|khayi|par[aei]|pad[aei]|order k(?:iya|i|ia)|bech[ai])(?: (?:tha|thi|the|hai|h|he))?(?: (?:(?:platform|app) [abc]|wahan)(?: (?:se|pe|par))?)?(?:,? (?:price |rate )?update (?:kar ?(?:do|dena|dijiye|lo)|krdo|karo))?\W*$|\p{Nd} ?(?:riyals?|rials?|sar|rs)(?: [a-z0-9]+){0,4} (?:diye|diya|diye gaye|lage|laga|kharch kiye)(?: (?:tha|thi|the|hain|hai))?\W*$/iu,
  /\p{Nd} ?(?:ریال)? ?(?:میں|کا|کی|کے)(?: \S+){0,6} (?:لی|لیا|لیے|لئے|خرید[اےی]|منگوا(?:یا|ئی|ئے)|مل[اےی]|مل گ(?:یا|ئی|ئے)|کھا(?:یا|ئی)|پڑ[اےی]|آرڈر (?:کیا|کی))(?: (?:تھا|تھی|تھے|ہے))?\W*$|\p{Nd} ?ریال(?: \S+){0,4} (?:دیے|دئے|دیئے|دیا|لگے)(?: (?:تھے|تھا|ہیں))?\W*$/u,
  /\p{Nd} ?(?:रियाल)? ?(?:में|का|की|के)(?: \S+){0,6} (?:ली|लिया|लिए|खरीद[ाीे]|ख़रीद[ाीे]|म[ँं]ग(?:वा)?(?:या|ाया|ाई|वाई)|मिल[ाीे]|मिल ग(?:या|ई|ए)|खा(?:या|ई)|पड[़]?[ाीे]|ऑर्डर (?:किया|की))(?: (?:था|थी|थे|है))?\W*$|\p{Nd} ?रियाल(?: \S+){0,4} (?:दिए|दिये|दिया|लगे)(?: (?:थे|था|हैं))?\W*$/u,
];

/** What is wanted or asked beside it, in those. */
const WANTED_THERE =
  /(?<!\p{L})(?:chahi?ye?|chaiye|batao|bata do|kitn[aei]|kaha?n|kaun|kya|sast[aei]|agar|se kam|milega|چاہیے|بتاؤ|بتا دو|کتن[اےی]|کہاں|کون|کیا|سست[اےی]|اگر|سے کم|चाहिए|बताओ|बता दो|कितन[ाीे]|कहाँ|कहां|कौन|क्या|सस्त[ाीे]|अगर|से कम)(?!\p{L}|\p{M})/iu;

/** Who tells a price says it in a line, in UTF-16 units; a page of text is gone through by other rules. */
const LONGEST = 300;

/** Does a sentence tell what somebody saw a dish for or paid, and ask nothing? `asks`: it is put as a question. */
export function tellsPrice(sentence: string, asks: boolean): boolean {
  if (asks || sentence.length > LONGEST) return false;
  const said = plain(sentence.replace(/(?<!\p{L})(و?ب)ـ(?=\s?\p{Nd})/gu, "$1 "));
  if (asks || tellsIn(sentence)) return !asks;
  if (!WANTED_THERE.test(sentence) && TOLD_BEHIND.some((sign) => sign.test(sentence))) return true;
  if (WANTED.test(said)) return false;
  const isEnglish = TOLD_IN_ENGLISH.some((sign) => sign.test(said));
  return (isEnglish && !WANTED_IN_ENGLISH.test(said)) || TOLD.some((sign) => sign.test(said));
}
