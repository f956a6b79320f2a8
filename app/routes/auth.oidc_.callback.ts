import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { CALLBACK_PATH } from "~/features/accounts/identity/callback-path";
import { finishIdentity } from "~/features/accounts/identity/finish-identity.server";
import { tellLinked } from "~/features/accounts/identity/tell-linked.server";
import { browserCookie } from "~/features/accounts/passcode/sign-in-cookies.server";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { sessionCookie } from "~/features/accounts/session/session-cookie.server";
import { ownOrigin } from "~/server/http/origin.server";
import { privateQuery } from "~/server/http/private-query.server";
import { setCookieOnAnswer } from "~/server/http/request-state.server";
import { logError, logEvent } from "~/server/log.server";
import { services } from "~/services.server";

/** Where people come back to from the identity provider. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { db, identityProvider } = services();
  if (!identityProvider) throw new Response(null, { status: 404 });
  const browser = browserCookie.read(request);
  if (!browser) return redirect("/login?problem=identity");
  const session = await currentSession(db, request);
  const outcome = await finishIdentity(db, identityProvider, {
    browser,
    redirectUri: ownOrigin(request) + CALLBACK_PATH,
    query: privateQuery(request),
    userId: session?.user.id ?? null,
    userAgent: request.headers.get("user-agent") ?? "",
    previousToken: sessionCookie().read(request),
    now: Date.now(),
  });
  if ("linked" in outcome) {
    if (outcome.isNew) {
      logEvent("user_updated", request, { what: "identity linked" });
      await tellLinked(services(), request, outcome.linked);
    }
    return redirect("/profile?note=linked");
  }
  if ("error" in outcome) {
    if (outcome.cause) logError(request, outcome.cause);
    logEvent("authn_login_fail", request, { by: "identity", reason: outcome.error });
    if (outcome.error === "suspended") return redirect("/login?problem=suspended");
    if (outcome.error === "taken") return redirect("/profile?problem=taken");
    return redirect(session ? "/profile?problem=identity" : "/login?problem=identity");
  }
  const user = outcome.userId;
  logEvent("authn_login_success", request, { user, by: "identity" });
  logEvent("session_created", request, { user });
  setCookieOnAnswer(request, sessionCookie().write(outcome.token));
  setCookieOnAnswer(request, browserCookie.clear());
  return redirect(outcome.redirectTo);
}
