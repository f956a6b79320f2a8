import type { Kysely } from "kysely";
import { contributionOfKey } from "~/features/contribute/queries.server";
import type { Draft } from "~/features/forms/draft";
import type { Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import type { Database } from "~db/schema";
import { chosenDish } from "../dish/chosen-dish.server";
import { type DishChoice, findDishes } from "../dish/find-dishes.server";
import type { Reading } from "../reading";
import { SHEET_FIELDS, type SheetErrors, type SheetValues } from "../sheet/fields";
import { type Doubts, firstSheet } from "../sheet/first-sheet";
import { sheetValuesOf } from "../sheet/sheet";
import {
  findOwnSnapshot,
  type PictureRow,
  picturesOf,
  type Snapshot,
} from "../snapshot/queries.server";

/** What a person sees of a snapshot of theirs, depending on how far it is. */
export type SnapshotPage = { id: string; pictures: PictureRow[] } & (
  | { kind: "reading" }
  | ({ kind: "review" } & SheetPage)
  | { kind: "sent" }
);

/** The sheet to be checked. */
export interface SheetPage {
  values: SheetValues;
  doubts: Doubts;
  errors: SheetErrors;
  choices: DishChoice[];
  /** How reading went. */
  state: Snapshot["state"];
}

interface Asked {
  id: string;
  userId: string;
  language: Language;
  /** Whether the person would rather type than wait. */
  typing: boolean;
  /** The sheet as it was refused, or before the dish was looked for. */
  draft: Draft | null;
  now: number;
}

/** The page of one's own snapshot; undefined when there is none of that id. */
export async function snapshotPage(
  db: Kysely<Database>,
  { id, userId, language, typing, draft, now }: Asked,
): Promise<SnapshotPage | undefined> {
  const snapshot = await findOwnSnapshot(db, { id, userId });
  if (!snapshot) return undefined;
  const shown = { id, pictures: await picturesOf(db, id) };
  const contribution = await contributionOfKey(db, { userId, key: id });
  if (contribution || snapshot.proposal_state) return { ...shown, kind: "sent" };
  const { state } = snapshot;
  if (state === "reading" && !typing && !draft) return { ...shown, kind: "reading" };

  const dish = await chosenDish(db, snapshot.dish_id);
  const chosen = {
    restaurant: dish ? nameFor(language, dish.restaurant).text : "",
    dish: dish ? nameFor(language, { ar: dish.name_ar, en: dish.name_en }).text : "",
    dishId: dish?.id ?? null,
    platform: snapshot.platform,
  };
  const reading = snapshot.reading === null ? null : (JSON.parse(snapshot.reading) as Reading);
  const { values, doubts } = firstSheet(chosen, reading, now);
  if (draft) {
    const sheet = await sheetOfDraft(db, draft);
    const untouched = stillDoubtful(doubts, values, sheet.values);
    return { ...shown, kind: "review", state, ...sheet, doubts: untouched };
  }
  const choices = await choicesFor(db, values);
  if (!dish) values.dish_id = likeliest(choices);
  return { ...shown, kind: "review", values, doubts, errors: {}, choices, state };
}

/** The doubts about what a person has not changed since they first saw it. */
function stillDoubtful(doubts: Doubts, first: SheetValues, now: SheetValues): Doubts {
  const untouched = SHEET_FIELDS.filter((field) => doubts[field] && first[field] === now[field]);
  return Object.fromEntries(untouched.map((field) => [field, doubts[field]]));
}

/** A sheet as a person left it. */
export async function sheetOfDraft(
  db: Kysely<Database>,
  draft: Draft,
): Promise<Omit<SheetPage, "state">> {
  const values = sheetValuesOf(draft.values);
  const errors = Object.fromEntries(
    Object.entries(draft.errors).filter(([field]) => SHEET_FIELDS.some((known) => known === field)),
  ) as SheetErrors;
  return { values, errors, doubts: {}, choices: await choicesFor(db, values) };
}

/** The dishes that fit what stands in the sheet; the one that is chosen stays among them. */
export async function choicesFor(db: Kysely<Database>, values: SheetValues): Promise<DishChoice[]> {
  const found = await findDishes(db, values);
  const id = Number(values.dish_id);
  if (!(id > 0) || found.some((choice) => choice.id === id)) return found;
  const chosen = await chosenDish(db, id);
  return chosen ? [chosen, ...found] : found;
}

/** The one dish that both names speak for; else a person has to say. */
export function likeliest(choices: readonly DishChoice[]): string {
  const [first, ...others] = choices.filter(({ likely }) => likely);
  return first && others.length === 0 ? String(first.id) : "";
}
