import { DAY_MS } from "~/i18n/days";
import type { Point } from "~/server/geo";
import { neighbourhoodNamed } from "./address";
import { isInSaudiArabia } from "./country";
import { type Neighbourhood, neighbourhoodAt } from "./neighbourhood";
import type { PlacesIndex } from "./places-index.server";

/** Where an order is to go, and when. */
export interface Destination {
  /** Null when nobody said, and outside every neighbourhood. */
  neighbourhood: Pick<Neighbourhood, "id" | "name_ar" | "name_en"> | null;
  /**
   * What ways are measured to: the middle of the neighbourhood, as they are wherever fees are learnt from, or else the
   * place itself; null when nobody said where, and what is typical of the city is meant.
   */
  point: Point | null;
  /** ms; null means now. */
  at: number | null;
}

/** A destination as somebody asks for it: a neighbourhood or a place, both or neither may be missing. */
export interface AskedDestination {
  /** A neighbourhood's Arabic or English name, or its id. */
  area?: string;
  point?: Point;
  /** ISO 8601; the time in Riyadh where it names no offset. */
  at?: string;
}

/** What can be wrong with a destination; the codes of the contract. */
export type DestinationProblem = "invalid_area" | "outside_saudi_arabia" | "invalid_at";

/** What anybody means who says nothing. */
export const ANYWHERE_NOW: Destination = { neighbourhood: null, point: null, at: null };

/** Clocks differ, and a page stays open for a while: what was now an hour ago still is. */
const PAST_MS = 60 * 60 * 1000;

/** Nobody orders for later than in a week, and no fee is known so far ahead. */
export const FUTURE_MS = 7 * DAY_MS;

/** As a field for a time has it, or with seconds and an offset. */
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;

/** Reads where and when an order is to go, or says what is wrong with it. `now` in ms. */
export function parseDestination(
  { area, point, at }: AskedDestination,
  index: PlacesIndex,
  now: number,
): Destination | DestinationProblem {
  const when = at === undefined ? null : timeOf(at, now);
  if (point && !isInSaudiArabia(point)) return "outside_saudi_arabia";
  const named = area === undefined ? null : neighbourhoodOf(area, index);
  if (named === undefined) return "invalid_area";
  if (when === undefined) return "invalid_at";
  const neighbourhood = named ?? (point ? neighbourhoodAt(point, index.neighbourhoods) : null);
  if (!neighbourhood) return { neighbourhood: null, point: point ?? null, at: when };
  const { id, name_ar, name_en, lat, lng } = neighbourhood;
  return { neighbourhood: { id, name_ar, name_en }, point: { lat, lng }, at: when };
}

function neighbourhoodOf(area: string, index: PlacesIndex): Neighbourhood | undefined {
  const said = index.neighbourhoods.find((one) => one.name_ar === area || one.name_en === area);
  if (said) return said;
  const id = /^[1-9]\d{0,9}$/.test(area) ? Number(area) : neighbourhoodNamed(area, index.catalogue);
  return index.neighbourhood(id ?? -1) ?? undefined;
}

/** ms; undefined when it is no time, or one that nothing can be ordered for. */
function timeOf(text: string, now: number): number | undefined {
  if (!ISO_TIME.test(text)) return undefined;
  const at = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}+03:00`);
  return at >= now - PAST_MS && at <= now + FUTURE_MS ? at : undefined;
}
