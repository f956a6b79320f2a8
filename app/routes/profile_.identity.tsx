import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { IdentityPage } from "~/features/accounts/identity/IdentityPage";
import { unlinkIdentity } from "~/features/accounts/identity/unlink-identity.server";
import { waysIn } from "~/features/accounts/identity/ways-in.server";
import { requireFresh } from "~/features/accounts/session/require-fresh.server";
import { translatorOf } from "~/i18n/translate.server";
import { isFromOwnPage } from "~/server/api/cross-site.server";
import { readForm, textField } from "~/server/http/form.server";
import { logEvent } from "~/server/log.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["accounts"] };

/** Where linking and unlinking carry on once a person has shown who they are. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireFresh(services(), request);
  const linking = new URL(request.url).searchParams.has("link");
  if (linking && isFromOwnPage(request)) throw redirect("/auth/oidc?link=1");
  const t = await translatorOf(request, "accounts");
  return { title: t("account.title"), ...(await waysIn(services(), user.id)) };
}

/** Unlinks an identity from the signed-in person's account. */
export async function action({ request }: ActionFunctionArgs) {
  const { user } = await requireFresh(services(), request, () => "/profile/identity");
  const form = await readForm(request);
  const outcome = await unlinkIdentity(services().db, user.id, {
    issuer: textField(form, "issuer"),
    subject: textField(form, "subject"),
  });
  if (outcome === "unlinked") logEvent("user_updated", request, { what: "identity unlinked" });
  return redirect(
    outcome === "unlinked" ? "/profile?note=unlinked" : "/profile?problem=last_way",
    303,
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Identity() {
  return <IdentityPage {...useLoaderData<typeof loader>()} />;
}
