import { Link } from "@remix-run/react";

interface StateTabsProps<State extends string> {
  label: string;
  state: State;
  counts: readonly { name: State; count: number }[];
  /** What people call a state. */
  wordOf: (state: State) => string;
}

/** The states of a queue with how much is in each; the one shown is marked. */
export function StateTabs<State extends string>(props: StateTabsProps<State>) {
  const { label, state, counts, wordOf } = props;
  return (
    <nav className="cluster" aria-label={label}>
      {counts.map(({ name, count }) => (
        <Link
          key={name}
          className="chip"
          to={`?state=${name}`}
          aria-current={name === state ? "page" : undefined}
        >
          {wordOf(name)} <span className="figure">{count}</span>
        </Link>
      ))}
    </nav>
  );
}
