import { useTranslation } from "react-i18next";
import { PriceCard } from "~/features/catalogue/ui";
import { TAP_PATH } from "~/features/prices/ui";
import { LinkButton } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { SubmitButton } from "~/ui/SubmitButton";
import type { TapPageData } from "./tap-page.server";

interface TapPageProps extends Omit<TapPageData, "problem"> {
  problem: "moved" | "own" | "no_price" | "often" | null;
  /** The tap as its form field. */
  field: string;
  /** Where it was tapped. */
  to: string;
}

/** A tap that waited for its person to sign in, or that could not be said: the price, the word, and the way back. */
export function TapPage({ word, problem, field, to, ...price }: TapPageProps) {
  const { t } = useTranslation("evidence");
  return (
    <Page narrow title={t("tap.title")}>
      <PriceCard {...price} />
      {problem ? (
        <Notice kind="warning">{t(`tap.problem.${problem}`)}</Notice>
      ) : (
        // As a page of its own it leads back to the price itself, with scripts too.
        <form method="post" action={TAP_PATH} className="stack">
          <input type="hidden" name="to" value={to} />
          <input type="hidden" name="tap" value={field} />
          <SubmitButton>{t(`tap.send.${word}`)}</SubmitButton>
        </form>
      )}
      <p>
        <LinkButton quiet to={to}>
          {t("tap.back")}
        </LinkButton>
      </p>
    </Page>
  );
}
