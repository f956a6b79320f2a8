import { escapedText } from "~/ui/escaped-text";

/** A piece of a line in one colour and size. */
export interface Line {
  text: string;
  fill: string;
  strong?: boolean;
  /** Where it differs from that of the line, pixels. */
  size?: number;
}

interface Place {
  dir: "ltr" | "rtl";
  /** Where a distance from the start of the line is on the picture, pixels. */
  at: (fromStart: number) => number;
  /** Where the line begins, or where it ends; pixels from the start. */
  start?: number;
  end?: number;
  y: number;
  size: number;
}

/** The fonts of postcards by name, of which each takes what those before it lack. */
const FAMILY = "IBM Plex Sans Arabic, Noto Sans Devanagari";

/**
 * A line of text that stands against one side of a picture. Its words run as their own letters do, which may be the other
 * way round than the picture: an English name on an Arabic one.
 */
export function line(pieces: readonly Line[], { dir, at, start, end, y, size }: Place): string {
  const own = pieces.length > 1 ? dir : (directionOf(pieces[0]?.text ?? "") ?? dir);
  const atStart = start !== undefined;
  const anchor = atStart === (own === dir) ? "start" : "end";
  const x = at(start ?? end ?? 0);
  const spans = pieces.map(
    (piece) =>
      `<tspan fill="${piece.fill}"${piece.size ? ` font-size="${piece.size}"` : ""} font-weight="${piece.strong ? 600 : 400}">${escaped(piece.text)}</tspan>`,
  );
  return `<text x="${x}" y="${y}" font-size="${size}" direction="${own}" text-anchor="${anchor}" font-family="${FAMILY}" xml:space="preserve">${spans.join("<tspan>\u00a0</tspan>")}</text>`;
}

/** Which way the first letters run that run one way. */
function directionOf(text: string): "ltr" | "rtl" | null {
  const first = /[\p{L}]/u.exec(text)?.[0];
  if (!first) return null;
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first) ? "rtl" : "ltr";
}

/** Text as XML takes it: what no XML may hold is left out. */
const escaped = (text: string): string =>
  escapedText(text.replace(/[\p{Cc}\p{Cs}\u{fffe}\u{ffff}]/gu, ""));
