import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { FollowedDish } from "./FollowedDish";
import { MoveList } from "./MoveList";
import type { WatchesPage } from "./watches-page.server";

interface WatchesViewProps extends WatchesPage {
  /** Whether messages are wanted; null where none can be sent. */
  bySms: boolean | null;
  note: "stopped" | "saved" | "full" | "moved" | "unknown" | null;
  now: number;
}

/** What a person follows, and what moved. */
export function WatchesView({
  moves,
  dishes,
  areas,
  changing,
  bySms,
  note,
  now,
}: WatchesViewProps) {
  const { t } = useTranslation(["community", "destination"]);
  return (
    <Page narrow title={t("watch.title")} lead={t("watch.lead")}>
      {note === "full" && <Notice kind="error">{t("watch.full")}</Notice>}
      {note === "unknown" && <Notice kind="error">{t("destination:problem.area")}</Notice>}
      {note === "moved" && <Notice kind="good">{t("watch.moved")}</Notice>}
      {note === "stopped" && <Notice kind="good">{t("watch.stopped")}</Notice>}
      {note === "saved" && <Notice kind="good">{t("watch.sms.saved")}</Notice>}
      <section className="stack stack-tight" aria-labelledby="moves">
        <h2 id="moves">{t("watch.moves")}</h2>
        {moves.length > 0 ? (
          <MoveList moves={moves} now={now} />
        ) : (
          <p className="quiet">{t("watch.noMoves")}</p>
        )}
      </section>
      <section className="stack stack-tight" aria-labelledby="followed">
        <h2 id="followed">{t("watch.followed")}</h2>
        {dishes.length === 0 && <p>{t("watch.none")}</p>}
        {dishes.length > 0 && (
          <ul className="card watch-list">
            {dishes.map((dish) => (
              <FollowedDish
                key={dish.dish_id}
                dish={dish}
                areas={changing === dish.dish_id ? areas : null}
              />
            ))}
          </ul>
        )}
      </section>
      {bySms !== null && (
        <Form method="post" className="stack stack-tight">
          <h2>{t("watch.sms.title")}</h2>
          <Checkbox
            id="sms"
            name="sms"
            defaultChecked={bySms}
            label={t("watch.sms.label")}
            hint={t("watch.sms.hint")}
          />
          <Button quiet name="intent" value="sms">
            {t("watch.sms.save")}
          </Button>
        </Form>
      )}
      <p>
        <LinkButton quiet to="/profile">
          {t("watch.profile")}
        </LinkButton>
      </p>
    </Page>
  );
}
