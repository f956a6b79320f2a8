import type { Kysely } from "kysely";
import { freshCatalogue } from "~/features/catalogue/index.server";
import {
  type Named,
  NOTHING_ASKED,
  type Request,
  sizeMarks,
  tokensOf,
} from "~/features/understanding";
import { lookUpsOf } from "~/features/understanding/index.server";
import type { Database } from "~db/schema";
import type { RequestParts } from "./compose-query";

/** Nobody who fills in a field has to be guessed at. */
const SAID = 1;

/** What somebody asks for who says each part in a field of its own. A size may be said with the dish. */
export async function requestOfParts(
  db: Kysely<Database>,
  { dish, restaurant, area, quantity, size }: RequestParts,
): Promise<Request> {
  const names = lookUpsOf(await freshCatalogue(db));
  const said = (words: string): Named => ({ words, ids: [], probability: SAID });
  const tokens = tokensOf(dish);
  const isWhole = names.dishes.isName(tokens.map(({ text }) => text));
  const mark = isWhole ? undefined : sizeMarks(tokens).find(({ end }) => end === tokens.length);
  const cut = mark && mark.start > 0 ? tokens[mark.start]?.from : undefined;
  const words = cut === undefined ? dish : dish.slice(0, cut).trim();
  const asked = size ?? (cut === undefined ? undefined : mark?.size);
  const line = { ...(words && { dish: said(words) }), ...(asked && { size: asked }), quantity };
  const place = area
    ? names.areas.find(tokensOf(area).map(({ text }) => text)).map(({ id }) => id)
    : [];
  return {
    ...NOTHING_ASKED,
    lines: words ? [line] : [],
    restaurants: restaurant ? [said(restaurant)] : [],
    ...(area && { area: { words: area, ids: place, probability: SAID } }),
  };
}
