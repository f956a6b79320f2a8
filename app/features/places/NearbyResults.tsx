import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDistance } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { LinkButton } from "~/ui/Button";
import { EmptyReceipt } from "~/ui/EmptyReceipt";
import { DestinationLine } from "./DestinationLine";
import { type NearbyAddress, nearbyHref, RADII } from "./nearby-address";
import type { NearbyPage } from "./nearby-page.server";
import { PlaceCount } from "./PlaceCount";
import { PlaceItem } from "./PlaceItem";
import { PlanDrawing } from "./PlanDrawing";
import { TileMap, type Tiles } from "./TileMap";

interface NearbyResultsProps {
  page: Extract<NearbyPage, { kind: "found" }>;
  address: NearbyAddress;
  tiles: Tiles | null;
}

/** The places found, with the map where it was asked for. */
export function NearbyResults({ page, address, tiles }: NearbyResultsProps) {
  const { t } = useTranslation("places");
  const { places, more, plan, centre } = page;
  if (places.length === 0) return <NothingNear address={address} />;
  const drawing = plan && <PlanDrawing plan={plan} />;
  return (
    <section className="stack" aria-labelledby="places-found">
      <div className="spread">
        <h2 id="places-found" className="places-found">
          <PlaceCount count={places.length + more} radius={address.radius} />
        </h2>
        <Link
          className="chip"
          to={nearbyHref(address, { map: !address.map })}
          preventScrollReset
          rel="nofollow"
        >
          {t(address.map ? "map.hide" : "map.show")}
        </Link>
      </div>
      {drawing &&
        (tiles ? (
          <TileMap tiles={tiles} centre={centre} radius={address.radius} places={places}>
            {drawing}
          </TileMap>
        ) : (
          drawing
        ))}
      <DestinationLine
        destination={page.destination}
        asked={address.where !== "" || address.area !== null}
      />
      <p className="quiet small">{t("cheapestHint")}</p>
      <ol className="places">
        {places.map((place, at) => (
          <PlaceItem
            key={place.id}
            place={place}
            number={at + 1}
            numbered={address.map}
            formId={page.formId}
          />
        ))}
      </ol>
      {more > 0 && (
        <LinkButton quiet to={nearbyHref(address, { all: true })} preventScrollReset>
          {t("showAll", { count: more })}
        </LinkButton>
      )}
    </section>
  );
}

/** Nothing was found: look further, or for anything. */
function NothingNear({ address }: { address: NearbyAddress }) {
  const { t } = useTranslation("nearby");
  const language = useLanguage();
  const wider = RADII.find((radius) => radius > address.radius);
  return (
    <section className="stack" aria-labelledby="nothing">
      <EmptyReceipt />
      <h2 id="nothing">{t("none.title")}</h2>
      <p>{t("none.text")}</p>
      <div className="cluster">
        {wider && (
          <LinkButton to={nearbyHref(address, { radius: wider })}>
            {t("none.wider", { radius: formatDistance(wider, language) })}
          </LinkButton>
        )}
        {address.keyword && (
          <LinkButton quiet to={nearbyHref(address, { keyword: "" })}>
            {t("none.anything")}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
