import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { SubmitButton } from "~/ui/SubmitButton";
import type { NamedAct } from "./acts-page.server";

interface ActLogProps {
  acts: readonly NamedAct[];
  /** Each leads to the page on which it can be taken back, rather than being taken back here. */
  linked?: boolean;
}

/** What was done about restaurants and dishes, the newest first. */
export function ActLog({ acts, linked }: ActLogProps) {
  const { t } = useTranslation("moderation");
  if (acts.length === 0) return <p>{t("home.noActs")}</p>;
  return (
    <ul className="stack">
      {acts.map((done) => (
        <li key={done.id} className="stack stack-tight">
          <ActLine done={done} linked={linked ?? false} />
          {!linked && done.act !== "undo" && !done.undone && (
            <Form method="post">
              <input type="hidden" name="undoes" value={done.id} />
              <SubmitButton quiet name="act" value="undo">
                {t("place.undo")}
              </SubmitButton>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

function ActLine({ done, linked }: { done: NamedAct; linked: boolean }) {
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  const { act, actor, before, after, reason, at } = done;
  const words = t(`place.act.${act === "undo" && before === after ? "same" : act}`, {
    before,
    after,
  });
  const page =
    done.dish_id === null
      ? `/moderate/restaurants/${done.restaurant_id}`
      : `/moderate/dishes/${done.dish_id}`;
  return (
    <p>
      {linked ? <Link to={page}>{words}</Link> : words}
      <span className="quiet small block">
        <bdi dir={actor ? "ltr" : undefined}>{actor ? `@${actor}` : t("place.former")}</bdi> ·{" "}
        {formatDate(at, language)}
        {reason !== "" && <> · {t("act.why", { reason })}</>}
        {done.undone && <> · {t("place.undone")}</>}
      </span>
    </p>
  );
}
