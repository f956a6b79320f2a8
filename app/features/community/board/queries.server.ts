import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "~db/schema";

/** A person on the board. */
export interface BoardRow {
  id: string;
  username: string;
  display_name: string;
  avatar_id: string | null;
  area: string;
  trust_level: string;
  points: number;
  contributions: number;
  rank: number;
  /** Where they stand in the list, 1 for the first: ties have places of their own. */
  place: number;
}

/** Which board. */
export interface Board {
  /** Arabic name of the only neighbourhood whose people count; null for everybody. */
  area: string | null;
  /** The first day that counts, and the moment (ms) it begins. */
  firstDay: number;
  since: number;
}

/**
 * Everybody on a board, in order: most points first, then most contributions, then by username. Equal points share a
 * rank. Switches are read here, at the moment of asking.
 */
function board({ area, firstDay, since }: Board): RawBuilder<unknown> {
  const there = area === null ? sql`` : sql`and users.area = ${area}`;
  return sql`
    with earned as (
      select user_id, sum(amount) as points from points where day >= ${firstDay} group by user_id
    ), sent as (
      select user_id, count(*) as contributions from contributions
      where state = 'accepted' and decided_at >= ${since} group by user_id
    ), board as (
      select users.id, username, display_name, avatar_id, area, trust_level,
        coalesce(earned.points, 0) as points, coalesce(sent.contributions, 0) as contributions,
        rank() over (order by coalesce(earned.points, 0) desc) as rank,
        row_number() over (
          order by coalesce(earned.points, 0) desc, coalesce(sent.contributions, 0) desc, username
        ) as place
      from users
      left join earned on earned.user_id = users.id
      left join sent on sent.user_id = users.id
      where show_public_profile = 1 and show_in_leaderboard = 1 and is_service = 0
        and (earned.points > 0 or sent.contributions > 0) ${there}
    )`;
}

/** So many people of a board after the first `offset`. */
export async function boardRows(
  db: Kysely<Database>,
  which: Board,
  { limit, offset }: { limit: number; offset: number },
): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`${board(which)}
    select * from board order by place limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** A person on a board with those who stand up to `reach` places before and after them; empty when they aren't on it. */
export async function rowsAround(
  db: Kysely<Database>,
  which: Board,
  { userId, reach }: { userId: string; reach: number },
): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`${board(which)}
    select board.* from board, (select place as mine from board where id = ${userId})
    where place between mine - ${reach} and mine + ${reach} order by place`.execute(db);
  return rows;
}
