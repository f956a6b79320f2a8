import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Point } from "~/server/geo";
import type { drawTileMap } from "./draw-tile-map.client";

/** Where the map's pictures come from, and whom to thank for them. */
export interface Tiles {
  /** With {z}, {x} and {y} in it. */
  url: string;
  attribution: string;
}

interface TileMapProps {
  tiles: Tiles;
  centre: Point;
  /** Metres. */
  radius: number;
  /** In the order of the list. */
  places: readonly Point[];
  /** Stands in until the map is there, and where there is no script. */
  children: ReactNode;
}

/** A map to move about in. Its code is fetched when it is asked for and not before. */
export function TileMap({ tiles, centre, radius, places, children }: TileMapProps) {
  const { t } = useTranslation("places");
  const box = useRef<HTMLDivElement>(null);
  const [draw, setDraw] = useState<typeof drawTileMap>();
  useEffect(() => {
    let gone = false;
    import("./draw-tile-map.client").then(
      (code) => gone || setDraw(() => code.drawTileMap),
      () => {}, // The plan stays.
    );
    return () => {
      gone = true;
    };
  }, []);
  useEffect(() => {
    if (draw && box.current) return draw(box.current, { tiles, centre, radius, places });
  }, [draw, tiles, centre, radius, places]);
  if (!draw) return children;
  return (
    <section className="tile-map" aria-label={t("map.label")} dir="ltr">
      {/* Leaflet's own: it sets classes on it, and has to find it as large as it will be. */}
      <div ref={box} className="tile-map-canvas" />
    </section>
  );
}
