import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatAge, formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Button, LinkButton } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";

interface DeviceListProps {
  devices: { id: string; name: string; createdAt: number; seenAt: number; current: boolean }[];
  now: number;
  /** One or more have just been signed out. */
  ended: boolean;
}

/** Where a person is signed in, with a way out of each. */
export function DeviceList({ devices, now, ended }: DeviceListProps) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  return (
    <Page narrow title={t("devices.title")} lead={t("devices.lead")}>
      {ended && <Notice kind="good">{t("devices.ended")}</Notice>}
      <ul className="stack">
        {devices.map(({ id, name, createdAt, seenAt, current }) => (
          <li key={id}>
            <Card labelledBy={`device-${id}`}>
              <div className="stack stack-tight">
                <h2 id={`device-${id}`}>
                  <bdi>{name || t("devices.unknown")}</bdi>
                </h2>
                <p className="quiet">
                  {t("devices.since", { date: formatDate(createdAt, language) })}{" "}
                  {t("devices.seen", { age: formatAge(seenAt, now, language) })}
                </p>
                {current ? (
                  <p>{t("devices.current")}</p>
                ) : (
                  <Form method="post">
                    <Button quiet name="session" value={id} aria-describedby={`device-${id}`}>
                      {t("devices.end")}
                    </Button>
                  </Form>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <div className="cluster">
        {devices.length > 1 && (
          <Form method="post">
            <Button>{t("devices.endOthers")}</Button>
          </Form>
        )}
        <form action="/logout" method="post">
          <Button quiet>{t("account.signOut")}</Button>
        </form>
        <LinkButton quiet to="/profile">
          {t("profile.title")}
        </LinkButton>
      </div>
    </Page>
  );
}
