/** The catalogues, one file each in `locales/<language>/`. A route names those it uses in `handle.i18n`. */
export const NAMESPACES = [
  "common",
  "search",
  "catalogue",
  "facts",
  "browse",
  "prices",
  "basket",
  "places",
  "nearby",
  "destination",
  "developers",
  "accounts",
  "feedback",
  "uploads",
  "snapshots",
  "sheet",
  "outcomes",
  "moderation",
  "community",
  "chat",
  "assistant",
  "assistant-fees",
  "talk",
  "evidence",
  "taps",
  "delivery",
  "history",
  "help",
  "quality",
  "offline",
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** The ones every page needs: root and the shell speak these. */
export const SHELL_NAMESPACES: Namespace[] = ["common"];
