import type { Point } from "~/server/geo";
import type { Neighbourhood } from "./neighbourhood";

/** The drawing's own units. */
export const PLAN_WIDTH = 600;
export const PLAN_HEIGHT = 440;

/** How much more than the circle the drawing shows. */
const MARGIN = 1.12;
const METRES_PER_DEGREE = 111_195;
/** Labels closer than this to another, in units, would cover it. */
const LABEL_GAP = 44;

/** A drawn plan: where things are on a sheet of PLAN_WIDTH by PLAN_HEIGHT, north up in every language. */
export interface Plan {
  /** SVG path of every outline that touches the sheet; '' without outlines. */
  outlines: string;
  labels: { id: number; name_ar: string; name_en: string; x: number; y: number }[];
  circle: { x: number; y: number; r: number };
  /** In the order they were given; those off the sheet are left out. */
  places: { place: number; x: number; y: number }[];
}

/** Draws the neighbourhoods around a point, with places on them, so that a circle of `radius` metres fits. */
export function drawPlan(
  centre: Point,
  radius: number,
  neighbourhoods: readonly Neighbourhood[],
  places: readonly Point[],
): Plan {
  const scale = PLAN_HEIGHT / (2 * radius * MARGIN);
  const cosLat = Math.cos((centre.lat * Math.PI) / 180);
  const project = ({ lat, lng }: Point) => ({
    x: round(PLAN_WIDTH / 2 + (lng - centre.lng) * METRES_PER_DEGREE * cosLat * scale),
    y: round(PLAN_HEIGHT / 2 - (lat - centre.lat) * METRES_PER_DEGREE * scale),
  });
  const onSheet = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && x <= PLAN_WIDTH && y >= 0 && y <= PLAN_HEIGHT;
  return {
    outlines: neighbourhoods.map(({ area }) => area && outline(area, project)).join(""),
    labels: apart(
      neighbourhoods
        .map(({ id, name_ar, name_en, ...middle }) => ({
          id,
          name_ar,
          name_en,
          ...project(middle),
        }))
        .filter(onSheet),
    ),
    circle: { x: PLAN_WIDTH / 2, y: PLAN_HEIGHT / 2, r: round(radius * scale) },
    places: places.map((point, place) => ({ place, ...project(point) })).filter(onSheet),
  };
}

type Project = (point: Point) => { x: number; y: number };

function outline(area: NonNullable<Neighbourhood["area"]>, project: Project): string {
  const from = project({ lat: area.north, lng: area.west });
  const to = project({ lat: area.south, lng: area.east });
  if (to.x < 0 || from.x > PLAN_WIDTH || to.y < 0 || from.y > PLAN_HEIGHT) return "";
  return area.polygons
    .flat()
    .map((ring) => {
      let last = "";
      const corners = ring.flatMap(([lng, lat]) => {
        const { x, y } = project({ lat, lng });
        // A corner within the same unit as the one before is not seen.
        const corner = `${Math.round(x)} ${Math.round(y)}`;
        if (corner === last) return [];
        last = corner;
        return [corner];
      });
      return `M${corners.join("L")}Z`;
    })
    .join("");
}

function apart<Label extends { x: number; y: number }>(labels: readonly Label[]): Label[] {
  const kept: Label[] = [];
  for (const label of labels)
    if (kept.every(({ x, y }) => Math.hypot((label.x - x) / 2, label.y - y) > LABEL_GAP / 2))
      kept.push(label);
  return kept;
}

const round = (value: number) => Math.round(value * 10) / 10;
