import { fold } from "~/features/names";
import type { Language } from "~/i18n/languages";
import type { Ask } from "../model/ask/ask";
import type { FoundRestaurants, NearestBranches } from "../tools/schema";
import { away, inRow } from "./figures";
import { foodsIn, nameIn, quote, strong } from "./names";
import { sayNoSuch } from "./prices";
import { textsIn } from "./texts";

/** The answer to "where is the nearest …?". */
export function sayNearest(
  voice: Language,
  ask: Ask,
  { problem, area, branches: near, leftOut }: NearestBranches,
): string {
  const { t, talk } = textsIn(voice);
  if (problem === "no_location") return sayWhere(voice);
  if (problem === "unknown_area") return t("near.unknownArea", { area: quote(voice, ask.area) });
  if (problem === "outside_saudi_arabia") return talk("about.city", { city: ask.area });
  const words = ask.restaurant || ask.query || ask.dish;
  const others = near.filter((branch) => !isNamed(branch, ask.except));
  const byRating = [...others].sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  const branches = ask.rated ? byRating : others;
  const around = area ? nameIn(voice, area) : "";
  // Best rated in the whole city: there is no neighbourhood to name, and a kind of food is no restaurant's name.
  if (branches.length === 0 && !around)
    return ask.restaurant ? t("place.none", { name: quote(voice, words) }) : t("similar.noneAny");
  if (branches.length === 0)
    return words
      ? t("near.none", { words: quote(voice, words), area: around })
      : t("near.noneAny", { area: around });
  if (ask.nth !== null && !branches.at(ask.nth)) return sayNoSuch(voice, branches.length);
  const lines = branches.map((branch, i) => `${i + 1}. ${branchOf(voice, branch, ask.rated)}`);
  const straight = branches.some(({ distanceM }) => distanceM !== null) ? [t("near.straight")] : [];
  const without = leftOut.length > 0 ? [t("near.leftOut", { foods: foodsIn(voice, leftOut) })] : [];
  const head = headOf(voice, ask.rated, around);
  return [head, ...pick(lines, ask.nth), ...straight, ...without].join("\n");
}

/** What is near is told once it is known near what. */
export const sayWhere = (voice: Language) => textsIn(voice).t("near.where");

function headOf(voice: Language, rated: boolean, area: string): string {
  const { t } = textsIn(voice);
  if (rated) return area ? t("near.ratedAt", { area }) : t("near.rated");
  return area ? t("near.to", { area }) : t("near.here");
}

function branchOf(
  voice: Language,
  branch: NearestBranches["branches"][number],
  rated: boolean,
): string {
  const { t } = textsIn(voice);
  const where = branch.area ? ` (${nameIn(voice, branch.area)})` : "";
  const rating = rated && branch.rating !== null && t("place.rated", { rating: branch.rating });
  const link = branch.link ? ` [${t("details")}](${branch.link})` : "";
  const name = `${strong(nameIn(voice, branch))}${where}`;
  return `${inRow(voice, [name, rating, away(voice, branch.distanceM)])}${link}`;
}

function isNamed(branch: NearestBranches["branches"][number], except: string): boolean {
  const names = [branch.name_ar, branch.name_en].map((name) => fold(name ?? ""));
  return except !== "" && names.some((name) => name.includes(fold(except)));
}

/** Where a restaurant has its branches, to somebody who hasn't said where they are. */
export function sayBranches(
  voice: Language,
  found: FoundRestaurants["restaurants"][number],
): string {
  const { t } = textsIn(voice);
  // Of branches in no neighbourhood that is known it can still be told which is the nearest.
  if (found.areas.length === 0 && found.branches > 0) return t("near.where");
  const said = {
    name: strong(nameIn(voice, found)),
    areas: inRow(
      voice,
      found.areas.map((area) => nameIn(voice, area)),
    ),
    link: `[${t("itsPage")}](${found.link})`,
  };
  if (found.areas.length === 0) return t("place.whereUnknown", said);
  if (found.areas.length === 1) return t("place.isIn", said);
  return `${t("place.branchesIn", said)}\n${t("place.whichArea")}`;
}

function pick(lines: readonly string[], nth: number | null): readonly string[] {
  const one = nth === null ? undefined : lines.at(nth);
  return one ? [one] : lines;
}
