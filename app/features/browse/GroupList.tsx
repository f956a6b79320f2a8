import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { pagePath } from "./address";
import type { Group } from "./groups.server";

interface GroupListProps<Of extends Group> {
  groups: readonly Of[];
  name: (group: Of) => ReactNode;
}

/** Groups of restaurants, each with the way to every page of its list: so nothing is further than one more press. */
export function GroupList<Of extends Group>({ groups, name }: GroupListProps<Of>) {
  const { t } = useTranslation("browse");
  return (
    <ul className="groups">
      {groups.map((group) => (
        <li key={group.path} className="group">
          <Link to={group.path} className="target-link">
            {name(group)}
          </Link>
          <span className="quiet small">{t("count", { count: group.count })}</span>
          {group.pages > 1 && (
            <span className="group-pages small">
              {laterPages(group).map((page) => (
                <Link
                  key={page}
                  to={pagePath(group.path, "", page)}
                  className="target-link figure"
                  aria-label={t("pageNumber", { page })}
                >
                  {page}
                </Link>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const laterPages = ({ pages }: Group) => Array.from({ length: pages - 1 }, (_, at) => at + 2);
