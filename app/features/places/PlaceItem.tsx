import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FactsLine } from "~/features/catalogue/ui";
import { formatDistance } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Name } from "~/ui/Name";
import { MenuInShort } from "./MenuInShort";
import type { ListedPlace } from "./nearby-page.server";
import { SuggestThis } from "./SuggestThis";

interface PlaceItemProps {
  place: ListedPlace;
  /** Its number in the list and on the map, from 1. */
  number: number;
  /** Whether a map shows the numbers. */
  numbered?: boolean;
  /** Names this copy of the page. */
  formId: string;
}

/** One place: what it is called, how far it is, and what we know of its prices. */
export function PlaceItem({ place, number, numbered, formId }: PlaceItemProps) {
  const { t } = useTranslation("places");
  const distance = formatDistance(place.distance, useLanguage());
  const name = <Name ar={place.name_ar} en={place.name_en} />;
  const area = place.area && { ar: place.area.name_ar, en: place.area.name_en };
  return (
    <li className="place" id={`place-${number}`} value={number}>
      <div className="place-head">
        <h3 className="place-name">
          {numbered && <span className="place-number figure">{number}</span>}
          {place.restaurantId === null ? (
            name
          ) : (
            <Link to={`/restaurants/${place.restaurantId}`} prefetch="intent">
              {name}
            </Link>
          )}
          {place.isBrand && <span className="size-word">{t("chain")}</span>}
        </h3>
        <span className="place-distance figure">
          <span aria-hidden="true">{distance}</span>
          <span className="visually-hidden">{t("away", { distance })}</span>
        </span>
      </div>
      <FactsLine cuisine={place.cuisine} rating={place.rating} areas={area ? [area] : []} />
      {place.restaurantId === null ? (
        <SuggestThis place={place} formId={formId} />
      ) : (
        <MenuInShort menu={place.menu} />
      )}
    </li>
  );
}
