import { Link } from "@remix-run/react";
import { FactsLine } from "~/features/catalogue/ui";
import { formatDistance } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Card } from "~/ui/Card";
import { Name } from "~/ui/Name";

/** A place as the card shows it. */
export interface CardPlace {
  id: string;
  name_ar: string | null;
  name_en: string | null;
  /** Null for a place that only the maps provider knows. */
  link: string | null;
  rating: number | null;
  cuisine?: string | null;
  areas: { name_ar: string; name_en: string }[];
  /** Metres; null where nobody said from where. */
  distanceM: number | null;
}

/** Places one under another: what they are called, where they are, and how far. */
export function PlacesCard({ places, label }: { places: CardPlace[]; label: string }) {
  const language = useLanguage();
  return (
    <Card>
      <ul className="chat-places" aria-label={label}>
        {places.map(({ id, name_ar, name_en, link, rating, cuisine, areas, distanceM }) => {
          const name = <Name ar={name_ar} en={name_en} />;
          return (
            <li key={id}>
              <p className="spread">
                {link ? (
                  <Link className="target-link" to={link}>
                    {name}
                  </Link>
                ) : (
                  <span>{name}</span>
                )}
                {distanceM !== null && (
                  <span className="figure quiet">{formatDistance(distanceM, language)}</span>
                )}
              </p>
              <FactsLine
                cuisine={cuisine ?? null}
                rating={rating}
                areas={areas.map((area) => ({ ar: area.name_ar, en: area.name_en }))}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
