import { TapForm } from "~/features/contribute/taps/TapForm";
import type { Stands } from "~/features/contribute/taps/tap";
import { ResultCard } from "./ResultCard";
import type { SearchMatch } from "./schema";

interface ResultListProps {
  matches: readonly SearchMatch[];
  stands: Stands;
  quantity: number;
  now: number;
}

/** Receipts side by side where there is room, cheapest first. */
export function ResultList({ matches, stands, quantity, now }: ResultListProps) {
  return (
    <>
      <TapForm />
      <ul className={matches.length > 1 ? "results columns" : "results results-one"}>
        {matches.map((match) => (
          <li key={match.item.id}>
            <ResultCard match={match} stands={stands} quantity={quantity} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}
