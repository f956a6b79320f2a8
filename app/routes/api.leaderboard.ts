import { limitKey } from "~/features/accounts/session/limit-key.server";
import { leaderboardEndpoint } from "~/features/community/board/endpoint";
import { leaderboard } from "~/features/community/board/leaderboard.server";
import { scopedArea } from "~/features/community/trends/area.server";
import { ApiError } from "~/server/api/errors";
import { limited } from "~/server/api/limited.server";
import { withQuery } from "~/server/api/query.server";
import { apiRoute } from "~/server/api/route.server";
import { ownOrigin } from "~/server/http/origin.server";
import { services } from "~/services.server";

const answer = withQuery(leaderboardEndpoint, async (query, request) => {
  const { db } = services();
  const { scope, period } = query;
  const area = await scopedArea(db, query);
  if (!area) throw new ApiError("invalid_area");
  const question = { area, period, origin: ownOrigin(request), now: Date.now() };
  const { entries, nextOffset } = await leaderboard(db, question, query);
  return {
    scope,
    area: area.name,
    period,
    entries,
    count: entries.length,
    next_offset: nextOffset,
  };
});

const api = apiRoute({
  GET: async (request) =>
    limited(services().limiter, "leaderboard", await limitKey(services().db, request), () =>
      answer(request),
    ),
});
export const loader = api.loader;
export const action = api.action;
