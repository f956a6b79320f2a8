import { ResultCard } from "./ResultCard";
import type { SearchMatch } from "./schema";

interface ResultListProps {
  matches: readonly SearchMatch[];
  quantity: number;
  now: number;
}

/** Receipts side by side where there is room, cheapest first. */
export function ResultList({ matches, quantity, now }: ResultListProps) {
  return (
    <ul className={matches.length > 1 ? "results columns" : "results results-one"}>
      {matches.map((match) => (
        <li key={match.item.id}>
          <ResultCard match={match} quantity={quantity} now={now} />
        </li>
      ))}
    </ul>
  );
}
