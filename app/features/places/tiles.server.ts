import { env } from "~/server/env.server";
import type { Tiles } from "./TileMap";

/** Where the map's pictures come from, when an operator has said so. */
export function mapTiles(): Tiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = env();
  return url && attribution ? { url, attribution } : null;
}
