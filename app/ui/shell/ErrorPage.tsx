import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/ui/Button";
import { EmptyReceipt } from "~/ui/EmptyReceipt";
import { Page } from "~/ui/Page";
import { useRequestId } from "~/ui/request-id";
import { SearchForm } from "./SearchForm";
import { SendAgain } from "./SendAgain";
import { sentFormIn } from "./sent-form";

/** How browsers call a fetch that reached nobody, or whose answer broke off: Chromium, Firefox, Safari. */
const UNREACHED = /failed to fetch|network ?error|error in input stream|load failed/i;

/** What a page that can't be shown says: by the status it has, or whether there was an answer at all. */
function kindOf(error: unknown): "notFound" | "refused" | "busy" | "offline" | "away" | "error" {
  if (error instanceof TypeError && UNREACHED.test(error.message)) return "offline";
  if (isRouteErrorResponse(error) && error.status === 503) return "away";
  if (!isRouteErrorResponse(error) || error.status >= 500) return "error";
  if (error.status === 429) return "busy";
  return error.status === 404 ? "notFound" : "refused";
}

/** What there is to do about those that may go well the next time. */
const BODIES = {
  busy: "error.busyBody",
  offline: "error.offlineBody",
  away: "error.awayBody",
  error: "error.body",
} as const;

const TITLES = {
  notFound: "notFound.title",
  refused: "error.refusedTitle",
  busy: "error.busyTitle",
  offline: "error.offlineTitle",
  away: "error.awayTitle",
  error: "error.title",
} as const;

/** The title of the error page, with the name of the service. */
export function useErrorTitle(): string {
  const { t } = useTranslation();
  return `${t(TITLES[kindOf(useRouteError())])} · ${t("name")}`;
}

/** Says what happened and what to do next. */
export function ErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const kind = kindOf(error);
  const form = isRouteErrorResponse(error) && kind === "away" ? sentFormIn(error.data) : undefined;
  const { pathname, search } = useLocation();
  const requestId = useRequestId();
  return (
    <Page narrow title={t(TITLES[kind])} drawing={<EmptyReceipt />}>
      {kind === "notFound" && (
        <>
          <p>{t("notFound.body")}</p>
          <SearchForm large />
          <p className="cluster">
            <LinkButton to="/" quiet>
              {t("notFound.home")}
            </LinkButton>
          </p>
        </>
      )}
      {kind === "refused" && (
        <>
          <p>{t("error.refusedBody")}</p>
          <p className="cluster">
            <LinkButton to="/">{t("error.home")}</LinkButton>
          </p>
        </>
      )}
      {form && <SendAgain {...form} />}
      {kind !== "notFound" && kind !== "refused" && !form && (
        <>
          <p>{t(BODIES[kind])}</p>
          <p className="cluster">
            <LinkButton to={pathname + search} reloadDocument>
              {t("error.retry")}
            </LinkButton>
            <LinkButton to="/" reloadDocument quiet>
              {t("error.home")}
            </LinkButton>
          </p>
          {kind === "error" && requestId && (
            <p className="quiet small">
              {t("error.id")} <code>{requestId}</code>
            </p>
          )}
        </>
      )}
    </Page>
  );
}
