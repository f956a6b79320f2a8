import { Link } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { TAKEN_PATH } from "./kept";
import { dropUpload, type KeptUpload, keptUploads, sendKept, UPLOAD_KEPT } from "./uploads";

const stateOf = (sent: string | null) =>
  sent === null ? "waits" : sent.startsWith(TAKEN_PATH) ? "sent" : "refused";

/** Says of pictures that wait for the network, and where those led that have been sent. */
export function KeptUploads() {
  const { t } = useTranslation("uploads");
  const [uploads, setUploads] = useState<readonly KeptUpload[]>([]);
  const shown = useRef<HTMLDivElement>(null);
  const look = useCallback(() => void keptUploads().then(setUploads, () => undefined), []);
  useEffect(() => {
    const worker = navigator.serviceWorker;
    const send = () => void sendKept().catch(() => undefined);
    // Whoever has just pressed a button further down sees what became of it.
    const show = () => {
      look();
      shown.current?.scrollIntoView({ block: "center" });
    };
    look();
    send();
    addEventListener(UPLOAD_KEPT, show);
    addEventListener("online", send);
    worker?.addEventListener("message", look);
    return () => {
      removeEventListener(UPLOAD_KEPT, show);
      removeEventListener("online", send);
      worker?.removeEventListener("message", look);
    };
  }, [look]);
  const drop = (id: string) => void dropUpload(id).then(look);
  return (
    <div role="status" ref={shown} className={uploads.length > 0 ? "stack" : "visually-hidden"}>
      {uploads.map(({ id, sent }) => (
        <Notice key={id} kind={sent?.startsWith(TAKEN_PATH) ? "good" : "warning"}>
          <p>{t(`kept.${stateOf(sent)}`)}</p>
          {sent === null ? (
            <Button quiet type="button" onClick={() => drop(id)}>
              {t("kept.drop")}
            </Button>
          ) : (
            <Link className="target-link" to={sent} onClick={() => drop(id)}>
              {t(stateOf(sent) === "sent" ? "kept.check" : "kept.why")}
            </Link>
          )}
        </Notice>
      ))}
    </div>
  );
}
