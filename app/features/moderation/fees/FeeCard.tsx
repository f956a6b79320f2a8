import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { namesOfRow } from "~/features/catalogue";
import { isPlatform } from "~/features/prices";
import { usePlatformName } from "~/features/prices/ui";
import { formatDate } from "~/i18n/format";
import { isolated } from "~/i18n/isolated";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Name } from "~/ui/Name";
import { Notice } from "~/ui/Notice";
import type { FeeLine } from "./fees-page.server";

/** What somebody typed about an order that cost less than its fees, and what can be done about it. */
export function FeeCard({ fee }: { fee: FeeLine }) {
  const { t } = useTranslation(["moderation", "delivery"]);
  const language = useLanguage();
  const nameOf = usePlatformName();
  const nobody = t("fees.nobody");
  const named = (username: string | null) => (username ? isolated(`@${username}`) : nobody);
  return (
    <Card>
      <div className="stack stack-tight">
        <p>
          <Link to={`/restaurants/${fee.restaurant_id}`} className="target-link">
            <Name {...namesOfRow(fee)} />
          </Link>
          {isPlatform(fee.platform) && <> · {nameOf(fee.platform)}</>}
          {fee.area && (
            <>
              {" "}
              · {t("delivery:neighbourhood")}: <Name {...fee.area} />
            </>
          )}
        </p>
        <ul>
          {(["subtotal", "delivery", "service"] as const).map((part) => (
            <li key={part}>
              {t(`delivery:${part === "subtotal" ? part : (`${part}_fee` as const)}`)}:{" "}
              <Amount halalas={fee[part]} />
            </li>
          ))}
        </ul>
        <p className="quiet small">
          {t("fees.by", { who: named(fee.username), date: formatDate(fee.recorded_at, language) })}
        </p>
        {fee.decided_at !== null && (
          <p className="quiet small">
            {t("fees.decided", {
              who: named(fee.judge),
              date: formatDate(fee.decided_at, language),
            })}
          </p>
        )}
        {fee.own ? (
          <Notice>{t("fees.own")}</Notice>
        ) : (
          <Form method="post" className="cluster">
            <input type="hidden" name="id" value={fee.order_id} />
            {fee.verdicts.map((verdict) => (
              <Button key={verdict} quiet={verdict === "refused"} name="act" value={verdict}>
                {t(`fees.${verdict}`)}
              </Button>
            ))}
          </Form>
        )}
      </div>
    </Card>
  );
}
