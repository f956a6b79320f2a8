import type { AmountStyle } from "./amount-text";
import { appCard, bottomBar, bubbles, ruled, stacked, struck } from "./layouts/app";
import { catalogue, doubled, editable, fetched, long, tiles } from "./layouts/carts";
import { kraft, options, shelves } from "./layouts/everyday";
import { bilingual, centred, columns, extras, leading, typed } from "./layouts/fresh";
import { aside, menu, steppers, till } from "./layouts/hard";
import { letter, slip } from "./layouts/held-out";
import { invoice } from "./layouts/invoice";
import { boxed, hero, message, twoLines } from "./layouts/more";
import { dotted, grid, thermal } from "./layouts/paper";
import { cards, listed, pills } from "./layouts/quantities";
import { kiosk, mail, sheet, strip, thumbs } from "./layouts/strangers";
import type { OrderWish } from "./order";
import type { Spoiling } from "./spoil";
import type { View } from "./view";

/** A layout with what its orders have; those held out were not looked at while the reading was made. */
export interface Layout {
  name: string;
  draw: (view: View, qr: string) => string;
  wish: OrderWish;
  spoiling: Spoiling;
  heldOut?: boolean;
  /** It shows prices and nothing to pay. */
  menu?: boolean;
  paper?: boolean;
  /** How wide a CSS pixel is. */
  scale?: number;
  /** CSS pixels; that of a phone where it is not said. */
  width?: number;
}

export const LAYOUTS: readonly Layout[] = [
  { name: "card", draw: appCard, wish: { discount: true }, spoiling: "none" },
  {
    name: "bottom-bar",
    draw: bottomBar,
    wish: { serviceFee: true, vatOnTop: true },
    spoiling: "none",
  },
  { name: "stacked", draw: stacked, wish: { serviceFee: true }, spoiling: "none" },
  { name: "bubbles", draw: bubbles, wish: { discount: true }, spoiling: "compressed" },
  { name: "struck", draw: struck, wish: { struck: true, most: 2 }, spoiling: "none" },
  { name: "ruled", draw: ruled, wish: { serviceFee: true, discount: true }, spoiling: "small" },
  { name: "wallet", draw: appCard, wish: { wallet: true, vatOnTop: true }, spoiling: "none" },
  {
    name: "free-delivery",
    draw: bottomBar,
    wish: { freeDelivery: true, discount: true },
    spoiling: "none",
  },
  { name: "small", draw: appCard, wish: { serviceFee: true }, spoiling: "small" },
  { name: "compressed", draw: ruled, wish: { vatOnTop: true }, spoiling: "compressed" },
  {
    name: "cropped",
    draw: bottomBar,
    wish: { serviceFee: true, discount: true },
    spoiling: "cropped",
  },
  { name: "thermal", draw: thermal, wish: {}, spoiling: "none", paper: true },
  {
    name: "grid",
    draw: grid,
    wish: { vatOnTop: true, discount: true },
    spoiling: "compressed",
    paper: true,
  },
  { name: "dotted", draw: dotted, wish: { serviceFee: true }, spoiling: "tilted", paper: true },
  { name: "photo", draw: thermal, wish: { vatOnTop: true }, spoiling: "photo", paper: true },
  { name: "invoice", draw: invoice, wish: { serviceFee: true }, spoiling: "none", paper: true },
  { name: "letter", draw: letter, wish: { vatOnTop: true }, spoiling: "none", heldOut: true },
  {
    name: "slip",
    draw: slip,
    wish: { discount: true },
    spoiling: "tilted",
    heldOut: true,
    paper: true,
  },
  { name: "boxed", draw: boxed, wish: { discount: true }, spoiling: "compressed" },
  { name: "message", draw: message, wish: { vatOnTop: true }, spoiling: "none" },
  { name: "hero", draw: hero, wish: { discount: true }, spoiling: "tilted" },
  { name: "two-lines", draw: twoLines, wish: {}, spoiling: "compressed", paper: true },
  { name: "pills", draw: pills, wish: { serviceFee: true }, spoiling: "none" },
  { name: "listed", draw: listed, wish: {}, spoiling: "compressed" },
  { name: "cards", draw: cards, wish: { vatOnTop: true }, spoiling: "none" },
  { name: "till", draw: till, wish: { discount: true }, spoiling: "none", paper: true },
  { name: "till-worn", draw: till, wish: {}, spoiling: "compressed", paper: true },
  { name: "steppers", draw: steppers, wish: { serviceFee: true }, spoiling: "none" },
  { name: "aside", draw: aside, wish: { discount: true, most: 8 }, spoiling: "compressed" },
  { name: "menu", draw: menu, wish: { least: 5, most: 9 }, spoiling: "none", menu: true },
  { name: "options", draw: options, wish: { discount: true }, spoiling: "none" },
  { name: "kraft", draw: kraft, wish: { serviceFee: true }, spoiling: "compressed", paper: true },
  { name: "shelves", draw: shelves, wish: { least: 6, most: 9 }, spoiling: "none", menu: true },
  { name: "table-photo", draw: thermal, wish: {}, spoiling: "table", paper: true },
  { name: "table-till", draw: twoLines, wish: {}, spoiling: "table", paper: true },
  { name: "screen-card", draw: appCard, wish: { discount: true }, spoiling: "screen" },
  { name: "screen-boxed", draw: boxed, wish: { serviceFee: true }, spoiling: "screen" },
  {
    name: "columns",
    draw: columns,
    wish: { serviceFee: true },
    spoiling: "none",
    width: 720,
  },
  {
    name: "leading",
    draw: leading,
    wish: { discount: true },
    spoiling: "none",
  },
  {
    name: "centred",
    draw: centred,
    wish: { vatOnTop: true },
    spoiling: "none",
  },
  {
    name: "typed",
    draw: typed,
    wish: { serviceFee: true },
    spoiling: "none",
    paper: true,
  },
  {
    name: "extras",
    draw: extras,
    wish: { discount: true },
    spoiling: "compressed",
  },
  {
    name: "bilingual",
    draw: bilingual,
    wish: { vatOnTop: true },
    spoiling: "none",
    paper: true,
  },
  { name: "strip", draw: strip, wish: {}, spoiling: "table", heldOut: true, paper: true },
  {
    name: "thumbs",
    draw: thumbs,
    wish: { serviceFee: true, most: 4 },
    spoiling: "none",
    heldOut: true,
  },
  {
    name: "sheet",
    draw: sheet,
    wish: { vatOnTop: true, most: 5 },
    spoiling: "table",
    heldOut: true,
    paper: true,
  },
  { name: "mail", draw: mail, wish: { discount: true }, spoiling: "compressed", heldOut: true },
  { name: "kiosk", draw: kiosk, wish: { vatOnTop: true }, spoiling: "screen", heldOut: true },
  {
    name: "editable",
    draw: editable,
    wish: { serviceFee: true },
    spoiling: "none",
  },
  { name: "fetched", draw: fetched, wish: { pickUp: true }, spoiling: "none" },
  {
    name: "delivered",
    draw: fetched,
    wish: { discount: true },
    spoiling: "compressed",
  },
  {
    name: "long",
    draw: long,
    wish: { least: 10, most: 14, serviceFee: true },
    spoiling: "none",
  },
  {
    name: "catalogue",
    draw: catalogue,
    wish: { least: 10, most: 20 },
    spoiling: "compressed",
    menu: true,
  },
  {
    name: "tiles",
    draw: tiles,
    wish: { least: 8, most: 12 },
    spoiling: "none",
    menu: true,
  },
  {
    name: "doubled",
    draw: doubled,
    wish: { most: 6 },
    spoiling: "tilted",
    paper: true,
  },
];

/** Whether a layout is learned from; all others judge what was learned. */
export const isFitted = (layout: string) =>
  LAYOUTS.some(({ name, heldOut }) => name === layout && !heldOut);

/** The training of the recogniser leaves these alone. */
export const HELD_OUT_FONTS = ["Harmattan", "KacstTitle"];

export const FONTS = [
  "Noto Sans Arabic",
  "Noto Kufi Arabic",
  "DejaVu Sans",
  "Amiri",
  "KacstOne",
  "Noto Naskh Arabic",
  "KacstBook",
  "Lemonada",
  "FreeSerif",
  ...HELD_OUT_FONTS,
];

/** Ways of writing an amount; a third of the pictures has Arabic-Indic digits. */
export const STYLES: readonly AmountStyle[] = [
  { eastern: false, decimal: ".", currency: "SAR", before: true, short: false },
  { eastern: true, decimal: "٫", currency: "ر.س", before: false, short: false },
  { eastern: false, decimal: ".", currency: "ر.س", before: false, short: false },
  { eastern: false, decimal: ".", currency: "SR", before: false, short: true },
  { eastern: true, decimal: ".", currency: "ريال", before: false, short: true },
  { eastern: false, decimal: ".", currency: "﷼", before: false, short: false },
  { eastern: false, decimal: ".", currency: "ر.س", before: false, short: false },
  { eastern: true, decimal: ",", currency: "﷼", before: false, short: false },
  { eastern: false, decimal: ".", currency: "", before: false, short: false },
  { eastern: false, decimal: ".", currency: "SAR", before: false, short: true },
  { eastern: true, decimal: "٫", currency: "", before: false, short: false },
  { eastern: false, decimal: ".", currency: "sign", before: true, short: false },
  { eastern: true, decimal: "٫", currency: "sign", before: true, short: true },
];
