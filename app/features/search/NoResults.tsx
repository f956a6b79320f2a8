import { useTranslation } from "react-i18next";
import type { Stands } from "~/features/contribute/taps/tap";
import { LinkButton } from "~/ui/Button";
import { EmptyReceipt } from "~/ui/EmptyReceipt";
import { Page } from "~/ui/Page";
import { NearMatches } from "./NearMatches";
import { ResultList } from "./ResultList";
import type { EmptyReason, SearchResult } from "./schema";
import { Understood } from "./Understood";
import { whyNothing } from "./why-nothing";

interface NoResultsProps {
  result: SearchResult;
  reason: EmptyReason;
  stands: Stands;
  now: number;
}

/** The answer to a question that found nothing: why, what comes close, and how to ask again. */
export function NoResults({ result, reason, stands, now }: NoResultsProps) {
  const { t } = useTranslation("search");
  const { t: common } = useTranslation();
  const { intent } = result;
  const words = new URLSearchParams({ restaurant: intent.restaurant, name: intent.item });
  const { elsewhere, restaurants } = result.nearMatches;
  const nothingNear =
    elsewhere.length === 0 && restaurants.length === 0 && !result.understood.restaurant;
  const why = whyNothing(result, reason);
  return (
    <Page title={t(`${why}.title`)} lead={t(`${why}.text`)}>
      <div className="stack stack-wide">
        {nothingNear && <EmptyReceipt />}
        {intent.restaurant && intent.item && (
          <p>
            <LinkButton to={`/contribute/snapshot/new?${words}`}>
              {common("navigation.contribute")}
            </LinkButton>
          </p>
        )}
        <NearMatches result={result} />
        {elsewhere.length > 0 && (
          <section className="stack" aria-labelledby="near-elsewhere">
            <h2 id="near-elsewhere">{t("nearElsewhere")}</h2>
            <ResultList
              matches={elsewhere}
              stands={stands}
              quantity={result.intent.quantity}
              now={now}
            />
          </section>
        )}
        <Understood result={result} open />
      </div>
    </Page>
  );
}
