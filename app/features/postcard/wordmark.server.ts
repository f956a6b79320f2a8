import sprite from "~/ui/icons/icons.svg?raw";

/** The outline of the wordmark: 680 × 770, its middle line from -34, -645. */
export const WORDMARK = /<symbol id="wordmark"[^>]*>(.*?)<\/symbol>/s.exec(sprite)?.[1] ?? "";
