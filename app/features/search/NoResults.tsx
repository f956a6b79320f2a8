import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnChecks } from "~/features/prices";
import { LinkButton } from "~/ui/Button";
import { EmptyReceipt } from "~/ui/EmptyReceipt";
import { Page } from "~/ui/Page";
import { displayed } from "./display";
import { NearMatches } from "./NearMatches";
import { ResultList } from "./ResultList";
import type { SearchResult } from "./schema";
import { Understood } from "./Understood";
import type { ShownReason } from "./why-nothing";

interface NoResultsProps {
  result: SearchResult;
  why: ShownReason;
  /** Where and when the totals are for. */
  destination: ReactNode;
  ownChecks: OwnChecks;
  now: number;
}

/** The answer to a question that found nothing: why, what comes close, and how to ask again. */
export function NoResults({ result, why, destination, ownChecks, now }: NoResultsProps) {
  const { t } = useTranslation("search");
  const { t: common } = useTranslation();
  const { intent } = result;
  const words = new URLSearchParams({ restaurant: intent.restaurant, name: intent.item });
  const { elsewhere, restaurants } = result.nearMatches;
  const nothingNear =
    elsewhere.length === 0 && restaurants.length === 0 && !result.understood.restaurant;
  const title =
    (why === "restaurant_not_found" || why === "only_on_map") && intent.restaurant
      ? t("restaurantMissing", { name: displayed(intent.restaurant) })
      : t(`${why}.title`);
  return (
    <Page title={title} lead={t(`${why}.text`)}>
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
            {destination}
            <ResultList
              matches={elsewhere}
              ownChecks={ownChecks}
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
