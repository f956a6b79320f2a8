import { MOST_OF_ONE } from "~/features/catalogue";
import type { CatalogueIndex } from "~/features/catalogue/index.server";
import type { NameMatch } from "~/features/names";
import type {
  Annotation,
  Frame,
  Named,
  NameLookup,
  QueryWord,
  Request,
} from "~/features/understanding";
import {
  asideOf,
  asWritten,
  avoidedAsWritten,
  cityOf,
  type Hypothesis,
  isQuantityRefused,
  neighbourhoodOf,
  type QuerySpan,
  quantityOf,
  sizeOf,
  tokensOf,
  weightOf,
} from "~/features/understanding";
import type { Resolution } from "./decide";
import { unreadIn } from "./unread";

/** How sure a reading is whose value is 1 or more. */
const SURE = 1;

/** What a query was decided to ask for. */
export function requestOf(query: string, resolution: Resolution): Request {
  const { hypothesis, value, ...decision } = resolution;
  const probability = Math.max(0, Math.min(SURE, value));
  const named = (span: QuerySpan | null): Named | undefined =>
    span
      ? {
          // Of «شاورمتين» the dish is «شاورما».
          words: span.words.some(({ counted }) => counted)
            ? span.texts.join(" ")
            : asWritten(query, span),
          // Looked up when they are wanted: what a menu has is found without.
          get ids() {
            return span.matches.map(({ id }) => id);
          },
          probability,
        }
      : undefined;
  const dish = named(hypothesis.dish);
  const restaurant = named(hypothesis.restaurant);
  const size = sizeOf(hypothesis);
  const quantity = orderedOf(resolution);
  const refused = isQuantityRefused(hypothesis);
  const area = neighbourhoodOf(hypothesis);
  const city = cityOf(query, hypothesis);
  const unread = unreadIn(query, resolution);
  const line = {
    ...(dish && { dish }),
    ...(decision.kind === "section alone" && { section: decision.section }),
    ...(size && { size }),
    quantity,
    ...(refused && { refused }),
  };
  return {
    lines: dish || size || quantity > 1 || refused ? [line] : [],
    restaurants: restaurant ? [restaurant] : [],
    ...(decision.kind === "cuisine alone" && { cuisine: decision.cuisine }),
    ...(area !== null && { area: { words: "", ids: [area], probability } }),
    ...(city && { city }),
    ...(unread && { unread }),
    ...asideOf(hypothesis),
    avoid: avoidedAsWritten(query, hypothesis.frame),
    except: [],
  };
}

/** How many are ordered: what is paid at most for some people is for one each, where neither a number nor a size is said. */
function orderedOf({ kind, hypothesis }: Resolution): number {
  const { budget, people } = asideOf(hypothesis);
  const isSaid = isCounted(hypothesis) || sizeOf(hypothesis) !== null;
  if (kind === "meal alone" || isSaid || budget === undefined || people === undefined)
    return quantityOf(hypothesis);
  return Math.min(people, MOST_OF_ONE);
}

/** Is it said how many are ordered? */
export function isCounted({ frame }: Hypothesis): boolean {
  return frame.marks.some(({ role }) => role === "quantity");
}

/** The one reading there is of a request for at most one dish: nothing in it is left to guess. */
export function hypothesisOf(
  { lines, restaurants, area, avoid }: Request,
  index: CatalogueIndex,
  lookUps: { restaurants: NameLookup; dishes: NameLookup },
): Hypothesis {
  const [line] = lines;
  const [restaurant] = restaurants;
  const place = { start: 0, end: 0 };
  const tokens = tokensOf(avoid.join(" "));
  const marks: Annotation[] = [
    { start: 0, end: tokens.length, role: "filler", avoided: { start: 0, end: tokens.length } },
    ...(line && line.quantity > 1
      ? [{ ...place, role: "quantity" as const, value: line.quantity }]
      : []),
    ...(line?.size ? [{ ...place, role: "size" as const, size: line.size }] : []),
    ...(area?.ids[0] === undefined
      ? []
      : [
          { ...place, role: "connector" as const, to: "place" as const },
          { ...place, role: "neighbourhood" as const, id: area.ids[0] },
        ]),
  ];
  const frame: Frame = { tokens, marks, words: [] };
  const nameOf = (names: { name_ar: string | null; name_en: string | null } | undefined) =>
    names?.name_ar ?? names?.name_en ?? "";
  return {
    frame,
    restaurant:
      restaurant === undefined
        ? null
        : announced(
            spanOf(restaurant, lookUps.restaurants, (id) => nameOf(index.restaurants.get(id))),
          ),
    dish:
      line?.dish === undefined
        ? null
        : spanOf(line.dish, lookUps.dishes, (id) => nameOf(index.dishNames.get(id))),
    hint: 0,
  };
}

/** Words that name something for certain: by its id where there is one, or else by what is found for them. */
function spanOf(
  { words: written, ids }: Named,
  lookUp: NameLookup,
  nameOf: (id: number) => string,
): QuerySpan {
  const [first] = ids;
  const tokens = tokensOf(written || (first === undefined ? "" : nameOf(first)));
  const texts = tokens.map(({ text }) => text);
  const words = tokens.map(({ text, from, to }): QueryWord => ({ text, from, to }));
  const found = lookUp.find(texts);
  const meant = ids.map(
    (id): NameMatch<number> =>
      found.find((match) => match.id === id) ?? {
        id,
        name: nameOf(id),
        score: 1,
        queryCoverage: 1,
        nameCoverage: 1,
      },
  );
  const matches = ids.length > 0 ? meant : found;
  return { words, texts, weight: Math.max(weightOf(words), 1), most: 1, matches };
}

/** The same as if "from" stood before it. */
function announced(span: QuerySpan): QuerySpan {
  const words = span.words.map(
    (word, at): QueryWord => (at === 0 ? { ...word, cue: "restaurant" } : word),
  );
  return { ...span, words };
}
