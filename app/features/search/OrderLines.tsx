import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { OwnChecks } from "~/features/prices";
import { Name } from "~/ui/Name";
import { displayed } from "./display";
import { ResultList } from "./ResultList";
import type { Brand, SearchResult } from "./schema";
import { namesOf } from "./two-names";

interface OrderLinesProps {
  lines: readonly SearchResult[];
  ownChecks: OwnChecks;
  now: number;
}

/** An order of several dishes, dish by dish, and who could bring all of it. */
export function OrderLines({ lines, ownChecks, now }: OrderLinesProps) {
  const { t } = useTranslation("search");
  const brands = withAll(lines);
  return (
    <div className="stack stack-wide">
      {brands.length > 0 && (
        <section className="stack stack-tight" aria-labelledby="whole-order">
          <h2 id="whole-order">{t("wholeOrder")}</h2>
          <ul className="cluster">
            {brands.map((brand) => (
              <li key={brand.id}>
                <Link to={`/restaurants/${brand.id}`}>
                  <Name {...namesOf(brand)} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lines.map(({ intent, understood, matches, emptyReason }, at) => (
        <section
          key={`${intent.item} ${understood.size} ${intent.quantity}`}
          className="stack"
          aria-labelledby={`line-${at}`}
        >
          <h2 id={`line-${at}`}>
            {intent.quantity > 1 && <span className="times">{intent.quantity} × </span>}
            {understood.item ? (
              <Name {...namesOf(understood.item)} />
            ) : (
              <bdi>{displayed(intent.item)}</bdi>
            )}
          </h2>
          {emptyReason ? (
            <p className="quiet">{t(`${emptyReason}.title`)}</p>
          ) : (
            <ResultList
              matches={matches}
              ownChecks={ownChecks}
              quantity={intent.quantity}
              now={now}
            />
          )}
        </section>
      ))}
    </div>
  );
}

/** The restaurants that every dish was found at. */
function withAll(lines: readonly SearchResult[]): Brand[] {
  const [first, ...others] = lines;
  return (first?.matches ?? [])
    .map(({ brand }) => brand)
    .filter(({ id }) =>
      others.every(({ matches }) => matches.some(({ brand }) => brand.id === id)),
    );
}
