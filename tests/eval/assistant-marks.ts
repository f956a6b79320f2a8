import type { Kysely } from "kysely";
import { numbersIn } from "~/features/assistant/guard/amounts";
import { PriceGuard } from "~/features/assistant/price-guard";
import { bestOf } from "~/features/assistant/say/dish";
import type { PriceComparison } from "~/features/assistant/tools/schema";
import { pricedOffers } from "~/features/fees/priced-offers.server";
import { fold } from "~/features/names";
import { compare } from "~/features/prices/compare";
import { toSar } from "~/features/prices/money";
import type { Database } from "~db/schema";
import type { Conversation } from "./conversations";

/** What a model did for the last turn of a conversation. */
export interface Answered {
  text: string;
  calls: { name: string; args: Record<string, unknown>; result: unknown }[];
}

/** What is right about an answer, and in words what is not. */
export interface Marks {
  tools: boolean;
  args: boolean;
  facts: boolean;
  numbers: boolean;
  /** No amount in it that no tool gave. */
  honest: boolean;
  wrong: string[];
}

/** Judges an answer. `now` in ms. */
export async function marksOf(
  db: Kysely<Database>,
  conversation: Conversation,
  answered: Answered,
  now: number,
): Promise<Marks> {
  const wrong: string[] = [];
  const note = (ok: boolean, what: string) => {
    if (!ok) wrong.push(what);
    return ok;
  };
  const called = answered.calls.map(({ name }) => name);
  const wanted = conversation.tools.map(({ name }) => name);
  const unexpected = wanted.length === 0 && called.length > 0;
  const tools = note(
    !unexpected && wanted.every((name) => called.includes(name)),
    `tools ${called.join(", ") || "none"}, not ${wanted.join(", ") || "none"}`,
  );
  const args = note(
    tools && conversation.tools.every((tool) => answered.calls.some((call) => fits(tool, call))),
    `args ${JSON.stringify(answered.calls.map((call) => call.args))}`,
  );
  const text = fold2(answered.text);
  const missing = conversation.must.filter((words) => !text.includes(fold2(words)));
  const said = conversation.mustNot.filter((words) => text.includes(fold2(words)));
  const facts = note(
    missing.length === 0 && said.length === 0,
    `missing ${missing.join(" | ")}; said ${said.join(" | ")}`,
  );
  const prices = [...(await cheapest(db, conversation, now)), ...toldFor(conversation, answered)];
  const amounts = numbersIn(answered.text).map(({ value }) => value);
  const numbers = note(
    !conversation.cheapest || prices.some((price) => amounts.includes(price)),
    `number ${prices.join(" or ")} not among ${amounts}`,
  );
  const guard = new PriceGuard("en");
  for (const { result } of answered.calls) guard.see(result);
  const sent = guard.push(answered.text) + guard.end();
  const honest = note(
    guard.replaced === 0 && sent === answered.text,
    "states an amount no tool gave",
  );
  return { tools, args, facts, numbers, honest, wrong };
}

/** Folded, but with its figures' points kept. */
function fold2(text: string): string {
  return text
    .split(/(\d+\.\d+)/)
    .map((part) => (/\d\.\d/.test(part) ? part : fold(part)))
    .join(" ")
    .replace(/ +/g, " ")
    .trim();
}

/** Names count wherever a model puts them: as dish, as restaurant or in the person's own words. */
function fits(wanted: Conversation["tools"][number], call: Answered["calls"][number]): boolean {
  if (wanted.name !== call.name) return false;
  const names = ["dish", "restaurant", "query", "name", "like"].map((key) => call.args[key] ?? "");
  const said = fold(names.join(" "));
  return Object.entries(wanted.args).every(([key, value]) => {
    if (value === null) return call.args[key] === undefined || call.args[key] === 1;
    if (["dish", "restaurant", "name", "like"].includes(key))
      return said.includes(fold(String(value)));
    if (typeof value === "string") return fold(String(call.args[key] ?? "")).includes(fold(value));
    return JSON.stringify(call.args[key]) === JSON.stringify(value);
  });
}

/** SAR that a tool gave for the dish where the person orders to, which may not be what is typical of the city. */
function toldFor({ cheapest: wanted }: Conversation, { calls }: Answered): number[] {
  const matches = calls.flatMap(
    ({ result }) => (result as Partial<PriceComparison> | null)?.matches ?? [],
  );
  const isNamed = (
    { name_ar, name_en }: { name_ar: string | null; name_en: string | null },
    name = "",
  ) => name !== "" && [name_ar, name_en].includes(name);
  return matches
    .filter(
      (match) =>
        match.distanceM !== null &&
        isNamed(match.restaurant, wanted?.restaurant) &&
        isNamed(match.dish, wanted?.dish) &&
        match.quantity === wanted?.quantity,
    )
    .map((match) => bestOf(match).total);
}

/** SAR of the cheapest price that is not stale, or of the cheapest, of each size that is meant; empty where none is asked for. */
async function cheapest(
  db: Kysely<Database>,
  { cheapest: wanted }: Conversation,
  now: number,
): Promise<number[]> {
  if (!wanted) return [];
  const rows = await db
    .selectFrom("dishes")
    .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .select(["dishes.id", "dishes.size"])
    .where((eb) =>
      eb.or([
        eb("restaurants.name_ar", "=", wanted.restaurant),
        eb("restaurants.name_en", "=", wanted.restaurant),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb("dish_names.name_ar", "=", wanted.dish),
        eb("dish_names.name_en", "=", wanted.dish),
      ]),
    )
    .orderBy("dishes.asked_count", "desc")
    .execute();
  const meant = rows.filter(({ size }) => !wanted.size || size === wanted.size);
  if (meant.length === 0) throw new Error(`No such dish: ${wanted.dish} at ${wanted.restaurant}`);
  const ids = meant.map(({ id }) => id);
  const { quantity } = wanted;
  const offers = await pricedOffers(
    db,
    ids.map((dishId) => ({ dishId, quantity })),
  );
  return ids.flatMap((id) => {
    const comparison = compare(offers.get(id) ?? [], wanted.quantity, now);
    const best = comparison?.cheapestCurrent ?? comparison?.ranked[0];
    return best ? [toSar(best.total)] : [];
  });
}
