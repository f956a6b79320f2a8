import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatAge } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Field } from "~/ui/Field";
import { Page } from "~/ui/Page";
import { SubmitButton } from "~/ui/SubmitButton";
import { ActLog } from "../catalogue/ActLog";
import type { NamedAct } from "../catalogue/acts-page.server";
import { ActList } from "../people/ActList";
import type { ModerationAct } from "../people/queries.server";
import { QUEUES, type QueueLoad, type QueueName } from "./queues";

interface OverviewPageProps {
  queues: Record<QueueName, QueueLoad>;
  acts: ModerationAct[];
  catalogueActs: NamedAct[];
  /** A username that nobody has; null where none was asked for. */
  unknown: string | null;
  /** What was asked for as a restaurant and is none; null where nothing was. */
  unknownRestaurant: string | null;
  /** ms */
  now: number;
}

/** Where moderators begin: what waits in each queue, an account by its name, and what was done. */
export function OverviewPage({ queues, acts, catalogueActs, now, ...page }: OverviewPageProps) {
  const { unknown, unknownRestaurant } = page;
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  return (
    <Page narrow title={t("home.title")}>
      <ul className="stack">
        {QUEUES.map((name) => {
          const { count: number, since } = queues[name];
          return (
            <li key={name}>
              <Link className="card card-link" to={`/moderate/${name}`}>
                {t(`home.${name}`)}
                <span className="quiet small block">
                  {since === null
                    ? t("home.nothing")
                    : t("home.waiting", { number, age: formatAge(since, now, language) })}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <section className="stack" aria-labelledby="find">
        <h2 id="find">{t("home.find")}</h2>
        <Form className="stack">
          <Field
            id="username"
            name="username"
            label={t("home.username")}
            hint={t("home.usernameHint")}
            defaultValue={unknown ?? ""}
            error={unknown === null ? undefined : t("home.nobody")}
            autoComplete="off"
            dir="ltr"
          />
          <SubmitButton quiet>{t("home.search")}</SubmitButton>
        </Form>
      </section>
      <section className="stack" aria-labelledby="find-restaurant">
        <h2 id="find-restaurant">{t("place.find")}</h2>
        <Form className="stack">
          <Field
            id="restaurant"
            name="restaurant"
            label={t("place.restaurant")}
            hint={t("place.findHint")}
            defaultValue={unknownRestaurant ?? ""}
            error={unknownRestaurant === null ? undefined : t("place.nobody")}
            autoComplete="off"
            dir="ltr"
          />
          <SubmitButton quiet>{t("place.open")}</SubmitButton>
        </Form>
      </section>
      <section className="stack" aria-labelledby="acts">
        <h2 id="acts">{t("home.acts")}</h2>
        <ActList acts={acts} />
      </section>
      <section className="stack" aria-labelledby="catalogue-acts">
        <h2 id="catalogue-acts">{t("home.catalogueActs")}</h2>
        <ActLog acts={catalogueActs} linked />
      </section>
    </Page>
  );
}
