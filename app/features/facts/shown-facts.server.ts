import type { Kysely } from "kysely";
import { PLATFORMS, type Platform } from "~/features/prices";
import type { Database } from "~db/schema";
import { linkKind } from "./kinds";
import { parseOpeningHours } from "./opening-hours";
import { platformHosts } from "./platform-hosts.server";
import { platformLink } from "./platform-link";
import { shownOf } from "./queries.server";
import type { OpeningWeek } from "./week";

/** What a page says of a restaurant, as people told it. */
export interface ShownFacts {
  hours: OpeningWeek | null;
  links: { platform: Platform; url: string }[];
  /** When it was told to be closed for good, ms; null while it is not. */
  closedAt: number | null;
}

/** What is shown of a restaurant. A link is one only while its host is still among those the operator allows. */
export async function shownFacts(db: Kysely<Database>, restaurantId: number): Promise<ShownFacts> {
  const rows = new Map((await shownOf(db, restaurantId)).map((row) => [row.kind, row]));
  const hours = rows.get("hours");
  const closed = rows.get("closed");
  const hosts = platformHosts();
  return {
    hours: hours ? parseOpeningHours(hours.value) : null,
    links: PLATFORMS.flatMap((platform) => {
      const url = platformLink(rows.get(linkKind(platform))?.value ?? "", hosts[platform]);
      return url === null ? [] : [{ platform, url }];
    }),
    closedAt: closed?.value === "yes" ? closed.told_at : null,
  };
}
