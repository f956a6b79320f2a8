import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { AccountPage } from "~/features/moderation/people/AccountPage";
import { decideAccount } from "~/features/moderation/people/decide-account.server";
import { accountNamed, listActs, pricesByState } from "~/features/moderation/people/queries.server";
import { translatorOf } from "~/i18n/translate.server";
import { cleanText } from "~/server/clean-text";
import { readForm, textField } from "~/server/http/form.server";
import { logEvent } from "~/server/log.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["moderation", "accounts"] };

const decision = z.object({
  act: z.enum(["suspend", "restore"]),
  reason: cleanText({ least: 1, most: 300 }),
});

async function accountOf(username = "") {
  const account = await accountNamed(services().db, username);
  if (!account) throw new Response(null, { status: 404 });
  return account;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  await requireModerator(db, request);
  const { id, ...account } = await accountOf(params.username);
  const prices = await pricesByState(db, id);
  const t = await translatorOf(request, "moderation");
  return {
    title: t("person.title", { username: account.username }),
    account,
    prices: {
      accepted: prices.get("accepted") ?? 0,
      rejected: prices.get("rejected") ?? 0,
      waiting: prices.get("waiting") ?? 0,
    },
    acts: await listActs(db, id),
    draft: await findDraft(db, request),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { db } = services();
  const moderator = await requireModerator(db, request);
  const { id: userId, username } = await accountOf(params.username);
  const to = `/moderate/people/${username}`;
  const form = await readForm(request);
  const values = { reason: textField(form, "reason") };
  const asked = decision.safeParse({ act: textField(form, "act"), ...values });
  if (!asked.success)
    return saveDraftAndRedirect(services(), request, {
      to,
      values,
      errors: { reason: "invalid" },
    });
  const { act, reason } = asked.data;
  await decideAccount(db, act, { userId, actorId: moderator.id, reason, now: Date.now() });
  logEvent("privilege_permissions_changed", request, { user: moderator.id, of: userId, act });
  return redirect(to, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function ModerateAccount() {
  return <AccountPage {...useLoaderData<typeof loader>()} />;
}
