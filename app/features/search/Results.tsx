import { useTranslation } from "react-i18next";
import type { Stands } from "~/features/contribute/taps/tap";
import { Page } from "~/ui/Page";
import { Sentence } from "~/ui/Sentence";
import { displayed } from "./display";
import { ResultList } from "./ResultList";
import type { SearchResult } from "./schema";
import { Understood } from "./Understood";

interface ResultsProps {
  query: string;
  result: SearchResult;
  stands: Stands;
  now: number;
}

/** The answer to a question that found something. */
export function Results({ query, result, stands, now }: ResultsProps) {
  const { t } = useTranslation("search");
  const { matches, intent, understood } = result;
  return (
    <Page title={<Sentence text={t("heading")} parts={{ query: <bdi>{displayed(query)}</bdi> }} />}>
      <Understood result={result} />
      {matches.length > 1 && !understood.cuisine && (
        <p className="quiet">{t("compared", { count: matches.length })}</p>
      )}
      {matches.length > 1 && understood.cuisine && (
        <p className="quiet">
          {t("rated", { count: matches.length })} · {t("ratedHint")}
        </p>
      )}
      <ResultList matches={matches} stands={stands} quantity={intent.quantity} now={now} />
    </Page>
  );
}
