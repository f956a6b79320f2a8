import type { Kysely } from "kysely";
import { type Contribution, contributionById } from "~/features/contribute/queries.server";
import type { Draft } from "~/features/forms/draft";
import type { Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import type { Database } from "~db/schema";
import { chosenDish } from "../dish/chosen-dish.server";
import type { Proposal } from "../proposal/proposal";
import type { Reading } from "../reading";
import { type Outcome, outcomeOf } from "../review/outcome.server";
import { type SheetPage, sheetOfDraft } from "../review/snapshot-page.server";
import { amountText } from "../sheet/amount";
import { dayText } from "../sheet/day";
import { NEW_DISH, type SheetValues } from "../sheet/fields";
import { firstSheet } from "../sheet/first-sheet";
import { type PictureRow, picturesOf, type Snapshot } from "../snapshot/queries.server";
import type { CasePicture } from "./CaseThumbnails";
import { CASE_PROBLEMS, type CaseProblem } from "./case-problem";
import { findSnapshot, usernameOf } from "./queries.server";
import { similarPictures } from "./similar.server";

/** One case before a moderator. */
export interface CasePage {
  id: string;
  username: string;
  /** Whether it is the moderator's own, which somebody else decides. */
  own: boolean;
  outcome: Outcome;
  /** None once they are forgotten. */
  pictures: PictureRow[];
  similar: CasePicture[];
  /** What was sent, ready to be corrected; or as the moderator left it. */
  sheet: SheetPage;
  /** What was sent. */
  sent: SheetValues;
  /** The moderator's own words, where the form came back. */
  note: string;
  reason: string;
  problem: CaseProblem | null;
  /** What the machine read, field by field; null where it read nothing. */
  read: SheetValues | null;
}

interface Asked {
  id: string;
  moderatorId: string;
  language: Language;
  /** The form as it was refused, or before a dish was looked for. */
  draft: Draft | null;
}

/** A case by the id of its contribution, or of the snapshot that proposes a dish. */
export async function casePage(
  db: Kysely<Database>,
  { id, moderatorId, language, draft }: Asked,
): Promise<CasePage | undefined> {
  const contribution = await contributionById(db, id);
  const snapshot = await findSnapshot(db, contribution?.idempotency_key ?? id);
  const outcome = await outcomeOf(db, snapshot ?? NO_PROPOSAL, contribution);
  const sender = contribution?.user_id ?? snapshot?.user_id;
  if (!outcome || !sender) return undefined;
  const values = contribution
    ? await valuesOf(db, contribution, language)
    : proposedValues(snapshot);
  return {
    id,
    username: await usernameOf(db, sender),
    own: sender === moderatorId,
    outcome,
    pictures: snapshot ? await picturesOf(db, snapshot.id) : [],
    similar: snapshot ? await similarPictures(db, snapshot.id) : [],
    sheet: {
      ...(await sheetOfDraft(db, draft ?? { values, errors: {} })),
      state: snapshot?.state ?? "failed",
    },
    sent: values,
    note: draft?.values.note ?? "",
    reason: draft?.values.reason ?? "",
    problem: CASE_PROBLEMS.find((known) => known === draft?.errors.problem) ?? null,
    read: snapshot?.reading ? readValues(snapshot.reading, snapshot.created_at) : null,
  };
}

const NO_PROPOSAL = { proposal: null, proposal_state: null, note: "" };
const NOBODY = { restaurant: "", dish: "", dishId: null, platform: null };

const readValues = (reading: string, at: number) =>
  firstSheet(NOBODY, JSON.parse(reading) as Reading, at).values;

async function valuesOf(
  db: Kysely<Database>,
  row: Contribution,
  language: Language,
): Promise<SheetValues> {
  const dish = await chosenDish(db, row.dish_id);
  return {
    ...amountsOf({ ...row, others: 0, vat: row.vat_on_top, total: row.paid_total }),
    restaurant: dish ? nameFor(language, dish.restaurant).text : "",
    dish: dish ? nameFor(language, { ar: dish.name_ar, en: dish.name_en }).text : "",
    dish_id: String(row.dish_id),
    platform: row.platform,
    date: dayText(row.observed_at),
  };
}

function proposedValues(snapshot: Snapshot | undefined): SheetValues {
  const { restaurant, name, platform, order, observedAt } = JSON.parse(
    snapshot?.proposal ?? "{}",
  ) as Proposal;
  const { itemPrice, deliveryFee, serviceFee, ...rest } = order;
  return {
    ...amountsOf({
      ...rest,
      item_price: itemPrice,
      delivery_fee: deliveryFee,
      service_fee: serviceFee,
    }),
    restaurant,
    dish: name,
    dish_id: NEW_DISH,
    platform,
    date: dayText(observedAt),
  };
}

interface Amounts {
  quantity: number;
  item_price: number;
  others: number;
  delivery_fee: number;
  service_fee: number;
  vat: number;
  discount: number;
  total: number | null;
}

function amountsOf(amounts: Amounts) {
  return {
    quantity: String(amounts.quantity),
    item_price: amountText(amounts.item_price),
    others: amountText(amounts.others),
    delivery_fee: amountText(amounts.delivery_fee),
    service_fee: amountText(amounts.service_fee),
    vat: amountText(amounts.vat),
    discount: amountText(amounts.discount),
    total: amountText(amounts.total),
    // A moderator sees what doesn't add up, and decides.
    odd: "on",
  };
}
