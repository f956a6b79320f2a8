import { limitKey } from "~/features/accounts/session/limit-key.server";
import { scopedArea } from "~/features/community/trends/area.server";
import { popularEndpoint } from "~/features/community/trends/endpoint";
import { popularIntents } from "~/features/community/trends/popular.server";
import { ApiError } from "~/server/api/errors";
import { limited } from "~/server/api/limited.server";
import { withQuery } from "~/server/api/query.server";
import { apiRoute } from "~/server/api/route.server";
import { env } from "~/server/env.server";
import { services } from "~/services.server";

const answer = withQuery(popularEndpoint, async ({ scope, area, limit, lang }) => {
  const { db } = services();
  const found = await scopedArea(db, { scope, area });
  if (!found) throw new ApiError("invalid_area");
  const all = await popularIntents(db, {
    neighbourhood: found.neighbourhood?.id ?? null,
    atLeast: env().TRENDING_MIN_PEOPLE,
    lang,
    now: Date.now(),
  });
  const intents = all.slice(0, limit).map(({ known: _, ...intent }) => intent);
  return { scope, area: found.name, intents, count: intents.length };
});

const api = apiRoute({
  GET: async (request) =>
    limited(services().limiter, "popular_intents", await limitKey(services().db, request), () =>
      answer(request),
    ),
});
export const loader = api.loader;
export const action = api.action;
