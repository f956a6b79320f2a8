import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { namesOfRow } from "~/features/catalogue";
import { PlatformName } from "~/features/prices/ui";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Button, LinkButton } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Name } from "~/ui/Name";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { Sentence } from "~/ui/Sentence";
import { CaseThumbnails } from "../snapshots/CaseThumbnails";
import type { FlagBar, FlagReason } from "./flag";
import type { FlagLine } from "./flag-page.server";

interface FlagQueueProps {
  flags: FlagLine[];
  /** Where the next page begins; null on the last. */
  next: number | null;
  note: "done" | "already" | "moved" | FlagBar | null;
}

/** Prices people reported, for moderators to take down or keep. */
export function FlagQueue({ flags, next, note }: FlagQueueProps) {
  const { t } = useTranslation(["evidence", "moderation"]);
  return (
    <Page narrow title={t("flags.title")} lead={t("flags.lead")}>
      {note === "done" && <Notice kind="good">{t("flags.done")}</Notice>}
      {(note === "already" || note === "moved") && (
        <Notice kind="warning">{t(`flags.${note}`)}</Notice>
      )}
      {(note === "own" || note === "reported") && (
        <Notice kind="warning">{t(`flags.${note}Case`)}</Notice>
      )}
      {flags.length === 0 && <p>{t("flags.empty")}</p>}
      <ul className="stack">
        {flags.map((flag) => (
          <li key={flag.id}>
            <FlagCard flag={flag} />
          </li>
        ))}
      </ul>
      {flags.length > 0 && <p className="quiet small">{t("flags.upholdHint")}</p>}
      {next !== null && (
        <LinkButton quiet to={`?offset=${next}`}>
          {t("moderation:next")}
        </LinkButton>
      )}
    </Page>
  );
}

function FlagCard({ flag }: { flag: FlagLine }) {
  const { t } = useTranslation("evidence");
  const language = useLanguage();
  return (
    <Card>
      <div className="stack stack-tight">
        <p>
          <Link to={`/dishes/${flag.dish_id}`}>
            <Name {...namesOfRow(flag)} />
          </Link>
          {" · "}
          <Name ar={flag.restaurant_ar} en={flag.restaurant_en} />
        </p>
        <p>
          <PlatformName platform={flag.platform} />{" "}
          {flag.price_seen !== null && <Amount halalas={flag.price_seen} />}
        </p>
        <ShownNow flag={flag} />
        <p>
          <strong>{t(`flag.reasons.${flag.reason as FlagReason}`)}</strong>
        </p>
        {flag.note && (
          <p className="written" dir="auto">
            {flag.note}
          </p>
        )}
        <p className="quiet small">
          <Sentence
            text={t("flags.by", { date: formatDate(flag.created_at, language) })}
            parts={{ person: <bdi dir="ltr">@{flag.username}</bdi> }}
          />
        </p>
        <Behind pictures={flag.pictures} />
        {flag.bar ? (
          <Notice>{t(`flags.${flag.bar}Case`)}</Notice>
        ) : (
          <Form method="post" className="cluster">
            <input type="hidden" name="id" value={flag.id} />
            <input type="hidden" name="seen" value={flag.seen} />
            <Button name="verdict" value="upheld">
              {t("flags.uphold")}
            </Button>
            <Button quiet name="verdict" value="dismissed">
              {t("flags.dismiss")}
            </Button>
          </Form>
        )}
      </div>
    </Card>
  );
}

/** What is shown in place of the reported price, where that is another or none. */
function ShownNow({ flag: { price_seen, shown } }: { flag: FlagLine }) {
  const { t } = useTranslation("evidence");
  if (shown === null) return <p className="quiet small">{t("flags.gone")}</p>;
  if (shown === price_seen) return null;
  const price = <Amount halalas={shown} />;
  return (
    <p className="quiet small">
      <Sentence text={t("flags.shownNow")} parts={{ price }} />
    </p>
  );
}

function Behind({ pictures }: Pick<FlagLine, "pictures">) {
  const { t } = useTranslation("evidence");
  if (pictures.length === 0) return <p className="quiet small">{t("flags.noPictures")}</p>;
  return (
    <div className="stack stack-tight">
      <p className="quiet small">{t("flags.pictures")}</p>
      <CaseThumbnails pictures={pictures} altOf={(number) => t("flags.picture", { number })} />
    </div>
  );
}
