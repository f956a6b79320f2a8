import { DEFAULT_RADIUS_M } from "./limits";

/** Radii to choose from, metres. Beyond the last, places are no longer near. */
export const RADII = [500, 1000, 1500, 2000, 3000, 5000] as const;

const LONGEST_TEXT = 100;

/** What an address of /nearby asks for: around a typed address, else a neighbourhood, else a position. */
export interface NearbyAddress {
  /** A position, to four decimals, some ten metres: nobody needs to be known better. */
  point: { lat: number; lng: number } | null;
  /** Id of a neighbourhood. */
  area: number | null;
  /** An address typed by hand. */
  where: string;
  keyword: string;
  /** Metres, one of RADII. */
  radius: number;
  map: boolean;
  all: boolean;
}

/** Reads the query of an address; what makes no sense is as if it were not there. */
export function nearbyAddress(params: URLSearchParams): NearbyAddress {
  const number = (name: string) => {
    const text = params.get(name) ?? "";
    return /^-?\d{1,3}(?:\.\d{1,12})?$/.test(text) ? Number(Number(text).toFixed(4)) : null;
  };
  const text = (name: string) => (params.get(name) ?? "").trim().slice(0, LONGEST_TEXT);
  const lat = number("lat");
  const lng = number("lng");
  const radius = Number(params.get("radius"));
  return {
    point: lat === null || lng === null ? null : { lat, lng },
    area: /^[1-9]\d{0,9}$/.test(text("area")) ? Number(text("area")) : null,
    where: text("where"),
    keyword: text("keyword"),
    radius: RADII.find((choice) => choice === radius) ?? DEFAULT_RADIUS_M,
    map: params.get("map") === "1",
    all: params.get("all") === "1",
  };
}

/** The address that asks for the same, with some of it changed. Defaults are left out. */
export function nearbyHref(address: NearbyAddress, change: Partial<NearbyAddress> = {}): string {
  const { point, area, where, keyword, radius, map, all } = { ...address, ...change };
  const params = new URLSearchParams();
  if (where) params.set("where", where);
  else if (area !== null) params.set("area", String(area));
  else if (point) {
    params.set("lat", String(point.lat));
    params.set("lng", String(point.lng));
  }
  if (keyword) params.set("keyword", keyword);
  if (radius !== DEFAULT_RADIUS_M) params.set("radius", String(radius));
  if (map) params.set("map", "1");
  if (all) params.set("all", "1");
  return params.size > 0 ? `/nearby?${params}` : "/nearby";
}
