import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EndpointSection } from "~/features/developers/EndpointSection";
import { ErrorList } from "~/features/developers/ErrorList";
import { reference } from "~/features/developers/reference.server";
import { languageOf } from "~/i18n/i18n.server";
import type { Namespace } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translate.server";
import { env } from "~/server/env.server";
import { shareAnswer } from "~/server/http/request-state.server";
import { Page } from "~/ui/Page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["developers"] satisfies Namespace[] };

export async function loader({ request }: LoaderFunctionArgs) {
  shareAnswer(request);
  const t = await translatorOf(request, "developers");
  const origin = env().APP_ORIGIN ?? new URL(request.url).origin;
  return {
    title: t("title"),
    description: t("lead"),
    origin,
    endpoints: reference(await languageOf(request), origin),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? "", description: data?.description });

export default function Developers() {
  const { t } = useTranslation("developers");
  const { origin, endpoints } = useLoaderData<typeof loader>();
  return (
    <Page narrow title={t("title")} lead={t("lead")}>
      <div className="stack stack-wide">
        <section className="stack" aria-labelledby="basics">
          <h2 id="basics">{t("basics")}</h2>
          <ul className="bullets">
            <li>
              {t("baseAddress")} <code>{origin}</code>
            </li>
            <li>{t("noKey")}</li>
            <li>{t("amounts")}</li>
            <li>{t("platforms")}</li>
          </ul>
        </section>
        {endpoints.map((endpoint) => (
          <EndpointSection key={endpoint.id} endpoint={endpoint} />
        ))}
        <section className="stack" aria-labelledby="errors">
          <h2 id="errors">{t("errorsTitle")}</h2>
          <p>{t("errorsLead")}</p>
          <ErrorList />
        </section>
      </div>
    </Page>
  );
}
