/** A place on earth in WGS 84 degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Mean radius of the earth in metres, as the IUGG defines it and as Redis and PostGIS round it. */
export const EARTH_RADIUS_M = 6_371_008.8;

const RADIANS = Math.PI / 180;

/** Great-circle distance in metres by the haversine formula (R. W. Sinnott, "Virtues of the Haversine", 1984). */
export function distanceM(a: Point, b: Point): number {
  const halfLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const halfLng = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  const h = halfLat ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * halfLng ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}
