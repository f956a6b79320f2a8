import { readProfileEndpoint, updateProfileEndpoint } from "~/features/accounts/profile/endpoints";
import { readProfile } from "~/features/accounts/profile/read-profile.server";
import { updateProfile } from "~/features/accounts/profile/update-profile.server";
import type { User } from "~/features/accounts/session/queries.server";
import { forUser } from "~/features/accounts/session/require-user.server";
import { ApiError } from "~/server/api/errors";
import { rateLimitExceeded } from "~/server/api/limited.server";
import { apiRoute, jsonResponse, withBody } from "~/server/api/route.server";
import { ownOrigin } from "~/server/http/origin.server";
import { services } from "~/services.server";

const db = () => services().db;

const profileOf = ({ id }: User, request: Request) =>
  readProfile(db(), { userId: id, origin: ownOrigin(request), now: Date.now() });

const api = apiRoute({
  [readProfileEndpoint.method]: forUser(db, async (user, request) =>
    jsonResponse(await profileOf(user, request)),
  ),
  [updateProfileEndpoint.method]: forUser(db, (user, request) =>
    withBody(updateProfileEndpoint, async (changes) => {
      const problem = await updateProfile(services(), user.id, changes);
      if (problem === "username_often") throw rateLimitExceeded();
      if (problem) throw new ApiError(problem);
      return profileOf(user, request);
    })(request),
  ),
});
export const loader = api.loader;
export const action = api.action;
