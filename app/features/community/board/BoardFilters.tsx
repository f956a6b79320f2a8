import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SCOPES } from "~/features/community/trends/scope";
import { LANGUAGES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import { Button } from "~/ui/Button";
import { type BoardAddress, boardPath } from "./address";
import { PERIODS } from "./period";

interface BoardFiltersProps {
  address: BoardAddress;
  areas: readonly { name_ar: string; name_en: string }[];
}

/** Which board: where, and since when. */
export function BoardFilters({ address, areas }: BoardFiltersProps) {
  const { t } = useTranslation("community");
  const script = LANGUAGES[useLanguage()].names;
  return (
    <div className="stack stack-tight">
      <nav aria-label={t("board.where")}>
        <ul className="cluster">
          {SCOPES.toReversed().map((scope) => (
            <li key={scope}>
              <Link
                className="chip"
                aria-current={scope === address.scope ? "page" : undefined}
                to={boardPath({ ...address, scope })}
              >
                {t(`board.scope.${scope}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {address.scope === "district" && (
        <Form method="get" action="/leaderboard" className="home-near-form">
          <input type="hidden" name="scope" value="district" />
          <input type="hidden" name="period" value={address.period} />
          <div className="field">
            <label className="field-label" htmlFor="board-area">
              {t("board.area")}
            </label>
            <select
              className="input"
              id="board-area"
              name="area"
              key={address.area}
              defaultValue={address.area}
            >
              {areas.map(({ name_ar, name_en }) => (
                <option key={name_ar} value={name_ar} lang={script}>
                  {script === "ar" ? name_ar : name_en}
                </option>
              ))}
            </select>
          </div>
          <Button quiet>{t("board.show")}</Button>
        </Form>
      )}
      <nav aria-label={t("board.when")}>
        <ul className="cluster">
          {PERIODS.map((period) => (
            <li key={period}>
              <Link
                className="chip"
                aria-current={period === address.period ? "page" : undefined}
                to={boardPath({ ...address, period })}
              >
                {t(`board.period.${period}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
