import { tokenize } from "~/features/names";
import { type Clause, type Clauses, countIn, writtenIn } from "./change-clauses";

/** So many times as many, or so many of each. */
export const isOfAll = (roles: Clause["roles"]) =>
  roles.has("double") || roles.has("triple") || roles.has("each");

/** The message without what only sounds like a step: "tell me more", "double check", «ما نبي شي ثاني». */
export function withoutIdle(said: Clauses | undefined): Clauses | undefined {
  return said && { ...said, clauses: said.clauses.filter((_, at) => !isIdle(said, at)) };
}

/** Tells, asks or declines, and neither counts nor names a dish. */
function isIdle(clauses: Clauses, at: number): boolean {
  const clause = clauses.clauses[at];
  const steps = clause?.verb === "more" || clause?.verb === "less";
  if (!clause || (!steps && !isOfAll(clause.roles)) || namesOrCounts(clause, clauses)) return false;
  if (clause.verb === "more" && STILL.test(clauses.text)) return true;
  // «ما نبي زيادة», "we don't want more".
  const isPlain = clauses.clauses.every((one) => !namesOrCounts(one, clauses));
  if (steps && isPlain && DECLINES.test(clauses.text)) return true;
  const declined = clauses.clauses[at - 1];
  if (steps && !clause.apart && declined?.verb === "without" && !namesOrCounts(declined, clauses))
    return true;
  const words = writtenIn(clauses.text, [...clause.before, ...clause.after]);
  return tokenize(words).some((word) => IDLE.has(word));
}

function namesOrCounts({ before, after }: Clause, clauses: Clauses): boolean {
  const words = [...before, ...after];
  return countIn(words, clauses.isOfDish) !== null || clauses.slotsOf(words).dish !== "";
}

/** "Ano pa pwede", "gutom pa ako": what else, and still; only of so many, or of a dish, it is more. */
const STILL = /(?<!\p{L}|dagdag )pa(?:ng)?(?!\p{L})/iu;

const DECLINES =
  /(?<!\p{L})(?:(?:ما|مو|مب)\s|مابي|مانبي|بدون|بلا|no|not|don['’]?t|nahi|nahin|hindi|huwag|wag|ayaw|ayoko|wala|نہیں|مت|नहीं|मत)/iu;

const IDLE: ReadonlySet<string> = new Set(
  [
    "tell show say explain info information details detail check checking know about",
    "no not nothing none never dont don't didn't doesn't isn't",
    "ما لا مو مب ولا شي شيء قل قول قولي علمني اخبرني معلومات تفاصيل تاكد",
    "batao batao bataiye nahi nahin nai mat kuch jankari jaankari check",
    "بتاؤ بتائیں بتائیے نہیں مت کچھ معلومات تفصیل",
    "बताओ बताइए नहीं मत कुछ जानकारी",
    "sabihin sabihan ikwento wala walang hindi huwag wag impormasyon detalye",
  ].flatMap((words) => tokenize(words)),
);

/** "Add my address": nothing that is eaten. */
export function isOfAccount({ before, after }: Clause, clauses: Clauses): boolean {
  const words = [...before, ...after];
  const { dish, unknown } = clauses.slotsOf(words);
  return dish === "" && unknown !== "" && namesAccount(writtenIn(clauses.text, words));
}

/** "The order", whole as it is. */
export function isOrderItself(words: string): boolean {
  const said = tokenize(words);
  return said.length > 0 && said.every((word) => ORDER.has(word));
}

const ORDER: ReadonlySet<string> = new Set(
  tokenize(
    "my the whole order orders طلب طلبي الطلب طلبيتي الطلبية كامل كله آرڈر میرا پورا ऑर्डर मेरा पूरा mera pura ko",
  ),
);

/** An account and what belongs to it: nothing that is in an order. */
export const namesAccount = (words: string) => tokenize(words).some((word) => ACCOUNT.has(word));

const ACCOUNT: ReadonlySet<string> = new Set(
  [
    "address addresses location phone email card account profile number data",
    "عنوان عنواني العنوان موقعي جوالي بطاقتي رقمي حسابي الحساب حساب",
    "pata pataa پتہ پتا पता tirahan lokasyon اکاؤنٹ کھاتہ نمبر अकाउंट खाता नंबर",
  ].flatMap((words) => tokenize(words)),
);

/** "How much if two", "magkano kung dalawa": so many of what was spoken of, though it is asked. */
export const IF_SO_MANY =
  /(?<![\p{L}\p{M}])(?:kung|if(?: i (?:get|take|order|want))?|agar|अगर|اگر|لو|اذا)\s+(?!(?:the|i|we|you|may|meron|sa)(?!\p{L}))[\p{L}\p{M}\p{N}]+(?![\p{L}\p{M}])/iu;

/** «اور ساتھ میں سلاد بھی ہو تو», "saath me raita ho to": with what was spoken of, and not by itself. */
export const BESIDE =
  /(?<![\p{L}\p{M}])(?:sa{1,2}th|साथ|ساتھ)(?![\p{L}\p{M}]).*(?<![\p{L}\p{M}])(?:(?:ho|le|lu|lun|lein|हो|लें|लूँ|ہو|لیں|لوں) (?:toh?|तो|تو))(?![\p{L}\p{M}])/iu;
