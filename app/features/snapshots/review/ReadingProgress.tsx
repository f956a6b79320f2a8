import { Link, useRevalidator, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Page } from "~/ui/Page";
import type { PictureRow } from "../snapshot/queries.server";
import { Pictures } from "./Pictures";
import { untilRead } from "./until-read";

/** How often a page without scripts loads itself again, seconds. */
const RELOAD_SECONDS = 3;

/** While the pictures are read: nothing to do, and a way round for those who would rather type. */
export function ReadingProgress({ id, pictures }: { id: string; pictures: PictureRow[] }) {
  const { t } = useTranslation("snapshots");
  useReloadWhenRead(id);
  // What was put right before a picture was added goes along.
  const typing = new URLSearchParams([...useSearchParams()[0], ["type", "1"]]);
  return (
    <Page title={t("reading.title")} lead={t("reading.lead")}>
      <noscript>
        <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
      </noscript>
      <div className="snapshot-columns">
        <Pictures pictures={pictures} alt={t("pictureAlt")} />
        <div className="stack">
          <p role="status" className="reading-line">
            <span className="reading-bar" aria-hidden="true" />
            {t("reading.now")}
          </p>
          <p>
            <Link className="target-link" to={`?${typing}`}>
              {t("reading.type")}
            </Link>
          </p>
        </div>
      </div>
    </Page>
  );
}

/** Shows the page anew once the server has read, or there is no longer anything to wait for. */
function useReloadWhenRead(id: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const leaving = new AbortController();
    untilRead(id, leaving.signal).then((read) => read && revalidate());
    return () => leaving.abort();
  }, [id, revalidate]);
}
