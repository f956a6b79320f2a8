import type { Generated, Insertable, Selectable } from "kysely";
import type { AccountTables } from "./schema-accounts";
import type { AssistantTables } from "./schema-assistant";
import type { CommunityTables } from "./schema-community";
import type { ContributionTables } from "./schema-contributions";
import type { FactTables } from "./schema-facts";
import type { ModerationTables } from "./schema-moderation";
import type { OpenDataTables } from "./schema-open-data";
import type { OrderTables } from "./schema-orders";
import type { ProcessTables } from "./schema-processes";
import type { SnapshotTables } from "./schema-snapshots";

/**
 * The tables as TypeScript sees them. One interface a table; the migrations make them true.
 * Money is integer halalas (1 SAR = 100), time is integer milliseconds since 1970 UTC,
 * coordinates are WGS 84 degrees, booleans are 0 or 1.
 */
export interface Database
  extends AccountTables,
    AssistantTables,
    CommunityTables,
    ContributionTables,
    FactTables,
    ModerationTables,
    OpenDataTables,
    OrderTables,
    ProcessTables,
    SnapshotTables {
  meta: MetaTable;
  neighbourhoods: NeighbourhoodsTable;
  restaurants: RestaurantsTable;
  restaurant_aliases: RestaurantAliasesTable;
  branches: BranchesTable;
  dish_names: DishNamesTable;
  dishes: DishesTable;
  users: UsersTable;
  observations: ObservationsTable;
  offers: OffersTable;
  price_versions: PriceVersionsTable;
  neighbourhood_outlines: NeighbourhoodOutlinesTable;
  import_sources: ImportSourcesTable;
  own_prices: OwnPricesTable;
  external_places: ExternalPlacesTable;
  external_answers: ExternalAnswersTable;
  restaurant_suggestions: RestaurantSuggestionsTable;
}

/** Facts about the database itself, such as whether sample data is loaded. */
export interface MetaTable {
  key: string;
  value: string;
}

export interface NeighbourhoodsTable {
  id: Generated<number>;
  name_ar: string;
  name_en: string;
  lat: number;
  lng: number;
}

/** A restaurant or a chain. At least one of the two names is there. */
export interface RestaurantsTable {
  id: Generated<number>;
  name_ar: string | null;
  name_en: string | null;
  /** What its brand is called by those who number brands (`Q38076`); two of one number are one chain. */
  brand_id: string | null;
  /** One of the codes in app/features/catalogue/cuisine.ts. */
  cuisine: string | null;
  /** 0 to 5, or null when nobody rated it. */
  rating: number | null;
  /** 1 for a chain of several branches. */
  is_brand: number;
  /** Grows with every change to the restaurant, its names or its branches: see catalogue revisions. */
  revision: number;
  created_at: number;
  /** The restaurant that it became part of; null for one of its own. What is null no more has no branch and is on no list. */
  merged_into: Generated<number | null>;
  /** When it was told to be closed for good, ms, a fold of what was told: no list has it then. Null while it is not. */
  closed_at: Generated<number | null>;
  /** Since when a moderator hides it, ms: no page or list has it. Null while it is shown. */
  hidden_at: Generated<number | null>;
}

export interface RestaurantAliasesTable {
  id: Generated<number>;
  restaurant_id: number;
  alias: string;
}

export interface BranchesTable {
  id: Generated<number>;
  restaurant_id: number;
  lat: number;
  lng: number;
  neighbourhood_id: number | null;
  /** The maps provider's id of this place (`ChIJ…`), when it is known there. */
  external_place_id: string | null;
}

/** What a dish is called, in one or two scripts. Many menus share one row. */
export interface DishNamesTable {
  id: Generated<number>;
  name_ar: string | null;
  name_en: string | null;
  revision: number;
}

/** One line of one menu: a dish in one size at one restaurant. */
export interface DishesTable {
  id: Generated<number>;
  restaurant_id: number;
  dish_name_id: number;
  /** One of the codes in app/features/catalogue/size.ts, or null where the menu knows no sizes. */
  size: string | null;
  /** One of the codes in app/features/catalogue/section.ts. */
  section: string;
  /** What the menu itself calls the heading, where it is none of our sections: the page shows that instead. */
  heading_ar: Generated<string | null>;
  heading_en: Generated<string | null>;
  /** How often it has been asked for; decides what a restaurant alone compares. */
  asked_count: number;
  /**
   * Halalas for one on the cheapest platform as is typical of the city, stale or not: what a quote says, folded so that lists
   * can be put in order. Null while no platform has a price.
   */
  cheapest_total: number | null;
  /** The dish that has what was said of this one, since the two are one; null for one of its own. */
  merged_into: Generated<number | null>;
  /** Since when a moderator hides it, ms: no page or list has it. Null while it is shown. */
  hidden_at: Generated<number | null>;
}

export interface UsersTable {
  /** UUID. */
  id: string;
  username: string;
  display_name: string;
  /** Slug of one of the levels in app/features/prices/trust-level.ts. */
  trust_level: string;
  created_at: number;
  role: Generated<"member" | "moderator">;
  bio: Generated<string>;
  /** Arabic name of a neighbourhood, or empty. */
  area: Generated<string>;
  /** A language of app/i18n/languages.ts, or `auto`. */
  language: Generated<string>;
  show_public_profile: Generated<number>;
  show_in_leaderboard: Generated<number>;
  /** E.164, such as +966501234567; null for people who sign in by an identity provider alone. */
  phone: string | null;
  /** Names the uploaded image; null where the picture is drawn. */
  avatar_id: string | null;
  /** 1 when moves of followed prices are to come as text messages too. */
  watch_by_sms: Generated<number>;
  /** The language of the page they asked for messages on: that of the messages while `language` is `auto`. */
  message_language: string | null;
  /** 1 for an account that no person stands behind: it is on no board. */
  is_service: Generated<number>;
  /** When the person left and everything personal was taken away, ms; null while they are here. */
  erased_at: number | null;
  /** Since when a moderator has it suspended, ms: nobody signs in with it. Null while it is not. */
  suspended_at: Generated<number | null>;
}

/** What one person saw or said at one moment. Append-only: prices are a fold of these. */
export interface ObservationsTable {
  id: Generated<number>;
  dish_id: number;
  platform: string;
  user_id: string;
  /** `price` names a price (a tap on "still right" repeats it); `changed` and `gone` speak against the current one. */
  kind: "price" | "changed" | "gone";
  /** Halalas for one; null unless the kind is `price`. */
  item_price: number | null;
  proof: "snapshot" | "tap";
  /** SHA-256 of the image, so that one picture counts once. */
  image_hash: string | null;
  /** The person's level when they said it. */
  trust_level: string;
  observed_at: number;
  /** The order whose line it is; null for a tap. */
  order_id: Generated<number | null>;
  /** How many of it that order had. */
  quantity: Generated<number>;
  /** What was chosen with it, as written; null for nothing. */
  options: Generated<string | null>;
}

/** The current item price of a dish on a platform with its evidence: a fold of its observations. */
export interface OffersTable {
  dish_id: number;
  platform: string;
  item_price: number;
  /** Weighed support and contradiction as they stood at `evidence_at`; they halve every 21 days. */
  support: number;
  contradiction: number;
  evidence_at: number;
  supporters: number;
  has_proof: number;
  /** Newest support of any kind, and newest proof by a person of a trusted level or above. */
  newest_support_at: number;
  newest_trusted_proof_at: number | null;
  /** When someone above newcomer last stood by the price; null where none did, or another spoke against it since. */
  firm_at: number | null;
  /** When this price began to hold. */
  since: number;
}

/**
 * The steps of the history. The open one (`ended_at` null) is the offer's current price. One that went stale ends where the
 * price is known again, even if it is the same.
 */
export interface PriceVersionsTable {
  dish_id: number;
  platform: string;
  started_at: number;
  ended_at: number | null;
  item_price: number;
  /** From here to its end it was stale, or will be if nobody says anything more: the line has a gap. */
  stale_at: number;
  /** 1 once the evidence reached `verified`. */
  verified: number;
}

/** Where a neighbourhood ends, once an operator has imported it. */
export interface NeighbourhoodOutlinesTable {
  neighbourhood_id: number;
  /** JSON: the coordinates of a GeoJSON MultiPolygon, `[lng, lat]`. */
  polygons: string;
}

/** Which record of which imported data became which branch, so that a second import knows it again. */
export interface ImportSourcesTable {
  /** What the ids belong to, such as `osm`. */
  source: string;
  source_id: string;
  branch_id: number;
  /** Hashes of what was read lately, separated by spaces: the same again means nothing to do. */
  fingerprint: string;
}

/** What a restaurant itself asks for a dish, by its own menu: shown beside the platforms, never compared with totals. */
export interface OwnPricesTable {
  dish_id: number;
  /** Halalas for one. */
  item_price: number;
  seen_at: number;
}

/** A place of the maps provider that our store has no branch for. Its terms let us keep the id for good. */
export interface ExternalPlacesTable {
  id: Generated<number>;
  place_id: string;
  first_seen_at: number;
}

/** What the maps provider answered, kept for at most 30 days, as its terms say. */
export interface ExternalAnswersTable {
  question: string;
  /** JSON of the places. */
  places: string;
  fetched_at: number;
}

/** A restaurant somebody misses, waiting for review. */
export interface RestaurantSuggestionsTable {
  id: Generated<number>;
  name: string;
  folded_name: string;
  /** 0 when none was named. */
  neighbourhood_id: number;
  note: string | null;
  external_place_id: string | null;
  status: Generated<"queued" | "added" | "refused">;
  /** How often it has been suggested. */
  times: Generated<number>;
  /** SHA-256 of the name of the form it was last sent from, so that a retried form counts once. */
  form_hash: string | null;
  /** Why it was refused. */
  reason: string | null;
  reviewed_at: number | null;
  reviewer_id: string | null;
  /** What it became. */
  restaurant_id: number | null;
  created_at: number;
}

export type Restaurant = Selectable<RestaurantsTable>;
export type NewObservation = Insertable<ObservationsTable>;
export type Observation = Selectable<ObservationsTable>;
export type Offer = Selectable<OffersTable>;
export type PriceVersion = Selectable<PriceVersionsTable>;
