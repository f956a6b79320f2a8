import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SizeWord } from "~/features/catalogue/SizeWord";
import { Amount } from "~/ui/Amount";
import { Button, LinkButton } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { Name } from "~/ui/Name";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { MoveList } from "./MoveList";
import type { WatchesPage } from "./watches-page.server";

interface WatchesViewProps extends WatchesPage {
  /** Whether messages are wanted; null where none can be sent. */
  bySms: boolean | null;
  note: "stopped" | "saved" | "full" | null;
  now: number;
}

/** What a person follows, and what moved. */
export function WatchesView({ moves, dishes, bySms, note, now }: WatchesViewProps) {
  const { t } = useTranslation("community");
  return (
    <Page narrow title={t("watch.title")} lead={t("watch.lead")}>
      {note === "full" && <Notice kind="error">{t("watch.full")}</Notice>}
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
              <li key={dish.dish_id} className="watch-line">
                <div>
                  <p id={`dish-${dish.dish_id}`}>
                    <Link className="target-link" to={`/dishes/${dish.dish_id}`}>
                      <Name ar={dish.name_ar} en={dish.name_en} />
                    </Link>{" "}
                    {dish.size && <SizeWord size={dish.size} />}{" "}
                    <span className="quiet">
                      <Name ar={dish.restaurant_ar} en={dish.restaurant_en} />
                    </span>
                  </p>
                  <p>{dish.best ? <Amount halalas={dish.best.total} /> : t("watch.noPrice")}</p>
                </div>
                <Form method="post">
                  <input type="hidden" name="dish" value={dish.dish_id} />
                  <Button
                    quiet
                    name="intent"
                    value="stop"
                    aria-describedby={`dish-${dish.dish_id}`}
                  >
                    {t("watch.stop")}
                  </Button>
                </Form>
              </li>
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
