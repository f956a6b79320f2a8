/** The symbols of icons.svg that stand in text, by their names at Lucide. Only those in use. */
export const ICON_NAMES = [
  "arrow-right",
  "badge-check",
  "check",
  "chevron-down",
  "chevron-right",
  "circle-alert",
  "circle-dashed",
  "circle-user",
  "clock",
  "code",
  "copy",
  "globe",
  "history",
  "info",
  "map-pin",
  "moon",
  "search",
  "star",
  "sun",
  "sun-moon",
  "triangle-alert",
  "trending-down",
  "trending-up",
] as const;

export type IconName = (typeof ICON_NAMES)[number];
