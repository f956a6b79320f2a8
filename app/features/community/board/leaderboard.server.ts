import type { Kysely } from "kysely";
import { avatarPath } from "~/features/accounts";
import type { ScopedArea } from "~/features/community/trends/area.server";
import { trustLevel } from "~/features/prices";
import type { Database } from "~db/schema";
import { firstDayOf, type Period } from "./period";
import { listedPeople, peopleByIds, type Sums } from "./queries.server";
import { type Ranked, ranked } from "./rank";
import type { BoardEntry } from "./schema";
import { standingsSince } from "./standings.server";

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

/** How many places before and after oneself one sees. */
const REACH = 2;

/**
 * Who contributed most, the first first: a page of the board. Who wants to be seen is asked each time; only what they
 * earned is kept in memory.
 */
export async function leaderboard(
  db: Kysely<Database>,
  question: BoardQuestion,
  { limit, offset }: { limit: number; offset: number },
): Promise<BoardPage> {
  const board = await boardFor(db, question);
  return {
    entries: await entriesOf(db, board.slice(offset, offset + limit), question.origin),
    nextOffset: offset + limit < board.length ? offset + limit : null,
  };
}

/** A person's own part of the board; empty when they aren't on it. */
export async function aroundPerson(
  db: Kysely<Database>,
  question: BoardQuestion,
  userId: string,
): Promise<BoardEntry[]> {
  const board = await boardFor(db, question);
  const own = board.findIndex(({ person }) => person.user_id === userId);
  if (own < 0) return [];
  return entriesOf(db, board.slice(Math.max(0, own - REACH), own + REACH + 1), question.origin);
}

async function boardFor(
  db: Kysely<Database>,
  { area, period, now }: BoardQuestion,
): Promise<Ranked<Sums>[]> {
  const order = await standingsSince(db, period, firstDayOf(period, now));
  return ranked(order, await listedPeople(db, area.neighbourhood?.name_ar ?? null));
}

async function entriesOf(
  db: Kysely<Database>,
  board: readonly Ranked<Sums>[],
  origin: string,
): Promise<BoardEntry[]> {
  if (board.length === 0) return [];
  const ids = board.map(({ person }) => person.user_id);
  const people = new Map((await peopleByIds(db, ids)).map((row) => [row.id, row]));
  return board.flatMap(({ person, rank }) => {
    const row = people.get(person.user_id);
    if (!row) return [];
    return {
      rank,
      username: row.username,
      display_name: row.display_name,
      avatar_url: origin + avatarPath(row),
      area: row.area,
      contribution_count: Math.max(0, person.contributions),
      points: person.points,
      trust_level: trustLevel(row.trust_level),
    };
  });
}
