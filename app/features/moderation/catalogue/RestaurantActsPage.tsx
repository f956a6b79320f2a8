import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { Page } from "~/ui/Page";
import { SubmitButton } from "~/ui/SubmitButton";
import type { RestaurantAct } from "./acts-page.server";

/** Each names the field that it is about. */
export const PROBLEMS = ["names", "into", "closed", "reason", "later"] as const;
export type ActProblem = (typeof PROBLEMS)[number];

interface RestaurantActsPageProps {
  title: string;
  restaurant: { id: number; name_ar: string | null; name_en: string | null };
  acts: RestaurantAct[];
  draft: Draft | null;
}

/** A restaurant for moderators: other names, making it part of another, and what was done, which can be taken back. */
export function RestaurantActsPage({ title, restaurant, acts, draft }: RestaurantActsPageProps) {
  const { t } = useTranslation(["moderation", "accounts"]);
  const given = (field: string, otherwise = "") => draft?.values[field] ?? otherwise;
  const wrong = PROBLEMS.find((problem) => draft?.errors[problem]);
  const act = draft?.values.act;
  const problemOf = (form: string, problem: ActProblem) =>
    wrong === problem && act === form ? t(`place.problem.${problem}`) : undefined;
  const reason = (form: string) => (
    <Field
      id={`reason-${form}`}
      name="reason"
      label={t("person.reason")}
      hint={t("person.reasonHint")}
      defaultValue={act === form ? given("reason") : ""}
      error={problemOf(form, "reason")}
      dir="auto"
    />
  );
  return (
    <Page narrow title={title}>
      {wrong && (
        <ErrorSummary
          title={t("accounts:problem")}
          errors={[{ fieldId: fieldOf(wrong, act), message: t(`place.problem.${wrong}`) }]}
        />
      )}
      <p>
        <Link to={`/restaurants/${restaurant.id}`}>{t("see")}</Link>
      </p>
      <Form method="post" className="stack" aria-labelledby="rename">
        <h2 id="rename">{t("place.rename")}</h2>
        <Field
          id="name_ar"
          name="name_ar"
          lang="ar"
          dir="rtl"
          label={t("add.name_ar")}
          defaultValue={given("name_ar", restaurant.name_ar ?? "")}
          error={problemOf("rename", "names")}
        />
        <Field
          id="name_en"
          name="name_en"
          lang="en"
          dir="ltr"
          label={t("add.name_en")}
          defaultValue={given("name_en", restaurant.name_en ?? "")}
        />
        {reason("rename")}
        <SubmitButton name="act" value="rename">
          {t("place.renameSubmit")}
        </SubmitButton>
      </Form>
      <Form method="post" className="stack" aria-labelledby="merge">
        <h2 id="merge">{t("place.merge")}</h2>
        <p>{t("place.mergeLead")}</p>
        <Field
          id="into"
          name="into"
          dir="ltr"
          label={t("place.into")}
          hint={t("place.intoHint")}
          defaultValue={given("into")}
          error={problemOf("merge", "into") ?? problemOf("merge", "closed")}
          autoComplete="off"
        />
        {reason("merge")}
        <SubmitButton name="act" value="merge">
          {t("place.mergeSubmit")}
        </SubmitButton>
      </Form>
      <section className="stack" aria-labelledby="acts">
        <h2 id="acts">{t("home.acts")}</h2>
        {acts.length === 0 && <p>{t("home.noActs")}</p>}
        <ul className="stack" id="done">
          {acts.map((done) => (
            <Act key={done.id} {...done} />
          ))}
        </ul>
      </section>
    </Page>
  );
}

const fieldOf = (problem: ActProblem, act?: string) =>
  ({ names: "name_ar", into: "into", closed: "into", reason: `reason-${act}`, later: "done" })[
    problem
  ];

/** One act, and the button that takes it back. */
function Act({ id, act, actor, before, after, reason, at, undone }: RestaurantAct) {
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  return (
    <li className="stack">
      <p>
        {t(`place.act.${act}`, { before, after })}
        <span className="quiet small block">
          <bdi dir={actor ? "ltr" : undefined}>{actor ? `@${actor}` : t("act.former")}</bdi> ·{" "}
          {formatDate(at, language)}
          {reason !== "" && <> · {t("act.why", { reason })}</>}
        </span>
      </p>
      {act !== "undo" && !undone && (
        <Form method="post">
          <input type="hidden" name="undoes" value={id} />
          <SubmitButton quiet name="act" value="undo">
            {t("place.undo")}
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}
