import type { IconName } from "./icons/icon-names";
import sprite from "./icons/icons.svg?url";

/**
 * Icons that point along the line, and so turn round where the line runs from right to left.
 * Trends don't: like the charts they go with, they run from left to right in every language.
 */
const POINTING = new Set<IconName>(["arrow-right", "chevron-right"]);

/** An icon as high as the text around it. It says nothing to a screen reader unless it has a `label`. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  const className = POINTING.has(name) ? "icon icon-mirrored" : "icon";
  // As text: a page has more icons than sentences, and an element within each costs as much as one that can be read.
  const drawing = { __html: `<use href="${sprite}#${name}"></use>` };
  return label ? (
    <svg
      className={className}
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={drawing}
    />
  ) : (
    <svg
      className={className}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={drawing}
    />
  );
}
