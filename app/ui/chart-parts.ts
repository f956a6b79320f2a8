import { escapedText } from "./escaped-text";

/**
 * The parts of charts, as the text that `Chart` takes. Places are lengths such as `20%`, so that a drawing fits any width and
 * its text and marks keep their size.
 */

interface LineEnds {
  x1: string;
  x2: string;
  y1: string;
  y2: string;
}

/** Where a word stands by its place: before it, around it or after it. */
export type Anchor = "start" | "middle" | "end";

/** The anchor of the words below a chart, of which the first and the last stay within it. */
export const anchorOf = (place: number, count: number): Anchor =>
  place === 0 ? "start" : place === count - 1 ? "end" : "middle";

/** A straight line. */
export const segment = (className: string, { x1, x2, y1, y2 }: LineEnds): string =>
  `<line class="${className}" x1="${x1}" x2="${x2}" y1="${y1}" y2="${y2}"></line>`;

/** A line to read amounts by, with its amount before it. */
export const gridLine = (y: string, amount: string): string =>
  segment("chart-grid", { x1: "0", x2: "100%", y1: y, y2: y }) +
  `<text class="chart-label" x="-12" y="${y}" dy="0.35em" text-anchor="end">${escapedText(amount)}</text>`;

/** A word below the drawing. */
export const axisWord = (x: string, y: string, anchor: Anchor, word: string): string =>
  `<text class="chart-label" x="${x}" y="${y}" text-anchor="${anchor}">${escapedText(word)}</text>`;

/** A mark, drawn by its `path` around 0, 0. */
export const shape = (path: string, hollow = false): string =>
  `<path class="${hollow ? "mark mark-hollow" : "mark"}" d="${path}"></path>`;

/** A mark around a place. */
export const mark = (x: string, y: string, path: string, hollow = false): string =>
  `<svg x="${x}" y="${y}" overflow="visible" aria-hidden="true">${shape(path, hollow)}</svg>`;

/** Parts that belong to one platform, which gives them its colour. */
export const ofPlatform = (platform: string, parts: string): string =>
  `<g data-platform="${platform}">${parts}</g>`;
