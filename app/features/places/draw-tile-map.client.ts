import leaflet from "leaflet";
import stylesheet from "leaflet/dist/leaflet.css?url";
import type { Point } from "~/server/geo";

interface TileMapOptions {
  tiles: { url: string; attribution: string };
  centre: Point;
  radius: number;
  places: readonly Point[];
}

/**
 * Draws a Leaflet map into `box`, with the circle looked in and a numbered mark for each place that leads to its line
 * in the list.
 *
 * @returns takes the map away again.
 */
export function drawTileMap(
  box: HTMLElement,
  { tiles, centre, radius, places }: TileMapOptions,
): () => void {
  addStylesheet();
  const map = leaflet.map(box);
  leaflet.tileLayer(tiles.url, { attribution: escaped(tiles.attribution) }).addTo(map);
  const middle = leaflet.latLng(centre.lat, centre.lng);
  map.fitBounds(middle.toBounds(2 * radius));
  leaflet.circle(middle, { radius, className: "tile-map-reach" }).addTo(map);
  for (const [place, { lat, lng }] of places.entries()) {
    const icon = leaflet.divIcon({
      className: "tile-map-place",
      html: String(place + 1),
      iconSize: [28, 28],
    });
    leaflet
      .marker([lat, lng], { icon, title: String(place + 1), alt: String(place + 1) })
      .on("click", () => {
        location.hash = `place-${place + 1}`;
      })
      .addTo(map);
  }
  return () => map.remove();
}

function addStylesheet(): void {
  if (document.querySelector(`link[href="${stylesheet}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = stylesheet;
  document.head.append(link);
}

/** Leaflet takes HTML here; the setting is text. */
function escaped(text: string): string {
  const element = document.createElement("span");
  element.textContent = text;
  return element.innerHTML;
}
