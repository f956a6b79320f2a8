import type { Generated } from "kysely";

/** What people ask for, without who they are for longer than it takes to count them; and whose prices they follow. */
export interface CommunityTables {
  search_intents: SearchIntentsTable;
  search_voices: SearchVoicesTable;
  search_days: SearchDaysTable;
  search_salts: SearchSaltsTable;
  watches: WatchesTable;
  watch_moves: WatchMovesTable;
}

/** Something that is asked for, however it is spelled. */
export interface SearchIntentsTable {
  id: Generated<number>;
  /** What makes two questions one: see app/features/community/trends/asked.ts. */
  key: string;
  /** What of the catalogue was meant; null where nothing was named, or nothing of ours. */
  restaurant_id: number | null;
  dish_name_id: number | null;
  /** As written, where the catalogue does not know it; else empty. */
  restaurant_text: string;
  item_text: string;
}

/** One person who asked for it on one day, kept while different people are still to be told apart. */
export interface SearchVoicesTable {
  intent_id: number;
  /** The number of the day in Riyadh. */
  day: number;
  /** 0 when none is known. */
  neighbourhood_id: number;
  /** The id of an account, or a hash of an address that is another one every day. */
  person: string;
  /** 1 for an account, which is the same person on other days. */
  lasting: number;
}

/** How many asked on a day that is over: what is left once the people are forgotten. */
export interface SearchDaysTable {
  intent_id: number;
  day: number;
  people: number;
}

/** What addresses are hashed with. Gone with its day, so that nobody can go back from hash to address. */
export interface SearchSaltsTable {
  day: number;
  salt: string;
}

/** A dish whose price somebody follows. */
export interface WatchesTable {
  user_id: string;
  dish_id: number;
  /** Where it is delivered to; null for what is typical of the city. */
  neighbourhood_id: number | null;
  /** Halalas for one, delivered, where it is cheapest: what the person last heard. Null while there is no price. */
  told_total: number | null;
  /** On which platform that was. */
  told_platform: string | null;
  /** JSON: what one cost on each platform then, without fees. Null where it was told before that was kept. */
  told_items: string | null;
  /** Between what that total lay in eight of ten orders; null where nothing was known of the fees. */
  told_low: number | null;
  told_high: number | null;
  created_at: number;
}

/** A move of a price that a person follows. Each is told once. */
export interface WatchMovesTable {
  id: Generated<number>;
  user_id: string;
  dish_id: number;
  /** Null for a first price. */
  from_total: number | null;
  to_total: number;
  /** Where it is cheapest now. */
  platform: string;
  /** Where it is delivered to, as on the watch at the time; null for what is typical of the city. */
  neighbourhood_id: number | null;
  at: number;
  /** Whether a text message goes out about it, and whether it has. */
  message: "none" | "waiting" | "sent";
}
