import { Link as RemixLink } from "@remix-run/react";
import type { ComponentProps } from "react";

export * from "@remix-run/react";

type Props = ComponentProps<typeof RemixLink>;

/** Whether an address within the site is resolved to itself wherever it stands: no part of it is relative or empty. */
const isPlain = (to: Props["to"]): to is string =>
  typeof to === "string" && to.startsWith("/") && !/\/[./]|\?#|[?#]$/.test(to);

/**
 * A link as it is written into a page. Remix's own resolves its address three times, each time by the routes around it as
 * JSON, and prepares what is done on a click: a tenth of what a page takes, for the same tag.
 */
export function Link(props: Props) {
  const { to, discover = "render", prefetch, reloadDocument, ...rest } = props;
  if (!isPlain(to) || prefetch === "render") return <RemixLink {...props} />;
  const { relative, replace, state, preventScrollReset, viewTransition, ...tag } = rest;
  const isDiscovered = discover === "render" && !reloadDocument;
  return <a {...tag} data-discover={isDiscovered ? "true" : undefined} href={to} />;
}
