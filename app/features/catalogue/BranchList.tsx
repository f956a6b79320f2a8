import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { Name } from "~/ui/Name";
import type { RestaurantArea } from "./schema";

/** Where a restaurant is: its neighbourhoods, with the number of branches where there are several. */
export function BranchList({ areas }: { areas: readonly RestaurantArea[] }) {
  const { t } = useTranslation("catalogue");
  const branches = areas.reduce((sum, area) => sum + area.branches, 0);
  return (
    <section className="stack stack-tight" aria-labelledby="branches">
      <h2 id="branches">
        {t("branches")}{" "}
        <span className="heading-count">{t("branchCount", { count: branches })}</span>
      </h2>
      <ul className="area-list">
        {areas.map(({ names, path, branches }) => (
          <li key={names?.ar ?? names?.en ?? ""}>
            <Icon name="map-pin" />
            {names && path ? (
              <Link to={path} className="target-link">
                <Name {...names} />
              </Link>
            ) : (
              t("unknownArea")
            )}
            {branches > 1 && <span className="quiet figure">× {branches}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
