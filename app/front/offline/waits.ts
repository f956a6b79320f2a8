import type { ShouldRevalidateFunction } from "@remix-run/react";

/** What an action gives whose form is kept until there is a network. */
export const WAITS = { waits: true } as const;

/** Nothing has changed then, and nobody can be asked. */
export const unlessItWaits: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => actionResult?.waits !== true && defaultShouldRevalidate;
