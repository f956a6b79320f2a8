interface ChartProps {
  /** What it shows, for those who do not see it. */
  label: string;
  /** Its parts, as `chart-parts` makes them. */
  parts: readonly string[];
  className?: string;
}

/**
 * A drawing that nobody touches, as text: in elements its lines would cost as much as all that can be read of a page, here and
 * in the browser. Time runs from left to right in every language.
 */
export function Chart({ label, parts, className = "chart" }: ChartProps) {
  return (
    <div className={className} dir="ltr">
      <svg
        role="img"
        aria-label={label}
        width="100%"
        height="100%"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: parts.join("") }}
      />
    </div>
  );
}
