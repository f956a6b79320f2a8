import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { trustLevel } from "~/features/prices";
import { DAY_MS } from "~/i18n/days";
import { type Random, randomFor } from "~/sample/random";
import { openDatabase } from "~/server/database/db.server";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";
import { MISTAKES } from "../eval/checks";
import { halfOfText } from "../eval/names-pairs";
import { START, trueOffers, truePrice } from "../eval/trust/world";
import { writeJson } from "./write-json";
import { chanceOf, fitWrongness, type Look, lossOf, type SecondLook, secondLooks } from "./wrong";

const FITTED = "app/features/quality/checks/wrong.json";

/** Fewer second looks of a half say little of how long a price holds: one month or six fit about as well. */
const ENOUGH = 500;

/** What is drawn: a third of a year's menus of a district, looked at every few days or every few months. */
const DISHES = 600;
const DAYS = 365;
const BETWEEN_LOOKS: readonly [number, number] = [3, 120];

/** Parts of the looks by how likely they were said to differ. */
const PARTS = 5;

/**
 * `checks [--database URL] [--seed S]`: fits how likely a shown price is wrong: how many days prices hold, and how much speaks
 * against each from the first. Learns from the prices that different people named one after the other in a service's own database,
 * or else in a drawn world; half of the prices are reported only.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { database: { type: "string" }, seed: { type: "string", default: "checks" } },
  });
  const looks = values.database ? await looksOf(values.database) : drawnLooks(values.seed);
  const second = secondLooks(looks);
  const of = (half: "fit" | "held") => second.filter(({ key }) => halfOfText(key) === half);
  const [fit, held] = [of("fit"), of("held")];
  if (fit.length < ENOUGH)
    throw new StartError(
      `Only ${fit.length} second looks to learn from, and ${ENOUGH} are needed: what is fitted stays as it is.`,
    );
  const wrongness = fitWrongness(fit);
  const report = {
    looks: { fit: fit.length, held: held.length },
    loss: { fit: round(lossOf(fit, wrongness)), held: round(lossOf(held, wrongness)) },
  };
  writeJson(FITTED, { ...wrongness, report });
  console.log(JSON.stringify({ ...wrongness, report }));
  console.table(
    partsOf(held, (look) => chanceOf(look, wrongness)).map((part) => ({
      "held looks": part.length,
      "said to differ": percent(part.map((look) => chanceOf(look, wrongness))),
      differ: percent(part.map(({ differs }) => Number(differs))),
    })),
  );
}

const round = (value: number) => Number(value.toFixed(4));
const percent = (shares: readonly number[]) =>
  `${((100 * shares.reduce((sum, share) => sum + share, 0)) / Math.max(1, shares.length)).toFixed(1)} %`;

function partsOf(looks: readonly SecondLook[], chance: (look: SecondLook) => number) {
  const sorted = [...looks].sort((a, b) => chance(a) - chance(b));
  const size = Math.ceil(sorted.length / PARTS);
  return Array.from({ length: PARTS }, (_, at) => sorted.slice(at * size, (at + 1) * size));
}

/** What people said of prices, in a service's database, earliest first. */
async function looksOf(url: string): Promise<Look[]> {
  const db: Kysely<Database> = await openDatabase(url);
  const rows = await db
    .selectFrom("observations")
    .select(["dish_id", "platform", "user_id", "item_price", "trust_level", "observed_at"])
    .orderBy("observed_at")
    .orderBy("id")
    .execute();
  await db.destroy();
  return rows.map((row) => ({
    key: `${row.dish_id} ${row.platform}`,
    person: row.user_id,
    price: row.item_price,
    weight: trustLevel(row.trust_level).confirmation_weight,
    at: row.observed_at,
  }));
}

/** Looks at prices that change as those of the simulator do, by people who are mistaken as often. */
function drawnLooks(seed: string): Look[] {
  const random = randomFor(`fit ${seed}`);
  return trueOffers(random, DISHES, DAYS)
    .flatMap((offer) =>
      timesOf(random).map((at, turn): Look => {
        const price = truePrice(offer, at).item_price + (random.chance(MISTAKES) ? 100 : 0);
        const key = `${offer.dish} ${offer.platform}`;
        return { key, person: `${key} ${turn}`, price, weight: 1, at };
      }),
    )
    .sort((a, b) => a.at - b.at);
}

/** When one price is looked at, in its own rhythm. */
function timesOf(random: Random): number[] {
  const [least, most] = BETWEEN_LOOKS;
  const rhythm = least * (most / least) ** random.next();
  const times: number[] = [];
  for (let day = 0; day < DAYS; day += -Math.log(1 - random.next()) * rhythm)
    times.push(START + Math.floor(day * DAY_MS));
  return times;
}
