import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SizeWord } from "~/features/catalogue/ui";
import { formatAge } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Amount } from "~/ui/Amount";
import { Icon } from "~/ui/Icon";
import { Name } from "~/ui/Name";
import { Sentence } from "~/ui/Sentence";
import { TotalPlaceName } from "./TotalPlaceName";
import type { WatchesPage } from "./watches-page.server";

/** What moved, the newest first, each once. `now` in ms. */
export function MoveList({ moves, now }: { moves: WatchesPage["moves"]; now: number }) {
  const { t } = useTranslation("community");
  const language = useLanguage();
  return (
    <ol className="card watch-list">
      {moves.map((move) => {
        const { from_total: from, to_total: to } = move;
        const way = from === null ? "first" : to < from ? "down" : "up";
        return (
          <li key={move.id} className="watch-line">
            <Icon
              name={way === "down" ? "trending-down" : way === "up" ? "trending-up" : "check"}
            />
            <div>
              <p>
                <Link className="target-link" to={`/dishes/${move.dish_id}`}>
                  <Name ar={move.name_ar} en={move.name_en} />
                </Link>{" "}
                {move.size && <SizeWord size={move.size} />}{" "}
                <span className="quiet">
                  <Name ar={move.restaurant_ar} en={move.restaurant_en} />
                </span>
              </p>
              <p>
                <Sentence
                  text={t(`watch.${way}`)}
                  parts={{
                    from: <Amount halalas={from ?? 0} />,
                    to: <Amount halalas={to} />,
                  }}
                />{" "}
                <span className="quiet small">
                  <TotalPlaceName place={move} /> · {formatAge(move.at, now, language)}
                </span>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
