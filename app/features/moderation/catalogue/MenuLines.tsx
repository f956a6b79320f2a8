import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { namesOfRow } from "~/features/catalogue";
import { SizeWord } from "~/features/catalogue/ui";
import { Icon } from "~/ui/Icon";
import { Name } from "~/ui/Name";
import type { WholeDish } from "./dish-queries.server";

/** The dishes of a restaurant, each leading to what can be done about it. */
export function MenuLines({ menu }: { menu: readonly WholeDish[] }) {
  const { t } = useTranslation("moderation");
  return (
    <details className="disclosure">
      <summary>
        <Icon name="chevron-down" />
        {t("place.menu")}
      </summary>
      <ul>
        {menu.map((line) => (
          <li key={line.id}>
            <Link to={`/moderate/dishes/${line.id}`} className="target-link">
              <Name {...namesOfRow(line)} />
              {line.size && (
                <>
                  {" "}
                  <SizeWord size={line.size} />
                </>
              )}
            </Link>
            {line.hidden_at !== null && <span className="quiet small"> · {t("place.hidden")}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
