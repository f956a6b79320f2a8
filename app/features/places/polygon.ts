import type { Point } from "~/server/geo";

/** A closed line of `[lng, lat]` pairs, as in GeoJSON; the last pair may or may not repeat the first. */
export type Ring = readonly (readonly [number, number])[];
/** An outer ring and its holes. */
export type Polygon = readonly Ring[];

/** An area of one or more polygons, ready to be asked: its box first, so that most questions end there. */
export interface Area {
  polygons: readonly Polygon[];
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Prepares polygons for `isInside`. */
export function areaOf(polygons: readonly Polygon[]): Area {
  const area = {
    polygons,
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

/** Whether `point` lies in the area and in none of its holes. Areas across the antimeridian are not for us. */
export function isInside({ lat, lng }: Point, area: Area): boolean {
  if (lng < area.west || lng > area.east || lat < area.south || lat > area.north) return false;
  return area.polygons.some((rings) => {
    // Even–odd over all rings at once: a hole turns its inside out again.
    let inside = false;
    for (const ring of rings) if (crossings(lng, lat, ring) % 2 === 1) inside = !inside;
    return inside;
  });
}

/** How many sides of the ring a ray to the east crosses (M. Shimrat, "Algorithm 112", CACM 1962). */
function crossings(lng: number, lat: number, ring: Ring): number {
  let count = 0;
  let [fromLng, fromLat] = ring[ring.length - 1] ?? [0, 0];
  for (const [toLng, toLat] of ring) {
    if (
      toLat > lat !== fromLat > lat &&
      lng < ((fromLng - toLng) * (lat - toLat)) / (fromLat - toLat) + toLng
    )
      count++;
    fromLng = toLng;
    fromLat = toLat;
  }
  return count;
}

/**
 * The middle of an area: the centroid of its largest outer ring, on the plane, which is what a neighbourhood needs.
 * A ring without extent gives its first corner.
 */
export function centroidOf({ polygons }: Area): Point {
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
