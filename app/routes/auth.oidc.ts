import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { beginIdentity } from "~/features/accounts/identity/begin-identity.server";
import { CALLBACK_PATH } from "~/features/accounts/identity/callback-path";
import { browserOf } from "~/features/accounts/passcode/ask-passcode.server";
import { destination } from "~/features/accounts/session/destination";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { languageOf } from "~/i18n/i18n.server";
import { isFromOwnPage } from "~/server/api/cross-site.server";
import { logError } from "~/server/log.server";
import { ownOrigin } from "~/server/origin.server";
import { services } from "~/services.server";

/**
 * Sends the browser to the identity provider, to sign in or (`?link=1`) to link who one is there.
 * A link, not a form: the content policy lets no form lead to another site. Another site's link could
 * make someone link an identity that is not theirs, so linking begins on a page of ours only.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { db, identityProvider } = services();
  if (!identityProvider) throw new Response(null, { status: 404 });
  const params = new URL(request.url).searchParams;
  const linking = params.has("link");
  const user = linking ? await requireUser(db, request) : null;
  if (linking && !isFromOwnPage(request)) throw new Response(null, { status: 403 });
  try {
    const url = await beginIdentity(db, identityProvider, {
      browser: browserOf(request),
      redirectUri: ownOrigin(request) + CALLBACK_PATH,
      language: await languageOf(request),
      redirectTo: destination(params.get("redirectTo")),
      linkingUserId: user?.id ?? null,
      now: Date.now(),
    });
    return redirect(url.href);
  } catch (error) {
    logError(request, error);
    return redirect(linking ? "/profile?problem=identity" : "/login?problem=identity");
  }
}
