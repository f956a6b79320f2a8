import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { namesOfRow } from "~/features/catalogue";
import { platformOf } from "~/features/facts";
import { usePlatformName } from "~/features/prices/ui";
import { formatDate } from "~/i18n/format";
import { isolated } from "~/i18n/isolated";
import { useLanguage } from "~/i18n/use-language";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Name } from "~/ui/Name";
import { Notice } from "~/ui/Notice";
import { FactValue } from "./FactValue";
import type { FactLine } from "./facts-page.server";

/** Something told, and what can be done about it. */
export function FactCard({ fact }: { fact: FactLine }) {
  const { t } = useTranslation("facts");
  const language = useLanguage();
  const nameOf = usePlatformName();
  const platform = platformOf(fact.kind);
  const kind = platform
    ? t("queue.kind.link", { platform: nameOf(platform) })
    : t(fact.kind === "hours" ? "queue.kind.hours" : "queue.kind.closed");
  const teller = fact.username ? isolated(`@${fact.username}`) : t("queue.operator");
  return (
    <Card>
      <div className="stack stack-tight">
        <p>
          <Link to={`/restaurants/${fact.restaurant_id}`} className="target-link">
            <Name {...namesOfRow(fact)} />
          </Link>
        </p>
        <p>
          <strong>{kind}</strong>
        </p>
        <p className="written">
          <FactValue kind={fact.kind} value={fact.value} />
        </p>
        {fact.shown !== null && fact.shown !== fact.value && (
          <div className="quiet small">
            <p>{t("queue.shownNow")}</p>
            <p className="written">
              <FactValue kind={fact.kind} value={fact.shown} />
            </p>
          </div>
        )}
        <p className="quiet small">
          {t("queue.by", { who: teller, date: formatDate(fact.told_at, language) })}
        </p>
        {fact.done && <Done {...fact.done} />}
        {fact.own && <Notice>{t("queue.own")}</Notice>}
        {!fact.own && fact.verdicts.length > 0 && (
          <Form method="post" className="cluster">
            <input type="hidden" name="id" value={fact.id} />
            {fact.verdicts.map((verdict) => (
              <Button key={verdict} quiet={verdict === "refuse"} name="act" value={verdict}>
                {t(`queue.${verdict}`)}
              </Button>
            ))}
          </Form>
        )}
      </div>
    </Card>
  );
}

/** What a moderator did, and the button that takes it back. */
function Done({ id, act, actor, at, undone, mayUndo }: NonNullable<FactLine["done"]>) {
  const { t } = useTranslation("facts");
  const who = actor ? isolated(`@${actor}`) : t("queue.moderator");
  return (
    <>
      <p className="quiet small">
        {t(`queue.act.${act}`, { who, date: formatDate(at, useLanguage()) })}
        {undone && <> · {t("queue.undone")}</>}
      </p>
      {mayUndo && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button quiet name="act" value="undo">
            {t("queue.undo")}
          </Button>
        </Form>
      )}
    </>
  );
}
