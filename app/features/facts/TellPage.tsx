import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import type { Platform } from "~/features/prices";
import { nameFor, type TwoNames } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { ClosedForm } from "./ClosedForm";
import { HoursForm } from "./HoursForm";
import { linkKind } from "./kinds";
import { LinksForm } from "./LinksForm";
import { FACT_FIELDS, FACT_PROBLEMS } from "./read-form";
import type { ShownFacts } from "./shown-facts.server";
import { typedWeek } from "./typed-week";

interface TellPageProps {
  /** What the restaurant is called. */
  names: TwoNames;
  /** The address of the restaurant's page. */
  back: string;
  shown: ShownFacts;
  hosts: Record<Platform, readonly string[]>;
  draft: Draft | null;
  /** Whether something was just told. */
  told: boolean;
}

/** Where people tell what they know of a restaurant itself. */
export function TellPage({ names, back, shown, hosts, draft, told }: TellPageProps) {
  const { t } = useTranslation("facts");
  const name = nameFor(useLanguage(), names).text;
  const known: Record<string, string> = {
    ...(shown.hours ? typedWeek(shown.hours) : {}),
    ...Object.fromEntries(shown.links.map(({ platform, url }) => [linkKind(platform), url])),
  };
  const isDrafted = (field: string) =>
    draft?.values.about === (field.startsWith("link_") ? "links" : "hours");
  const given = (field: string) => (isDrafted(field) ? draft?.values[field] : known[field]) ?? "";
  const problemOf = (field: string) => {
    const problem = FACT_PROBLEMS.find((code) => code === draft?.errors[field]);
    return problem && t(`problem.${problem}`);
  };
  const errors = FACT_FIELDS.flatMap((fieldId) => {
    const message = fieldId === "about" ? undefined : problemOf(fieldId);
    return message ? [{ fieldId, message }] : [];
  });
  return (
    <Page narrow title={t("tell.title", { name })} lead={t("tell.lead")}>
      {told && <Notice kind="good">{t("tell.thanks")}</Notice>}
      {draft?.errors.about && <Notice kind="error">{problemOf("about")}</Notice>}
      <ErrorSummary title={t("problem.title")} errors={errors} />
      <div className="stack stack-wide">
        {shown.closedAt === null && (
          <>
            <HoursForm given={given} problemOf={problemOf} />
            <LinksForm given={given} problemOf={problemOf} hosts={hosts} />
          </>
        )}
        <ClosedForm isClosed={shown.closedAt !== null} />
        <p>
          <Link to={back} className="target-link">
            {t("tell.back")}
          </Link>
        </p>
      </div>
    </Page>
  );
}
