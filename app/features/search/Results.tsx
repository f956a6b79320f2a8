import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnChecks } from "~/features/prices";
import { Page } from "~/ui/Page";
import { Sentence } from "~/ui/Sentence";
import { Besides } from "./Besides";
import { displayed } from "./display";
import { FoundCount } from "./FoundCount";
import type { FoundOrder } from "./found-order";
import { OrderLines } from "./OrderLines";
import { ResultList } from "./ResultList";
import type { SearchResult } from "./schema";
import { Understood } from "./Understood";
import type { ShownReason } from "./why-nothing";

interface ResultsProps {
  query: string;
  result: SearchResult;
  /** Where and when the totals are for. */
  destination: ReactNode;
  ownChecks: OwnChecks;
  order: FoundOrder;
  /** Why nothing was found of a line of the order, line by line. */
  whyNot: readonly (ShownReason | null)[];
  now: number;
}

/** The answer to a question that found something. */
export function Results({
  query,
  result,
  destination,
  ownChecks,
  order,
  whyNot,
  now,
}: ResultsProps) {
  const { t } = useTranslation("search");
  const { understood, lines, orders } = result;
  return (
    <Page title={<Sentence text={t("heading")} parts={{ query: <bdi>{displayed(query)}</bdi> }} />}>
      {lines.length === 0 && <Understood result={result} />}
      {destination}
      <Besides result={result} />
      {lines.length > 0 && (
        <OrderLines
          {...{ lines, orders, ownChecks, whyNot, now }}
          area={understood.neighbourhood?.id ?? null}
        />
      )}
      {lines.length === 0 && <OneDish {...{ result, ownChecks, order, now }} />}
    </Page>
  );
}

/** The restaurants that have what is asked for. */
function OneDish({
  result,
  ownChecks,
  order,
  now,
}: Pick<ResultsProps, "result" | "ownChecks" | "order" | "now">) {
  const { matches, intent } = result;
  return (
    <>
      <FoundCount count={matches.length} order={order} />
      <ResultList matches={matches} ownChecks={ownChecks} quantity={intent.quantity} now={now} />
    </>
  );
}
