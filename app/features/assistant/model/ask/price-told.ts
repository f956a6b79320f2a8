import { plain } from "../vocabulary/phrases";

/** What somebody did to learn of a price: «لقيت», «شفته», «طلبتها», «طلع علي», «صار سعره». */
const SEEN =
  "(?:لقيت|شفت|طلبت|اخذت|خذيت|خذت|اشتريت|شريت|جبت|لقينا|شفنا|طلبنا|اخذنا|خذينا|اشترينا|شرينا|جبنا)(?:ه|ها|هم)?|(?:طلع|طلعت|طالع|طالعه|حاسبوني|حاسبونا|كلفني|كلفتني|كلفنا|يحسبونه|يحسبونها)(?: (?:لي|لنا|علي|علينا|معي|معنا|عندي))?|(?:صار|صارت|صاير|صايره|مكتوب|مكتوبه)";

/** «ب 28», «بـ28 ريال»: so much money, and no platform called «ب». */
const FOR_SO_MUCH = "ب ?\\d{1,3}(?:[.]\\d{1,2})?(?: (?:ريال|ريالات|ر س))?";

const TOLD = [
  new RegExp(`(?:^| )و?(?:${SEEN})(?: \\S+){0,8} ${FOR_SO_MUCH}(?= |$)`),
  /(?:^| )و?(?:دفعت|دفعنا|حاسبوني|حاسبونا|كلفني|كلفتني|كلفنا)(?: (?:فيه|فيها|عليه|عليها|له|لها))? \d{1,3}(?:[.]\d{1,2})?(?: (?:ريال|ريالات))?(?= |$)/,
];

/** Something is wanted, asked or supposed beside it, and the price is only told for that. */
const WANTED =
  /(?:^| )و?(?:ابي|ابغي|ابغا|نبي|نبغي|ودي|ودنا|ابا|بغيت|كم|بكم|وين|وش|ايش|ليش|هل|مين|ارخص|اوفر|اقل|اغلي|غالي|غاليه|لو|اذا|كان|قارن|عطني|دور|شف|شوف|فيه)(?= |$)/;

/** Does a sentence tell what somebody saw a dish for or paid, and ask nothing? `asks`: it is put as a question. */
export function tellsPrice(sentence: string, asks: boolean): boolean {
  const said = plain(sentence.replace(/(?<!\p{L})(و?ب)ـ(?=\s?\p{Nd})/gu, "$1 "));
  return !asks && !WANTED.test(said) && TOLD.some((sign) => sign.test(said));
}
