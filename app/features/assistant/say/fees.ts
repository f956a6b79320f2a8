import type { Platform } from "~/features/prices";
import { formatHour, formatList, formatWeekdayTime } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { DestinationResult, PartDifferences } from "../tools/fee-schema";
import type { ComparedDish, PlatformPrice, PriceComparison } from "../tools/schema";
import { bestOf, linkIn, namesIn, rowsOf } from "./dish";
import { areFeesUnknown, type FeesKnown, money, shortOf } from "./figures";
import { appIn, nameIn } from "./names";
import { textsIn } from "./texts";

/** Less than a halala is no difference. */
const isSome = (sar: number) => Math.abs(sar) >= 0.005;

function appOf(language: Language, { ranked }: ComparedDish, platform: Platform): string {
  const priced = ranked.find((one) => one.platform === platform);
  return appIn(language, priced ?? { platform, platformName: null });
}

/** Which two are set against each other: those asked about, one of them and the cheapest, or the cheapest and the dearest. */
function pairOf(
  { differences, ranked }: ComparedDish,
  asked: readonly Platform[],
): PartDifferences | undefined {
  const [one, other] = asked;
  const cheapest = ranked[0]?.platform;
  const pair = [one ?? ranked.at(-1)?.platform, other ?? cheapest];
  const between = (platforms: readonly (Platform | undefined)[]) =>
    differences.find(
      ({ cheaper, dearer }) => platforms.includes(cheaper) && platforms.includes(dearer),
    );
  return between(pair[0] === pair[1] ? [cheapest, ranked.at(-1)?.platform] : pair);
}

const FEES = ["delivery", "service", "smallOrder"] as const;
const PARTS = ["items", ...FEES, "vat"] as const;

/** A label as words of a sentence: "Service fee" is "service fee" there, and "VAT" stays. */
const withinSentence = (label: string) =>
  label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

/** Why one platform costs more than another: by how much each part differs, the most telling first. */
function differenceOf(language: Language, match: ComparedDish, pair: PartDifferences): string {
  const { fees: t, prices } = textsIn(language);
  const names = {
    dearer: appOf(language, match, pair.dearer),
    cheaper: appOf(language, match, pair.cheaper),
  };
  const parts = PARTS.filter((part) => isSome(pair[part]))
    .sort((a, b) => Math.abs(pair[b]) - Math.abs(pair[a]))
    .map((part) =>
      t(pair[part] > 0 ? "more" : "less", {
        name: withinSentence(prices(part)),
        amount: money(language, Math.abs(pair[part])),
      }),
    );
  if (!isSome(pair.total)) return t("same", names);
  const amount = money(language, pair.total);
  return t("dearer", { ...names, amount, parts: formatList(parts, language) });
}

/** The parts of every total side by side, and what makes the difference. `asked`: the platforms that were named. */
export function whyOf(language: Language, match: ComparedDish, asked: readonly Platform[]): string {
  const { fees: t } = textsIn(language);
  const pair = pairOf(match, asked);
  return [
    t(pair ? "why" : "made", namesIn(language, match)),
    ...rowsOf(language, match, { ranges: true }),
    ...(pair ? [differenceOf(language, match, pair)] : []),
    ...(pair && FEES.some((part) => isSome(pair[part])) ? [t("reason")] : []),
    linkIn(language, match),
  ].join("\n");
}

/** An answer about one dish with what is to be said of its fees. */
export function withFeeNotes(language: Language, match: ComparedDish, text: string): string {
  return [text, ...feeNotes(language, match)].join("\n");
}

/** The cheapest that an app takes with nothing added, by a price that is not stale where there is one. */
function cheapestAlone({ ranked }: ComparedDish): PlatformPrice | undefined {
  const taken = ranked.filter((price) => shortOf(price) === 0);
  return taken.find(({ status }) => status !== "stale") ?? taken[0];
}

/** What a comparison says beside its totals: what costs about the same, what a little more saves, and when it is cheaper. */
export function feeNotes(language: Language, match: ComparedDish): string[] {
  const { fees: t } = textsIn(language);
  const { alike, cheaperLater, elsewhere } = match;
  const app = (platform: Platform) => appOf(language, match, platform);
  const notes: string[] = [];
  if (alike.length > 1) notes.push(t("alike", { apps: formatList(alike.map(app), language) }));
  const best = bestOf(match);
  for (const { kind, more, amount } of best.hints)
    notes.push(
      t(`hint.${kind}`, {
        app: app(best.platform),
        more: money(language, more),
        amount: money(language, amount),
      }),
    );
  const alone = shortOf(best) > 0 ? cheapestAlone(match) : undefined;
  if (alone)
    notes.push(
      t("minimum.alone", { price: money(language, alone.total), app: appIn(language, alone) }),
    );
  for (const { platform, from, less } of cheaperLater)
    notes.push(
      t("later", {
        app: app(platform),
        amount: money(language, less),
        time: formatHour(Number.parseInt(from, 10), language),
      }),
    );
  if (elsewhere) {
    const changes = elsewhere.totals.map(({ platform, change }) => {
      const kind = isSome(change) ? (change > 0 ? "more" : "less") : "same";
      const amount = money(language, Math.abs(change));
      return `- ${t(`change.${kind}`, { app: app(platform), amount })}`;
    });
    const { area, at } = elsewhere.destination;
    const key = area ? (at ? "toAt" : "to") : at ? "cityAt" : "city";
    const head = t(`compared.${key}`, namesOf(language, elsewhere.destination));
    notes.push([head, ...changes].join("\n"));
  }
  return notes;
}

/**
 * Where and when the totals of an answer are for, and what of it nobody knows. `shown`: the prices that are named;
 * `inList`: beneath a head that speaks of all of them. The sentence that names a price by itself says whether its fees are known.
 */
export function destinationNotes(
  language: Language,
  destination: DestinationResult,
  shown: readonly FeesKnown[],
  { inList = shown.length > 1 } = {},
): string[] {
  const { fees: t, t: say } = textsIn(language);
  const { area, at, unknown } = destination;
  const names = namesOf(language, destination);
  const key = area ? (at ? "toAt" : "to") : at ? "typicalAt" : "typical";
  const words = formatList(unknown, language);
  const unknownFees = shown.filter(areFeesUnknown).length;
  // Nothing that nobody knows is typical.
  const isTold = area !== null || shown.length === 0 || unknownFees < shown.length;
  return [
    ...(words ? [t("unknown", { words })] : []),
    ...(unknownFees > 0 && inList ? [say("fees.someUnknown")] : []),
    ...(isTold ? [t(key, names)] : []),
  ];
}

function namesOf(language: Language, { area, at }: DestinationResult) {
  const place = area ? nameIn(language, area) : "";
  return { place, time: at === null ? "" : formatWeekdayTime(Date.parse(at), language) };
}

/** What delivery usually costs on each app, or on those that are asked about; empty where nobody knows. */
export function sayUsualFees(
  language: Language,
  { usualFees = [], destination }: PriceComparison,
  asked: readonly Platform[],
): string {
  const { fees: t } = textsIn(language);
  const of = usualFees.filter(({ platform }) => asked.length === 0 || asked.includes(platform));
  if (of.length === 0) return "";
  const rows = of.map(({ low, high, ...app }) => {
    const range = t("range", { low: money(language, low), high: money(language, high) });
    return `- ${appIn(language, app)}: ${range}`;
  });
  // Where the same is usual on two apps neither is named.
  const [first, second] = of;
  const isLower = first && second && first.middle < second.middle;
  return [
    t("usual"),
    ...rows,
    ...(isLower ? [t("lowest", { app: appIn(language, first) })] : []),
    ...destinationNotes(language, destination, [], { inList: true }),
  ].join("\n");
}
