import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DishChoice } from "~/features/catalogue";
import { DishName } from "~/features/catalogue/ui";
import { PlatformChoice } from "~/features/prices/ui";
import { fullStop } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Card } from "~/ui/Card";
import { Checkbox } from "~/ui/Checkbox";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { PICTURES_FIELD } from "../picture/limits";
import { PicturePicker } from "../picture/PicturePicker";
import { FindDishForm } from "./FindDishForm";
import { GoodPicture } from "./GoodPicture";
import type { PictureProblem } from "./refused";
import { SendButton } from "./SendButton";

interface NewSnapshotPageProps {
  /** Names this copy of the form, so that sending it twice counts once. */
  formId: string;
  dish: DishChoice | null;
  /** What was searched for, and what fits it; null before a search. */
  search: { restaurant: string; dish: string; choices: DishChoice[] } | null;
  platform: string;
  /** Whether an outside model could read the pictures, if the person agrees. */
  outsideReader: boolean;
  consent: boolean;
  /** Why the pictures were not taken. */
  problems: PictureProblem[];
  /** Says of pictures that wait on this device. */
  kept: ReactNode;
}

/** Where a person shows what an order cost: pictures first, everything else may be left to the reader. */
export function NewSnapshotPage({ formId, dish, search, problems, ...page }: NewSnapshotPageProps) {
  const { t } = useTranslation("uploads");
  const language = useLanguage();
  const messages = problems.map(({ file, problem }) =>
    file === null ? t(`problem.${problem}`) : `${file}: ${t(`problem.${problem}`)}`,
  );
  const error = messages.length > 0 ? messages.join(`${fullStop(language)} `) : undefined;
  return (
    <Page title={t("new.title")} lead={t("new.lead")}>
      {error && (
        <ErrorSummary
          title={t("attention")}
          errors={messages.map((message) => ({ fieldId: PICTURES_FIELD, message }))}
        />
      )}
      {problems.some(({ problem }) => problem === "knownOwn") && (
        <Notice>
          <Link className="target-link" to="/contributions">
            {t("new.sentBefore")}
          </Link>
        </Notice>
      )}
      {page.kept}
      <div className="snapshot-columns">
        <Card receipt>
          <Form method="post" encType="multipart/form-data" className="stack">
            <input type="hidden" name="formId" value={formId} />
            {dish && (
              <p className="chosen-dish">
                <DishName dish={dish} />{" "}
                <Link to="/contribute/snapshot/new" className="target-link">
                  {t("new.another")}
                </Link>
              </p>
            )}
            <PicturePicker error={error} />
            <PlatformChoice
              legend={t("new.platform")}
              chosen={page.platform}
              open={t("new.platformOpen")}
            />
            {page.outsideReader && (
              <Checkbox
                name="consent"
                label={t("new.consent")}
                hint={t("new.consentHint")}
                defaultChecked={page.consent}
              />
            )}
            <SendButton />
          </Form>
        </Card>
        <div className="stack">
          <GoodPicture outsideReader={page.outsideReader} />
          {!dish && <FindDishForm search={search} />}
        </div>
      </div>
    </Page>
  );
}
