import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { MultiPolygon } from "geojson";
import type { Point } from "~/server/geo";

/** A closed line of `[lng, lat]` pairs, as in GeoJSON; the last pair may or may not repeat the first. */
export type Ring = readonly (readonly [number, number])[];
/** An outer ring and its holes. */
export type Polygon = readonly Ring[];

/** An area of one or more polygons, ready to be asked: its box first, so that most questions end there. */
export interface BoundedArea {
  polygons: readonly Polygon[];
  shape: MultiPolygon;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Prepares polygons for `isInside`. */
export function areaOf(polygons: readonly Polygon[]): BoundedArea {
  const area = {
    polygons,
    shape: {
      type: "MultiPolygon" as const,
      coordinates: polygons.map((rings) => rings.filter((ring) => ring.length > 0).map(closed)),
    },
    west: Number.POSITIVE_INFINITY,
    south: Number.POSITIVE_INFINITY,
    east: Number.NEGATIVE_INFINITY,
    north: Number.NEGATIVE_INFINITY,
  };
  for (const [outer] of polygons) {
    for (const [lng, lat] of outer ?? []) {
      if (lng < area.west) area.west = lng;
      if (lng > area.east) area.east = lng;
      if (lat < area.south) area.south = lat;
      if (lat > area.north) area.north = lat;
    }
  }
  return area;
}

/** The ring as GeoJSON has it: its first corner stands at the end again. */
function closed(ring: Ring): number[][] {
  const pairs = ring.map((pair) => [...pair]);
  const [first, last] = [ring[0], ring.at(-1)];
  return first && (first[0] !== last?.[0] || first[1] !== last[1]) ? [...pairs, [...first]] : pairs;
}

/**
 * Whether `point` lies in the area and in none of its holes. Areas across the antimeridian are not for us.
 *
 * @param edge whether a point on the very line counts: it should between neighbours, where one of them has to have it.
 */
export function isInside({ lat, lng }: Point, area: BoundedArea, { edge = true } = {}): boolean {
  if (lng < area.west || lng > area.east || lat < area.south || lat > area.north) return false;
  return booleanPointInPolygon([lng, lat], area.shape, { ignoreBoundary: !edge });
}

/**
 * The middle of an area: the centroid of its largest outer ring, on the plane, which is what a neighbourhood needs.
 * A ring without extent gives its first corner.
 */
export function centroidOf({ polygons }: BoundedArea): Point {
  let best = { weight: -1, lat: 0, lng: 0 };
  for (const [outer] of polygons) {
    const first = outer?.[0];
    if (!outer || !first) continue;
    let twice = 0;
    let lng = 0;
    let lat = 0;
    // Relative to the first corner: far from zero the small differences would drown.
    let [x0, y0] = [0, 0];
    for (const corner of [...outer.slice(1), first]) {
      const [x1, y1] = [corner[0] - first[0], corner[1] - first[1]];
      const cross = x0 * y1 - x1 * y0;
      twice += cross;
      lng += (x0 + x1) * cross;
      lat += (y0 + y1) * cross;
      [x0, y0] = [x1, y1];
    }
    if (Math.abs(twice) <= best.weight) continue;
    best =
      twice === 0
        ? { weight: 0, lng: first[0], lat: first[1] }
        : {
            weight: Math.abs(twice),
            lng: first[0] + lng / (3 * twice),
            lat: first[1] + lat / (3 * twice),
          };
  }
  return { lat: best.lat, lng: best.lng };
}
