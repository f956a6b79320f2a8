import type { NearbyPlace, PlaceOnWire, PlacesResponse } from "./schema";

/** Places as the contract puts them on the wire, with names in the language asked for where there are any. */
export function toWire(places: readonly NearbyPlace[], lang: "ar" | "en"): PlacesResponse {
  return { places: places.map((place) => placeToWire(place, lang)), count: places.length };
}

function placeToWire(place: NearbyPlace, lang: "ar" | "en"): PlaceOnWire {
  const { name_ar, name_en } = place;
  return {
    id: place.id,
    name: (lang === "ar" ? (name_ar ?? name_en) : (name_en ?? name_ar)) ?? "",
    lat: place.lat,
    lng: place.lng,
    rating: place.rating,
    area: place.area?.name_ar ?? null,
    external_place_id: place.externalPlaceId,
    is_brand: place.isBrand,
  };
}
