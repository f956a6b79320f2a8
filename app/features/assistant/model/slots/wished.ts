import { hasFood } from "./slots";

/** What of a message is wanted, without what it was before and without what only looks like a size. */
export function wished(message: string): string {
  return withoutTheOld(message)
    .replace(AVERAGE, " ")
    .replace(LOW_CARB, "keto")
    .replace(OF_FOOD, (said) => (/\p{Script=Arabic}/u.test(said) ? "صحي" : "healthy"))
    .replace(HIGH, " ");
}

/** However it is put, and what menus call it. */
const LOW_CARB =
  /(?<!\p{L})(?:(?:no|low|zero|less|without|minus|avoid(?:ing)?|cut(?:ting)?)[- ]carbs?(?:ohydrates)?|carbs?[- ]?free|keto[- ]friendly|(?:قليل(?:ة|ه)?|بدون|لو) (?:ال)?كارب(?:وهيدرات)?)(?!\p{L})/giu;
/** What is said of food that no menu tells, and means what is healthy. */
const OF_FOOD =
  /(?<!\p{L})(?:high|low|rich|less|قليل(?:ة|ه)?)[- ]?(?:in )?(?:ال)?(?:fib(?:er|re)|cal(?:orie)?s?|سعرات)(?!\p{L})/giu;
const HIGH =
  /(?<!\p{L})(?:high[- ]?(?=protein)|عالي[هة]?\s+(?=(?:ال)?بروتين))|(?<=(?<!\p{L})(?:ال)?بروتين)(?:ه|ها)?\s+عالي[هة]?(?!\p{L})/giu;

/** «شاورما بدل البرجر»: what is no longer wanted, once something else is named before it. */
function withoutTheOld(message: string): string {
  const at = message.search(OLD);
  const before = message.slice(0, Math.max(0, at));
  return hasFood(before) ? before + message.slice(at).replace(OLD, "") : message;
}

/** «متوسط سعر الشاورما» asks for no medium one. */
const AVERAGE = /(?<!\p{L})(?:متوسط|معدل|average)\s+(?=سعر|أسعار|اسعار|price|cost)/iu;

const OLD = /\s(?:بدل|بدال|instead of)(?:\s+(?:the|a))?\s+\S+/iu;
