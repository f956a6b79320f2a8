import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { namesOfRow, restaurantPath } from "~/features/catalogue";
import { parseOpeningHours } from "~/features/facts";
import { WeekHours } from "~/features/facts/ui";
import { Name } from "~/ui/Name";
import type { FactCheck } from "./next-checks.server";

/** Where a press leads back to. */
const BACK = "/contributions";

/** Whether a restaurant still sells, or its hours still hold: answered with one press; other hours are told on a page. */
export function FactQuestion({ fact, restaurant, hours }: FactCheck) {
  const { t } = useTranslation("taps");
  const tell = `/restaurants/${restaurant.id}/facts`;
  const week = hours === null ? null : parseOpeningHours(hours);
  const ask = `ask-${fact}-${restaurant.id}`;
  return (
    <>
      <Link className="target-link" to={restaurantPath(restaurant)}>
        <Name {...namesOfRow(restaurant)} />
      </Link>
      {week && <WeekHours week={week} />}
      <Form method="post" action={tell}>
        <input type="hidden" name="to" value={BACK} />
        <input type="hidden" name="about" value={fact === "open" ? "closed" : "week"} />
        <fieldset className="taps" aria-labelledby={ask}>
          <span className="quiet" id={ask}>
            {t(`next.${fact}.ask`)}
          </span>
          {fact === "open" ? (
            <>
              <button type="submit" name="closed" value="no">
                {t("next.open.yes")}
              </button>
              <button type="submit" name="closed" value="yes">
                {t("next.open.no")}
              </button>
            </>
          ) : (
            <>
              <button type="submit" name="week" value={hours ?? ""}>
                {t("next.hours.yes")}
              </button>
              <Link className="target-link" to={tell} rel="nofollow">
                {t("next.hours.no")}
              </Link>
            </>
          )}
        </fieldset>
      </Form>
    </>
  );
}
