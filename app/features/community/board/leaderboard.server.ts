import type { Kysely } from "kysely";
import { avatarPath } from "~/features/accounts/profile/avatar";
import type { ScopedArea } from "~/features/community/trends/area.server";
import { startOfRiyadhDay } from "~/features/contribute/streak";
import { trustLevel } from "~/features/prices/trust-level";
import type { Database } from "~db/schema";
import { firstDayOf, type Period } from "./period";
import { type Board, type BoardRow, boardRows, rowsAround } from "./queries.server";
import type { BoardEntry } from "./schema";

interface BoardQuestion {
  area: ScopedArea;
  period: Period;
  /** What addresses of pictures begin with, such as https://waffir.example. */
  origin: string;
  /** ms */
  now: number;
}

/** A page of the board, and where the next one begins. */
export interface BoardPage {
  entries: BoardEntry[];
  nextOffset: number | null;
}

/** Who contributed most, the first first. */
export async function leaderboard(
  db: Kysely<Database>,
  question: BoardQuestion,
  { limit, offset }: { limit: number; offset: number },
): Promise<BoardPage> {
  const rows = await boardRows(db, boardOf(question), { limit: limit + 1, offset });
  const entries = rows.slice(0, limit).map((row) => entryOf(row, question.origin));
  return { entries, nextOffset: rows.length > limit ? offset + limit : null };
}

/** How many places before and after oneself one sees. */
const REACH = 2;

/** A person's own part of the board; empty when they aren't on it. */
export async function aroundPerson(
  db: Kysely<Database>,
  question: BoardQuestion,
  userId: string,
): Promise<BoardEntry[]> {
  const rows = await rowsAround(db, boardOf(question), { userId, reach: REACH });
  return rows.map((row) => entryOf(row, question.origin));
}

function boardOf({ area, period, now }: BoardQuestion): Board {
  const firstDay = firstDayOf(period, now);
  const since = period === "all" ? 0 : startOfRiyadhDay(firstDay);
  return { area: area.neighbourhood?.name_ar ?? null, firstDay, since };
}

function entryOf(row: BoardRow, origin: string): BoardEntry {
  return {
    rank: row.rank,
    username: row.username,
    display_name: row.display_name,
    avatar_url: origin + avatarPath(row),
    area: row.area,
    contribution_count: row.contributions,
    points: row.points,
    trust_level: trustLevel(row.trust_level),
  };
}
