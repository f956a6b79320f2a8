import { generateText, type ModelMessage, stepCountIs } from "ai";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYWHERE_NOW, type Destination } from "~/features/places";
import { findDestination } from "~/features/places/find-destination.server";
import { LANGUAGE_CODES } from "~/i18n/languages";
import { sampleMaps } from "~/providers/maps/sample.server";
import { loadSample } from "~/sample/load";
import { openDatabase } from "~/server/database/db.server";
import { knownNames } from "../known-names.server";
import type { Ask } from "../model/ask/ask";
import { builtInModel } from "../model/built-in";
import { PriceGuard } from "../price-guard";
import { toolsFor } from "../tools/index.server";
import type { PriceComparison } from "../tools/schema";
import { detailOf, lineOf, namesIn, platformsOf } from "./dish";
import { destinationNotes, feeNotes, whyOf } from "./fees";
import { money } from "./figures";
import { appIn } from "./names";
import { savingsOf } from "./reasons";
import { saySimilar } from "./similar";
import { saySubject } from "./talk";
import { textsIn } from "./texts";

const db = await openDatabase("file::memory:");
beforeAll(() => loadSample(db, Date.now()));
afterAll(() => db.destroy());

const NOTHING_SAID = { like: null, area: null, unknownArea: null, people: null, maxTotal: null };

interface HeldTalk {
  text: string;
  args: Record<string, unknown>[];
  results: PriceComparison[];
}

/** Asks one question after the other, and gives the last answer as the person reads it, once the guard has seen it. */
async function hold(turns: string[], destination: Destination = ANYWHERE_NOW): Promise<HeldTalk> {
  const messages: ModelMessage[] = [];
  const held: HeldTalk = { text: "", args: [], results: [] };
  const context = { db, userId: "reem", maps: sampleMaps(() => true), now: Date.now, destination };
  for (const said of turns) {
    messages.push({ role: "user", content: said });
    const { text, steps } = await generateText({
      model: builtInModel(() => knownNames(db)),
      messages,
      tools: toolsFor({ ...context, said }),
      stopWhen: stepCountIs(8),
    });
    messages.push({ role: "assistant", content: text });
    const results = steps.flatMap((step) => step.toolResults);
    const guard = new PriceGuard("en");
    for (const { output } of results) guard.see(output);
    held.text = guard.push(text) + guard.end();
    expect(held.text).toBe(text);
    held.args = results.map(({ input }) => input as Record<string, unknown>);
    held.results = results.map(({ output }) => output as PriceComparison);
  }
  return held;
}

async function toPlace(area: string): Promise<Destination> {
  const found = await findDestination(db, { area }, Date.now());
  if (typeof found === "string") throw new Error(found);
  return found;
}

const KABSA = "How much is chicken kabsa at Qudoor Al Deera?";

test("a price says of what it is made, and that it is typical of the city where no place is chosen", async () => {
  const { text, results } = await hold([KABSA]);
  for (const { total, fees } of results[0]?.matches[0]?.ranked ?? []) {
    expect(text).toContain(`SAR\u00a0${total.toFixed(2)} (Dish SAR\u00a0`);
    if (fees.service > 0) expect(text).toContain(`Service fee SAR\u00a0${fees.service.toFixed(2)}`);
  }
  expect(text).toContain("typical of the city");
  expect(text).toContain("(/destination)");
});

test.each([
  [[KABSA, "how much is the delivery?"]],
  [["كم كبسة دجاج من قدور الديرة؟", "كم التوصيل؟"]],
])("%j is told what delivery costs, without the other fees", async (turns) => {
  const { text, results } = await hold(turns);
  const ranked = results[0]?.matches[0]?.ranked ?? [];
  expect(ranked.some(({ fees }) => fees.service > 0)).toBe(true);
  const lines = text.split("\n").filter((line) => line.startsWith("- "));
  expect(lines.length).toBe(ranked.length);
  // The lowest fee first, whatever the totals are.
  const byFee = [...ranked].sort((a, b) => a.fees.delivery - b.fees.delivery);
  byFee.forEach(({ fees }, at) => {
    expect(lines[at]).toMatch(fees.delivery > 0 ? fees.delivery.toFixed(2) : /free|مجاني/);
  });
});

test("what a restaurant has is named by the order it is listed in", async () => {
  const { text } = await hold(["what's the most expensive dish at Qudoor Al Deera?"]);
  expect(text).toContain("most expensive first");
  const totals = [...text.matchAll(/^- .*?SAR\u00a0([\d.]+)/gmu)].map(([, sar]) => Number(sar));
  expect(totals.length).toBeGreaterThan(2);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
});

test("it is for the place that was chosen, and says which", async () => {
  const { text } = await hold(["كم كبسة دجاج من قدور الديرة؟"], await toPlace("الملقا"));
  expect(text).toContain("الملقا");
  expect(text).not.toContain("المعتاد في الرياض");
});

test.each([
  [[KABSA, "what about delivering to Malqa?"], { deliverTo: "Malqa" }, "For an order to Malqa"],
  [[KABSA, "and delivered to Malqa at 10 pm?"], { deliverTo: "Malqa" }, "22:00"],
  [[KABSA, "what about tomorrow night?"], { dish: "chicken kabsa" }, "21:00"],
  [["كم كبسة دجاج من قدور الديرة؟", "طيب لو يوصل للملقا؟"], { deliverTo: "الملقا" }, "الملقا"],
  [["كم كبسة دجاج من قدور الديرة؟", "والتوصيل للملقا كم؟"], { deliverTo: "الملقا" }, "الملقا"],
  [["كم كبسة دجاج من قدور الديرة؟", "ولو الساعة ١٠ مساء؟"], { dish: "كبسة دجاج" }, "10:00"],
])("%j is asked for there and then, and says what that changes", async (turns, args, said) => {
  const { text, args: asked, results } = await hold(turns);
  expect(asked[0]).toMatchObject(args);
  expect(text).toContain(said);
  const [match] = results[0]?.matches ?? [];
  expect(match?.elsewhere?.totals.length).toBe(match?.ranked.length);
  expect(text).toMatch(/Compared with|مقارنةً/);
});

test.each([
  [[KABSA, "why is platform B more expensive than platform A?"]],
  [["Why does chicken kabsa at Qudoor Al Deera cost more on platform B?"]],
  [[KABSA, "what is the total made of?"]],
  [["كم كبسة دجاج من قدور الديرة؟", "ليش المنصة ب أغلى من المنصة أ؟"]],
  [["كم كبسة دجاج من قدور الديرة؟", "ليش الفرق بينهم؟"]],
])("%j sets the parts of the totals side by side", async (turns) => {
  const { text, results } = await hold(turns);
  const [match] = results[0]?.matches ?? [];
  for (const { total } of match?.ranked ?? []) expect(text).toContain(total.toFixed(2));
  expect(text).toMatch(/Why the totals|ليش يختلف الإجمالي/);
  expect(text).toMatch(/comes to .* more than|same total|أغلى من .* بـ|بنفس الإجمالي/);
  // Labels of a list are words of a sentence here.
  expect(text).not.toMatch(/(?:Dish|Delivery|Service fee) SAR\S* (?:more|less)/);
});

test("where no fee is told, none is called typical, and what was asked is no word left over", async () => {
  const least = await hold(["كم الحد الأدنى للطلب من برجر الحارة؟"]);
  expect(least.text).toContain("الحد الأدنى في كل تطبيق");
  expect(least.text).not.toMatch(/المعتاد|ما فهمت/);
  const { text } = await hold([KABSA, "has the price changed?"]);
  expect(text).toContain("Price history");
  expect(text).not.toContain("typical of the city");
});

test("a list of what apps cost that were named says which they are", async () => {
  const { text } = await hold(["cheapest burger on platform B"]);
  expect(text).toContain("(on Platform B)");
  expect(text).not.toMatch(/Platform [AC]/);
});

test.each([
  ["المندي فيه بصل؟", /ما أقدر أجزم.*عن البصل/],
  ["الشاورما فيها ثوم؟", /غالبًا إيه.*\*\*الشاورما\*\*/],
  ["فيه ثوم؟", /ما أقدر أجزم.*عن الثوم/],
])("%s asks for a food in a dish that is not called by it", async (asked, said) => {
  expect((await hold([asked])).text).toMatch(said);
});

test("a place that nobody knows is said to be none", async () => {
  const { text } = await hold([KABSA, "what about delivering to Atlantis?"]);
  expect(text).toContain("Atlantis");
  expect(text).toContain("typical of the city");
});

test("every language says all of it, with nothing left to fill in", async () => {
  const tools = { db, userId: "reem", maps: sampleMaps(() => true), now: Date.now };
  const run = toolsFor(tools).get_price_comparison.execute;
  const result = (await run?.(
    { dish: "شاورما دجاج", restaurant: "عمو حمزة", deliverTo: "الملقا", at: "x" },
    { toolCallId: "1", messages: [] },
  )) as PriceComparison;
  const [match] = result.matches;
  if (!match) throw new Error("no price");
  const [one, two] = match.ranked.map(({ platform }) => platform);
  const hints = [{ kind: "smallOrder" as const, more: 6, amount: 5 }];
  const cheaperLater = [{ platform: match.winner, from: "22:00", less: 3 }];
  const ranked = match.ranked.map((price) => ({ ...price, hints }));
  const all = { ...match, ranked, cheaperLater, alike: [one, two].filter((p) => p !== undefined) };
  const said = LANGUAGE_CODES.map((language) =>
    [
      whyOf(language, all, []),
      ...feeNotes(language, all),
      ...destinationNotes(language, result.destination, match.ranked),
      ...destinationNotes(language, { area: null, at: "2026-03-14T22:00+03:00", unknown: [] }, []),
    ].join("\n"),
  );
  for (const text of said) {
    expect(text).not.toMatch(/[{}<>]|undefined|NaN/);
    expect(text).toContain("6.00");
    expect(text).toMatch(/10:00|22:00/);
  }
  expect(new Set(said).size).toBe(LANGUAGE_CODES.length);
});

test.each(LANGUAGE_CODES)(
  "a total that its app takes no order of is no cheapest without a word, in %s",
  async (language) => {
    const { results } = await hold([KABSA]);
    const [found] = results[0]?.matches ?? [];
    if (!found) throw new Error("no price");
    const { fees } = textsIn(language);
    const kinds = { ...found, alike: [], cheaperLater: [], elsewhere: null };
    const [first, second, ...others] = found.ranked.map((one) => ({ ...one, hints: [] }));
    if (!first || !second) throw new Error("one price");
    const hints = [{ kind: "minimum" as const, more: 6.25, amount: 20 }];
    const taken = { ...kinds, ranked: [first, second, ...others], cheapestCurrent: first.platform };
    const short = { ...taken, ranked: [{ ...first, hints }, second, ...others] };
    const word = fees("minimum.short", { amount: money(language, 6.25) });
    const said = {
      detail: (match: typeof found) =>
        [detailOf(language, match), ...feeNotes(language, match)].join("\n"),
      line: (match: typeof found) => lineOf(language, match),
      app: (match: typeof found) => platformsOf(language, match, [first.platform], {}),
    };
    for (const say of Object.values(said)) {
      expect(say(short)).toContain(word);
      expect(say(taken)).not.toContain(word);
    }
    expect(said.detail(short).split("\n")[0]).toContain(word);
    const app = appIn(language, second);
    expect(said.detail(short)).toContain(
      fees("minimum.alone", { price: money(language, second.total), app }),
    );
    const guard = new PriceGuard(language);
    guard.see({ ...results[0], matches: [short] });
    expect(guard.push(said.detail(short)) + guard.end()).toBe(said.detail(short));
    // Nothing is cheapest where no app takes it, and nothing is to be said where all do.
    const none = { ...short, ranked: short.ranked.map((one) => ({ ...one, hints })) };
    for (const match of [none, taken])
      for (const { total } of match.ranked)
        expect(said.detail(match)).not.toContain(
          fees("minimum.alone", { price: money(language, total), app }),
        );
  },
);

test("no total is said to include fees that nobody has told, nor are they called typical", async () => {
  const { results } = await hold([KABSA]);
  const [match] = results[0]?.matches ?? [];
  if (!match) throw new Error("no price");
  const ranked = match.ranked.map((price) => {
    const basis = { ...price.basis, level: "none" as const };
    return { ...price, basis, fees: { delivery: 0, service: 0, smallOrder: 0 } };
  });
  for (const language of LANGUAGE_CODES) {
    const { t } = textsIn(language);
    const said = (prices: typeof match.ranked) =>
      detailOf(language, { ...match, ranked: prices, alike: [] });
    expect(said(match.ranked)).toContain(t("fees.included"));
    expect(said(ranked)).not.toContain(t("fees.included"));
    expect(said(ranked)).toContain(t("fees.unknown"));
    const anywhere = { area: null, at: null, unknown: [] };
    expect(destinationNotes(language, anywhere, ranked)).toEqual([t("fees.someUnknown")]);
    expect(destinationNotes(language, anywhere, [...ranked, ...match.ranked])).toHaveLength(2);
    // Of one dish in a list no sentence of its own says it.
    const leftOut = { avoided: 0, overBudget: 0, avoiding: [] };
    const alone = { items: [{ ...match, ranked }], leftOut, destination: anywhere };
    const ask = {
      kind: "suggest",
      nth: null,
      without: [] as string[],
      platforms: [] as string[],
    } as unknown as Ask;
    const ideas = saySimilar(language, ask, { ...NOTHING_SAID, ...alone } as never, new Map());
    expect(ideas).toContain(t("fees.someUnknown"));
  }
});

test("a price is called the cheapest of the recent ones where an old one is lower", async () => {
  const { results } = await hold([KABSA]);
  const [match] = results[0]?.matches ?? [];
  const [first, second, ...rest] = match?.ranked ?? [];
  if (!match || !first || !second) throw new Error("no two prices");
  const ranked = [{ ...first, status: "stale" as const }, second, ...rest];
  const old = { ...match, ranked, cheapestCurrent: second.platform };
  expect(platformsOf("en", old, [first.platform], {})).toContain("The cheapest recent price is");
  expect(platformsOf("en", match, [second.platform], {})).toContain("The cheapest is");
});

test("nothing is said to be saved, and no gap to lie between prices, where nobody told a fee of one", async () => {
  const { results } = await hold([KABSA]);
  const [match] = results[0]?.matches ?? [];
  const [cheap, dear] = match?.ranked ?? [];
  if (!match || !cheap || !dear) throw new Error("no two prices");
  const basis = { ...cheap.basis, level: "none" as const };
  for (const language of LANGUAGE_CODES) {
    const { t } = textsIn(language);
    const said = { ...match, ranked: [cheap, dear], alike: [], savings: 4 };
    const partly = { ...said, ranked: [{ ...cheap, basis }, dear] };
    const gap = t("price.gap", { amount: money(language, 4) });
    expect(detailOf(language, { ...said, cheapestCurrent: cheap.platform })).toContain(gap);
    expect(detailOf(language, { ...partly, cheapestCurrent: cheap.platform })).not.toContain(gap);
    const unknown = t("price.savesUnknown", namesIn(language, match));
    expect(savingsOf(language, said)).not.toContain(unknown);
    expect(savingsOf(language, partly)).toContain(unknown);
    expect(savingsOf(language, partly).split("\n")[0]).not.toContain(money(language, 4));
  }
});

test("a price that is old promises no saving", async () => {
  const { results } = await hold([KABSA]);
  const [match] = results[0]?.matches ?? [];
  const [first, second, third] = match?.ranked ?? [];
  if (!match || !first || !second || !third) throw new Error("no three prices");
  const old = { ...first, status: "stale" as const };
  const of = (ranked: typeof match.ranked) =>
    savingsOf("en", { ...match, ranked, alike: [], cheapestCurrent: second.platform });
  expect(of([old, second, third])).toContain(money("en", third.total - second.total));
  expect(of([old, second, third]).split("\n")[0]).not.toContain(appIn("en", first));
  expect(of([old, second])).toContain("There is a lower one, but it is old");
});

test("apps are called as the operator calls them, whether they have a price or not", async () => {
  const { results } = await hold([KABSA]);
  const [match] = results[0]?.matches ?? [];
  if (!match) throw new Error("no price");
  const apps = { platform_a: "Alpha Bites", platform_b: "Beta Bites", platform_c: "Gamma Bites" };
  for (const language of LANGUAGE_CODES) {
    for (const name of Object.values(apps))
      expect(saySubject(language, "apps", { apps })).toContain(name);
    const none = {
      ...match,
      ranked: match.ranked.filter(({ platform }) => platform === "platform_a"),
    };
    expect(platformsOf(language, none, ["platform_c"], apps)).toContain("Gamma Bites");
  }
});

test.each([
  ["which app is the most expensive?", "en"],
  ["اي تطبيق اغلى؟", "ar"],
  ["کون سی ایپ سب سے مہنگی ہے؟", "ur"],
  ["सबसे महँगा ऐप कौन सा है?", "hi"],
  ["aling app ang pinakamahal?", "tl"],
] as const)("«%s» names where the dish that was spoken of costs most", async (said, language) => {
  const { text, results } = await hold([KABSA, said]);
  const totals = (results[0]?.matches[0]?.ranked ?? []).map(({ total }) => total);
  expect(text.split("\n")[0]).toContain(money(language, Math.max(...totals)));
});
