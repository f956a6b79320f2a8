import { Link, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Page } from "~/ui/Page";
import type { PictureRow } from "../snapshot/queries.server";
import { Pictures } from "./Pictures";

/** How often a page with scripts asks, ms, and how often one without loads itself again, seconds. */
const ASK_MS = 1000;
const RELOAD_SECONDS = 3;

/** While the pictures are read: nothing to do, and a way round for those who would rather type. */
export function ReadingProgress({ id, pictures }: { id: string; pictures: PictureRow[] }) {
  const { t } = useTranslation("snapshots");
  useReloadWhenRead(id);
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
            <Link className="target-link" to="?type=1">
              {t("reading.type")}
            </Link>
          </p>
        </div>
      </div>
    </Page>
  );
}

/** Shows the page anew once the server has read. An answer that doesn't come is asked for again. */
function useReloadWhenRead(id: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(async () => {
      const answer = await fetch(`/contribute/snapshot/${id}/state`).catch(() => null);
      const state = answer?.ok ? ((await answer.json()) as { state: string }).state : "reading";
      if (state !== "reading") revalidate();
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [id, revalidate]);
}
