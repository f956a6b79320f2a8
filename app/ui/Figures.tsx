interface FiguresProps {
  figures: readonly {
    name: string;
    label: string;
    /** As it is shown; null while there is none. */
    value: string | null;
    /** Why there is none, in words. */
    missing?: string;
  }[];
}

/** A few numbers with what they count, side by side as far as there is room. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="figures">
      {figures.map(({ name, label, value, missing }) => (
        <div key={name}>
          <dt>{label}</dt>
          {/* A day may be written otherwise by the browser's own tables. */}
          <dd className="figure" suppressHydrationWarning>
            {value ?? <span aria-hidden="true">—</span>}
            {value === null && <span className="figure-missing">{missing}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
