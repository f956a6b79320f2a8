import type { OwnChecks } from "~/features/prices";
import { TapForm } from "~/features/prices/ui";
import { ResultCard } from "./ResultCard";
import type { SearchMatch } from "./schema";

interface ResultListProps {
  matches: readonly SearchMatch[];
  ownChecks: OwnChecks;
  quantity: number;
  now: number;
}

/** Receipts side by side where there is room, cheapest first. */
export function ResultList({ matches, ownChecks, quantity, now }: ResultListProps) {
  return (
    <>
      <TapForm />
      <ul className={matches.length > 1 ? "results columns" : "results results-one"}>
        {matches.map((match) => (
          <li key={match.item.id}>
            <ResultCard match={match} ownChecks={ownChecks} quantity={quantity} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}
