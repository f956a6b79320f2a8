import { PLATFORMS, type Platform } from "~/features/prices";
import { DAY_FIELDS } from "./day-fields";
import { CLOSED_VALUES, linkKind, type PlaceFactKind } from "./kinds";
import { parseOpeningHours } from "./opening-hours";
import { platformLink } from "./platform-link";
import { readTypedWeek } from "./typed-week";
import { type Interval, weekText } from "./week";

/** The forms of the page, by what they are about. */
export const ABOUT = ["hours", "links", "closed", "week"] as const;
export type About = (typeof ABOUT)[number];

/** The field of each platform's link. */
export const LINK_FIELDS = PLATFORMS.map(linkKind);

/** Every field of the forms. */
export const FACT_FIELDS: readonly string[] = [
  "about",
  "closed",
  "every",
  "week",
  ...DAY_FIELDS,
  ...LINK_FIELDS,
];

/** What can be wrong with a field: keys of the catalogue `facts` under `problem`. */
export const FACT_PROBLEMS = ["day", "noDay", "link", "noLink", "often"] as const;
export type TellProblem = (typeof FACT_PROBLEMS)[number];

/** What was told, or what is wrong with which field. */
export type ReadFacts =
  | { facts: { kind: PlaceFactKind; value: string }[] }
  | { errors: Record<string, TellProblem> };

/** Reads what a form tells; null where it is none of the page's. */
export function readFacts(
  values: Readonly<Record<string, string>>,
  hosts: Record<Platform, readonly string[]>,
): ReadFacts | null {
  if (values.about === "hours") return readHours(values);
  // A week that was shown, borne out with one press.
  const week = values.about === "week" ? parseOpeningHours(values.week ?? "") : null;
  if (week) return { facts: [{ kind: "hours", value: weekText(week) }] };
  if (values.about === "links") return readLinks(values, hosts);
  const closed = CLOSED_VALUES.find((value) => value === values.closed);
  return values.about === "closed" && closed
    ? { facts: [{ kind: "closed", value: closed }] }
    : null;
}

function readHours(values: Readonly<Record<string, string>>): ReadFacts {
  const { every, days } = readTypedWeek(values);
  const wrong: string[] = DAY_FIELDS.filter((_, at) => days[at] === null);
  if (every === null) wrong.unshift("every");
  if (wrong.length > 0)
    return { errors: Object.fromEntries(wrong.map((field) => [field, "day" as const])) };
  const week = days as Interval[][];
  if (week.every((day) => day.length === 0)) return { errors: { every: "noDay" } };
  return { facts: [{ kind: "hours", value: weekText(week) }] };
}

function readLinks(
  values: Readonly<Record<string, string>>,
  hosts: Record<Platform, readonly string[]>,
): ReadFacts {
  const facts: { kind: PlaceFactKind; value: string }[] = [];
  const errors: Record<string, TellProblem> = {};
  const offered = PLATFORMS.filter((platform) => hosts[platform].length > 0);
  for (const platform of offered) {
    const kind = linkKind(platform);
    const typed = values[kind]?.trim();
    if (!typed) continue;
    const value = platformLink(typed, hosts[platform]);
    if (value === null) errors[kind] = "link";
    else facts.push({ kind, value });
  }
  if (Object.keys(errors).length > 0) return { errors };
  const [first] = offered;
  return facts.length > 0 || !first ? { facts } : { errors: { [linkKind(first)]: "noLink" } };
}
