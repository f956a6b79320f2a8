import { isPieces } from "~/features/catalogue";
import { connectorMarks, quantityMarks, sizeMarks, type Token } from "~/features/search";
import { measuresSaid } from "~/features/understanding";
import { fillerEnd } from "../vocabulary/filler";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";
import type { Counted } from "../vocabulary/numbers";

const LISTED =
  /^(?:خيارات|خيار|اماكن|مطاعم|محلات|اقتراحات|افكار|options|places|restaurants|choices|ideas|app|apps|platform|lugar|kainan|resto|restaurant|jagah|jaga|تطبيق|برنامج|منصه|مكان|مطعم|محل|ایپ|جگہ|ऐप|एप|जगह)$/;

/** How many of something are ordered. */
export function quantityIn(tokens: readonly Token[], names: KnownNames): Counted | undefined {
  // «على بعد 3 كم» counts none.
  const measured = measuresSaid(tokens);
  // Of "the second one, 4 of them" the 4 counts.
  const marks = quantityMarks(tokens, isFoodWord).filter(
    (one) =>
      (one.start === 0 || isCounting(tokens, one, names) || isBeforePlace(tokens, one, names)) &&
      one.noun === undefined &&
      !one.refused &&
      !(one.ofName && one.value === 1) &&
      !isPieces(tokens[one.end]?.text) &&
      !isPieces(tokens[one.start + 1]?.text) &&
      !isInName(tokens, one, names) &&
      !measured.some(({ start, end }) => start <= one.start && one.start < end),
  );
  // "Smoke alley wala 2 aur onion rings 1": where one number stands beside the dish, it counts that, and the other does not.
  const beside =
    marks.length > 1 ? marks.find((one) => isBesideFood(tokens, one, names)) : undefined;
  const mark = marks.find(({ end }) => isOfThem(tokens, end)) ?? beside ?? marks[0];
  // «ثلاث خيارات» counts what is shown, not what is ordered.
  if (!mark) return largeIn(tokens);
  if (LISTED.test(tokens[mark.end]?.text ?? "")) return undefined;
  return mark;
}

function isBesideFood(tokens: readonly Token[], { start, end }: Counted, names: KnownNames) {
  const isFood = (word: string) => isFoodWord(word) || names.isDishWord(word);
  return [tokens[start - 1], tokens[end]].some((next) => isFood(next?.text ?? ""));
}

/** "Garlic naan 3 al wadi indian se": the number stands between a dish and the name of a restaurant. */
function isBeforePlace(tokens: readonly Token[], { start, end }: Counted, names: KnownNames) {
  if (!isFoodWord(tokens[start - 1]?.text ?? "")) return false;
  const words = tokens.slice(end).map(({ text }) => text);
  // "Pepsi 3 amo hamza se": a name that is read by its sound, which something announces.
  const announced = connectorMarks(tokens).find(({ start: at, after }) => after && at > end);
  const place = announced ? words.slice(0, announced.start - end) : [];
  return names.restaurantAt(words, 0, false) > 0 || names.isRestaurant(place);
}

/** A number and so many words less one may sound like a restaurant's name. */
const SOUNDED = 3;

/** «وجبة 77 دبل», "24 Karat Coffee" and «دكان 9» have a number in their names, which counts nothing. */
function isInName(tokens: readonly Token[], { start, end }: Counted, names: KnownNames): boolean {
  return [0, 1, 2, 3].some((back) => {
    if (start < back) return false;
    const words = tokens.slice(start - back).map(({ text }) => text);
    const length = Math.max(names.restaurantAt(words, 0, false), names.dishAt(words, 0));
    if (length > 1 && length > back) return true;
    // «24 कैरेट कॉफी»: by its sound; «دو برگر» are two burgers, and no «دکان».
    return (
      back === 0 &&
      end - start === 1 &&
      !!tokens[0]?.spoken &&
      /\d/.test(words[0] ?? "") &&
      names.isRestaurant(words.slice(0, SOUNDED))
    );
  });
}

/** A last number that is no quantity, of which is said what it is to be: "make it 110", «خلها ١٥٠». */
function largeIn(tokens: readonly Token[]): Counted | undefined {
  const start = tokens.length - 1;
  if (!/^\d{3,4}$/.test(tokens[start]?.text ?? "") || hasFoodWord(tokens)) return undefined;
  return { start, end: start + 1, value: Number(tokens[start]?.text) };
}

const hasFoodWord = (tokens: readonly Token[]) => tokens.some(({ text }) => isFoodWord(text));

const OF_THEM = /^(?:of (?:them|those|these|it|that)|(?:منها|منهم|منه|من هذا)(?: |$))/;

function isOfThem(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at, at + 2).map(({ text }) => text);
  return OF_THEM.test(next.join(" "));
}

/** «شاورما، ٣ من عمو حمزة»: does what announces a place stand there? */
function isAnnouncing(tokens: readonly Token[], at: number): boolean {
  return connectorMarks(tokens).some(({ start, after }) => start === at && !after);
}

/** Does nothing stand behind a place but what names nothing: "chicken burger 2 kitne ka"? */
function isLast(tokens: readonly Token[], from: number): boolean {
  let at = from;
  for (let end = fillerEnd(tokens, at); end > at; end = fillerEnd(tokens, at)) at = end;
  return at === tokens.length;
}

/** More than these behind a dish may be anything: a price, a part of its name. */
const FEW = 12;

function isCounting(
  tokens: readonly Token[],
  { start, end }: Omit<Counted, "value">,
  names: KnownNames,
): boolean {
  if (end - start > 1 || tokens[start - 1]?.text === "x") return true;
  // "Umm Ali x2".
  if (/^(?:x\d+|\d+x)$/.test(tokens[start]?.text ?? "")) return true;
  // "4 of them", «أربع منها».
  if (isOfThem(tokens, end)) return true;
  // "10 small ones".
  if (sizeMarks(tokens).some((size) => size.start === end)) return true;
  // "Adobo, dalawa, sa …", "yung inasal, 3 nga": a number between commas, or with nothing behind it that names anything.
  const next = tokens[fillerEnd(tokens, end)];
  const isParted = next === undefined || next.starts || isAnnouncing(tokens, end);
  if (tokens[start]?.starts && isParted) return true;
  // «شاورما دجاج كبير ٤ من 77»: between a size and what announces a place.
  if (isAnnouncing(tokens, end) && sizeMarks(tokens).some((size) => size.end === start))
    return true;
  // "With that 3 naan"; the number of "chicken 65" and «شاورما 77» stands behind food.
  const before = tokens[start - 1]?.text ?? "";
  if (isFoodWord(tokens[end]?.text ?? "") && !isFoodWord(before)) return true;
  // «دبل تشيز ٢», "chicken burger 2": so few behind food, where no name ends so, are so many of it.
  const isFood = isFoodWord(before) || names.isDishWord(before);
  const isFew = Number(tokens[start]?.text) <= FEW && isFood;
  // "Shawarma 3 from amo hamza": and so where the place is announced behind the number.
  if (isFew && (isLast(tokens, end) || isAnnouncing(tokens, end))) return true;
  // «شاورما اثنين»: what is counted may come first, where the number is a word.
  if (end === tokens.length && !/\d/.test(tokens[start]?.text ?? "")) return true;
  return [1, 2, 3].some((back) => fillerEnd(tokens, start - back) === start);
}
