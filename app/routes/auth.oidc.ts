import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { beginIdentity } from "~/features/accounts/identity/begin-identity.server";
import { CALLBACK_PATH } from "~/features/accounts/identity/callback-path";
import { browserOf } from "~/features/accounts/passcode/ask-passcode.server";
import { browserCookie } from "~/features/accounts/passcode/sign-in-cookies.server";
import { destination } from "~/features/accounts/session/destination";
import { limitKey } from "~/features/accounts/session/limit-key.server";
import { requireFresh } from "~/features/accounts/session/require-fresh.server";
import { loginPathTo, requireUser } from "~/features/accounts/session/require-user.server";
import { languageOf } from "~/i18n/i18n.server";
import { isFromOwnPage } from "~/server/api/cross-site.server";
import { ownOrigin } from "~/server/http/origin.server";
import { logError } from "~/server/log.server";
import { services } from "~/services.server";

/**
 * Sends the browser to the identity provider: to sign in, to link who one is there (`?link=1`), or to show anew who one
 * is (`?prove`). A link, not a form: the content policy lets no form lead to another site. Another site's link could
 * make someone link an identity that is not theirs, or sign them in without their asking: it begins on pages of ours
 * only, and a sign-in in a browser that has seen the page for it.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { db, identityProvider, limiter } = services();
  if (!identityProvider) throw new Response(null, { status: 404 });
  const params = new URL(request.url).searchParams;
  const linking = params.has("link");
  const proving = params.has("prove");
  const redirectTo = destination(params.get("redirectTo"));
  const user = linking || proving ? await requireUser(db, request) : null;
  if (user && !isFromOwnPage(request)) throw new Response(null, { status: 403 });
  if (linking) await requireFresh(services(), request, () => "/profile/identity?link");
  if (!user && !(isFromOwnPage(request) && browserCookie.read(request)))
    return redirect(loginPathTo(redirectTo));
  const problem = `/${user ? "profile" : "login"}?problem=identity`;
  if (!(await limiter.allows("identity", await limitKey(db, request)))) return redirect(problem);
  try {
    const url = await beginIdentity(db, identityProvider, {
      browser: browserOf(request),
      redirectUri: ownOrigin(request) + CALLBACK_PATH,
      language: await languageOf(request),
      redirectTo,
      linkingUserId: (linking && user?.id) || null,
      provingUserId: (proving && user?.id) || null,
      now: Date.now(),
    });
    return redirect(url.href);
  } catch (error) {
    logError(request, error);
    return redirect(problem);
  }
}
