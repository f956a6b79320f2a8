import type { Size } from "~/features/catalogue";

/**
 * How many people one of a size feeds, as it is ordered in Riyadh: half a chicken with rice for two, a whole one or a kilo
 * of grilled meat for four. What has no size is for one.
 */
const FEEDS: Partial<Record<Size, number>> = {
  half: 2,
  whole: 4,
  half_kilo: 2,
  kilo: 4,
  family: 4,
  xl: 2,
  litre: 4,
};

/** A pizza, a kunafa or a tray is cut into pieces for all. */
const FEEDS_CUT: Partial<Record<Size, number>> = { medium: 2, large: 3, xl: 4 };

/** Names of what is cut so, folded. */
const CUT = /(?:^| )(?:بيتزا|كنافه|صينيه|pizza|kunafa|tray)(?= |$)/;

/** A whole mufattah is for a feast: five times as many eat of it as of a chicken. */
const A_FEAST = 5;

/** A whole lamb over rice, by its names, folded. */
const FEAST = /(?:^| )(?:مفطح|ذبيحه|mufattah|mufatah)(?= |$)/;

/** What is called a family's, where its size says nothing, folded. */
const FAMILY = /(?:^| )(?:ال)?(?:عائلي|عائليه|عايلي|family)(?= |$)/;

/** What is sold by so many pieces, folded, and how many of them one eats: of a chicken four, of what is rolled or bite-sized eight. */
const PIECES = /(?:^| )(\d{1,3}) ?(?:pieces?|pcs?|قطع\p{L}*|حب(?:ه|ات))(?= |$)/u;
const EATS_PIECES = 4;
const EATS_SMALL = 8;
const SMALL = /سوشي|ناجت|رول|sushi|nugget|roll|maki|gyoza|dumpling/;

/** How many of a size of a dish of some folded names `people` order. */
export function quantityFor(people: number, size: Size | null, names: string): number {
  const cut = size && CUT.test(names) ? FEEDS_CUT[size] : undefined;
  const own = size === null && FAMILY.test(names) ? FEEDS.family : undefined;
  const pieces = size === null ? Number(PIECES.exec(names)?.[1] ?? 0) : 0;
  const of = Math.max(1, Math.floor(pieces / (SMALL.test(names) ? EATS_SMALL : EATS_PIECES)));
  const feeds = cut ?? own ?? (pieces > 0 ? of : undefined) ?? (size && FEEDS[size]) ?? 1;
  return Math.ceil(people / (FEAST.test(names) ? feeds * A_FEAST : feeds));
}
