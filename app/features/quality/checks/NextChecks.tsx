import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { dishPath } from "~/features/catalogue";
import { DishName } from "~/features/catalogue/ui";
import { PlatformName, PriceTaps, TapForm } from "~/features/prices/ui";
import { Amount } from "~/ui/Amount";
import { FactQuestion } from "./FactQuestion";
import type { NextCheck, PriceCheck } from "./next-checks.server";

/** What a person could look at next: up to three prices and facts, each answered with one press. Nothing where nothing is asked for. */
export function NextChecks({ checks }: { checks: readonly NextCheck[] }) {
  const { t } = useTranslation("taps");
  if (checks.length === 0) return null;
  return (
    <section className="card stack" aria-labelledby="next-checks">
      <h2 id="next-checks">{t("next.title")}</h2>
      <p className="quiet">{t("next.lead")}</p>
      <TapForm />
      <ul className="stack">
        {checks.map((check) => (
          <li
            key={
              "fact" in check
                ? `${check.fact} ${check.restaurant.id}`
                : `${check.dish.id} ${check.platform}`
            }
            className="stack stack-tight"
          >
            {"fact" in check ? <FactQuestion {...check} /> : <PriceQuestion {...check} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PriceQuestion({ dish, platform, itemPrice }: PriceCheck) {
  return (
    <>
      <Link className="target-link" to={dishPath(dish)}>
        <DishName dish={dish} />
      </Link>
      <span className="cluster">
        <PlatformName platform={platform} /> <Amount halalas={itemPrice} />
      </span>
      <PriceTaps {...{ dishId: dish.id, platform, itemPrice }} ownCheck={null} />
    </>
  );
}
