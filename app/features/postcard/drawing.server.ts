import { PLATFORM_SHAPES, type Platform, type Status } from "~/features/prices";
import { currencyUnit, formatRiyals, unitComesFirst } from "~/i18n/format";
import { LANGUAGES } from "~/i18n/languages";
import { fitText } from "./fit-text";
import { POSTCARD_SIZE, type Postcard, type PostcardRow } from "./postcard";
import { type Line, line } from "./svg-text";
import { WORDMARK } from "./wordmark.server";

/** The light colours of styles/tokens.css. */
const INK = {
  paper: "#fbf8f1",
  card: "#ffffff",
  ink: "#1c1b17",
  soft: "#5c584d",
  hairline: "#e4ddcd",
  accent: "#0e6b4a",
  accentSoft: "#e3f0e8",
} as const;
const STATUS_INK: Record<Status, string> = {
  verified: "#0e6b4a",
  unverified: "#855400",
  stale: "#625e54",
};
const PLATFORM_INK: Record<Platform, string> = {
  platform_a: "#0f7670",
  platform_b: "#86386f",
  platform_c: "#9a5b0c",
};

/** What a status looks like without its colour, around the point 0, 0, 20 wide. */
const STATUS_SIGN: Record<Status, string> = {
  verified: '<path d="M-9 1l6 6L9-6"/>',
  unverified: '<circle r="9" stroke-dasharray="5 4.4"/>',
  stale: '<circle r="9"/><path d="M0-5V0l4 3"/>',
};

const { width: WIDTH, height: HEIGHT } = POSTCARD_SIZE;
const MARGIN = 64;
const TITLE = { size: 58, leading: 72, width: 880, lines: 2 };
const PLACE_SIZE = 36;
const ROW = { height: 88, gap: 14, padding: 36, text: 84 };

/** The words that stand on a postcard beside what it is of. */
export interface PostcardWords {
  status: Record<Status, string>;
  /** What the totals are, and of which day. */
  dated: string;
}

/** Draws a postcard as SVG. Right to left is the mirror of left to right. */
export function drawing(card: Postcard, words: PostcardWords): string {
  const { dir } = LANGUAGES[card.language];
  const at = (fromStart: number) => (dir === "rtl" ? WIDTH - fromStart : fromStart);
  const write = (text: Line[], place: Omit<Parameters<typeof line>[1], "dir" | "at">) =>
    line(text, { ...place, dir, at });
  const title = fitText(card.title, TITLE.size, TITLE.width, TITLE.lines);
  const rowsTop = HEIGHT - 92 - card.rows.length * (ROW.height + ROW.gap);
  // What stands above the rows is in the middle of what they leave.
  const headHeight = title.length * TITLE.leading + (card.restaurant === null ? 0 : 56);
  const top = 24 + Math.max(0, (rowsTop - 24 - headHeight) / 2);
  const place = card.restaurant && fitText(card.restaurant, PLACE_SIZE, TITLE.width, 1)[0];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK.paper}"/>`,
    `<path fill="${INK.accent}" d="${najdi()}"/>`,
    `<g transform="translate(${at(WIDTH - MARGIN) - (dir === "rtl" ? 0 : 106)} 44) scale(.156) translate(34 645)" fill="${INK.accent}">${WORDMARK}</g>`,
    ...title.map((text, place) =>
      write([{ text, fill: INK.ink, strong: true }], {
        start: MARGIN,
        y: top + 56 + place * TITLE.leading,
        size: TITLE.size,
      }),
    ),
    place &&
      write([{ text: place, fill: INK.soft }], {
        start: MARGIN,
        y: top + title.length * TITLE.leading + 38,
        size: PLACE_SIZE,
      }),
    ...card.rows.map((row, place) =>
      drawRow(row, rowsTop + place * (ROW.height + ROW.gap), { card, words, at, write }),
    ),
    write([{ text: words.dated, fill: INK.soft }], { start: MARGIN, y: HEIGHT - 44, size: 28 }),
    "</svg>",
  ]
    .filter(Boolean)
    .join("");
}

interface RowTools {
  card: Postcard;
  words: PostcardWords;
  at: (fromStart: number) => number;
  write: (text: Line[], place: { start?: number; end?: number; y: number; size: number }) => string;
}

function drawRow(row: PostcardRow, y: number, { card, words, at, write }: RowTools): string {
  const { platform, status, award } = row;
  const edge = award
    ? `fill="${INK.accentSoft}" stroke="${INK.accent}" stroke-width="3"`
    : `fill="${INK.card}" stroke="${INK.hairline}" stroke-width="2"`;
  const dashes = status === "stale" ? ' stroke-dasharray="8 7"' : "";
  const middle = y + ROW.height / 2;
  const shape = `translate(${at(MARGIN + ROW.padding)} ${middle}) scale(2.9)`;
  const sign = `translate(${at(MARGIN + ROW.text + 10)} ${y + 62})`;
  const unit = { text: currencyUnit(card.language), fill: INK.soft, size: 28 };
  const amount = { text: formatRiyals(row.total), fill: INK.ink, strong: true };
  const paid = unitComesFirst(card.language) ? [unit, amount] : [amount, unit];
  const said = [{ text: words.status[status], fill: STATUS_INK[status] }];
  const won = award ? [{ text: `· ${award}`, fill: INK.accent, strong: true }] : [];
  return [
    `<rect x="${MARGIN}" y="${y}" width="${WIDTH - 2 * MARGIN}" height="${ROW.height}" rx="12" ${edge}${dashes}/>`,
    `<path fill="${PLATFORM_INK[platform]}" transform="${shape}" d="${PLATFORM_SHAPES[platform]}"/>`,
    write(
      [{ text: fitText(row.name, 34, 640, 1)[0] ?? "", fill: INK.ink, strong: award !== null }],
      {
        start: MARGIN + ROW.text,
        y: y + 40,
        size: 34,
      },
    ),
    `<g fill="none" stroke="${STATUS_INK[status]}" stroke-width="2.5" transform="${sign}">${STATUS_SIGN[status]}</g>`,
    write([...said, ...won], { start: MARGIN + ROW.text + 32, y: y + 71, size: 25 }),
    write(paid, { end: WIDTH - MARGIN - ROW.padding + 8, y: y + 61, size: 50 }),
  ].join("");
}

/** The band of triangles along the upper edge, which every page has under its header. */
function najdi(): string {
  const teeth = Array.from(
    { length: WIDTH / 20 },
    (_, tooth) => `L${tooth * 20 + 10} 8L${tooth * 20 + 20} 22`,
  );
  return `M0 0V22${teeth.join("")}V0Z`;
}
