import { fold } from "~/features/names";
import type { MessageLanguage } from "./language";

/** What speaks of ratings, in the five languages. */
const RATING =
  /^(?:rat(?:ing|ings|ed)|stars?|و?(?:ال)?(?:تقييم\p{L}*|ريتنج\p{L}*|نجوم|نجمات)|ریٹنگ|اسٹار|रेटिंग|स्टार)$/iu;

/** A number that a rating may be, which may say itself that it is the least: "4+". */
const OF_FIVE = /^[0-5٠-٥۰-۵०-५](?:[.,٫][\p{Nd}]{1,2})?\+?$/u;

/** That as much is the least. */
const OR_MORE =
  /^(?:above|over|more|least|atleast|min|minimum|up|upwards|plus|higher|better|و?(?:فوق|[اأ]كثر|[اأ]على|[اأ]قل|ال[اأ]قل|زيادة)|upar|oopar|uper|zyada|ज़्यादा|ज्यादा|ऊपर|اوپر|زیادہ|pataas|higit|lampas|mahigit)$/iu;

/** What stands between these. */
const BETWEEN =
  /^(?:than|at|and|or|with|a|of|the|is|its|out|من|عن|على|و|ب|se|ki|ka|ke|kam|az|wal[aei]|से|की|का|के|वाल[ाेी]|سے|کی|کا|کے|وال[اےی]|na|ng|ang|sa|yung|may)$/iu;

/** "Best rated", as it is read in a message of each language. */
const BEST_RATED: Partial<Record<MessageLanguage, string>> = { ar: "اعلى تقييم" };

/** That so much itself is too little, unless it is said to be enough: "above 4", but "4 and above". */
const OVER =
  /^(?:above|over|more|higher|better|و?(?:فوق|[اأ]كثر|[اأ]على)|upar|oopar|uper|zyada|ज़्यादा|ज्यादा|ऊपर|اوپر|زیادہ|higit|lampas|mahigit)$/iu;
const ENOUGH = /^(?:or|and|o|at|pataas|[اأ]و|و|و[^\s]+|یا|اور|या|और|ya|aur|.*\+)$/iu;

/** How highly something is to be rated at least, or above which rating, and the words that say so. */
export interface RatingSaid {
  words: string;
  least: number;
  isOver: boolean;
}

/** What is said of ratings, by the places of its words; undefined where none is said to be the least. */
function runIn(said: string): (RatingSaid & { start: number; end: number }) | undefined {
  if (!/[0-5٠-٥۰-۵०-५]/u.test(said)) return undefined;
  const words = said.split(/\s+/u);
  const bare = words.map((word) => word.replace(/[^\p{L}\p{M}\p{Nd}.+,٫]|[.,]+$/gu, ""));
  const isPart = (word: string) =>
    [RATING, OF_FIVE, OR_MORE, BETWEEN].some((one) => one.test(word));
  for (let start = 0; start < words.length; start++) {
    let end = start;
    while (end < words.length && isPart(bare[end] ?? "")) end++;
    const run = bare.slice(start, end);
    const least = run.find((word) => OF_FIVE.test(word));
    const isLeast = run.some((word) => OR_MORE.test(word) || /\+$/.test(word));
    if (isLeast && least !== undefined && run.some((word) => RATING.test(word)))
      return {
        ...{ start, end, words: words.slice(start, end).join(" ") },
        least: Number(least.replace("+", "").split(/[.,٫]/u).map(fold).join(".")),
        isOver: run.some((word) => OVER.test(word)) && !run.some((word) => ENOUGH.test(word)),
      };
    start = Math.max(start, end - 1);
  }
  return undefined;
}

/** The rating that a message says is the least. */
export const ratingSaid = (message: string): RatingSaid | undefined => runIn(message);

/**
 * "Rated above 4", «تقييمه فوق ٤», "4 se upar rating", "4 pataas ang rating": by their ratings, each of which is told. The number counts no
 * dish, and what stands around it names none.
 */
export function withRatedOver(said: string, language: MessageLanguage): string {
  const run = runIn(said);
  if (!run) return said;
  const words = said.split(/\s+/u);
  const best = BEST_RATED[language] ?? "best rated";
  return [...words.slice(0, run.start), best, ...words.slice(run.end)].join(" ");
}
