import type { Theme } from "~/ui/theme";

/** `--paper` of styles/tokens.css, for the browser's own bars. */
export const PAPER = { light: "#fbf8f1", dark: "#171612" } as const;

/** Tells the browser which colours to expect before the stylesheet is there. */
export function ThemeColour({ theme }: { theme: Theme }) {
  if (theme !== "auto")
    return (
      <>
        <meta name="color-scheme" content={theme} />
        <meta name="theme-color" content={PAPER[theme]} />
      </>
    );
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
