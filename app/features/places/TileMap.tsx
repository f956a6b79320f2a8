import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Point } from "~/server/geo";

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
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let remove: (() => void) | undefined;
    let gone = false;
    import("./draw-tile-map.client").then(({ drawTileMap }) => {
      if (gone || !box.current) return;
      remove = drawTileMap(box.current, { tiles, centre, radius, places });
      setReady(true);
    });
    return () => {
      gone = true;
      remove?.();
      setReady(false);
    };
  }, [tiles, centre, radius, places]);
  return (
    <>
      {!ready && children}
      <section
        className={ready ? "tile-map" : undefined}
        ref={box}
        aria-label={t("map.label")}
        dir="ltr"
      />
    </>
  );
}
