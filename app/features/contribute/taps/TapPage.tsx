import { useTranslation } from "react-i18next";
import { namesOfRow } from "~/features/catalogue/schema";
import { PlatformName } from "~/features/prices/PlatformName";
import { Amount } from "~/ui/Amount";
import { LinkButton } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Name } from "~/ui/Name";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { SubmitButton } from "~/ui/SubmitButton";
import { TAP_PATH } from "./TapForm";
import type { TapPageData } from "./tap-page.server";

interface TapPageProps extends Omit<TapPageData, "problem"> {
  problem: "moved" | "own" | "no_price" | "often" | null;
  /** The tap as its form field. */
  field: string;
  /** Where it was tapped. */
  to: string;
}

/** A tap that waited for its person to sign in, or that could not be said: the price, the word, and the way back. */
export function TapPage({
  dish,
  restaurant,
  platform,
  total,
  word,
  problem,
  ...page
}: TapPageProps) {
  const { t } = useTranslation("evidence");
  return (
    <Page narrow title={t("tap.title")}>
      <Card>
        <p>
          <strong>
            <Name {...namesOfRow(dish)} />
          </strong>
          {" · "}
          <Name {...namesOfRow(restaurant)} />
        </p>
        <p>
          <PlatformName platform={platform} /> <Amount halalas={total} />
        </p>
      </Card>
      {problem ? (
        <Notice kind="warning">{t(`tap.problem.${problem}`)}</Notice>
      ) : (
        // As a page of its own it leads back to the price itself, with scripts too.
        <form method="post" action={TAP_PATH} className="stack">
          <input type="hidden" name="to" value={page.to} />
          <input type="hidden" name="tap" value={page.field} />
          <SubmitButton>{t(`tap.send.${word as "right"}`)}</SubmitButton>
        </form>
      )}
      <p>
        <LinkButton quiet to={page.to}>
          {t("tap.back")}
        </LinkButton>
      </p>
    </Page>
  );
}
