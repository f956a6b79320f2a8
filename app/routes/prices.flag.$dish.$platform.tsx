import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSender, requireUser } from "~/features/accounts/session/require-user.server";
import { idFrom } from "~/features/catalogue/address";
import { shownPrice } from "~/features/catalogue/shown-price.server";
import { errorsOf } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { FlagPage } from "~/features/moderation/flags/FlagPage";
import { insertFlag } from "~/features/moderation/flags/queries.server";
import { flagSchema } from "~/features/moderation/flags/schema";
import { agree } from "~/features/prices/evidence";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/http/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["evidence", "prices"] };

/** @throws Response 404 where there is no such price. */
async function priceAt(params: { dish?: string; platform?: string }) {
  const { db } = services();
  const dishId = idFrom(params.dish);
  const price = dishId === null ? undefined : await shownPrice(db, dishId, params.platform ?? "");
  if (!price) throw new Response(null, { status: 404 });
  return price;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  await requireUser(db, request);
  const t = await translatorOf(request, "evidence");
  return {
    title: t("flag.title"),
    ...(await priceAt(params)),
    draft: await findDraft(db, request),
    sent: new URL(request.url).searchParams.has("sent"),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { db, limiter } = services();
  const form = await readForm(request);
  const values = { reason: textField(form, "reason"), note: textField(form, "note") };
  const user = await requireSender(services(), request, values);
  const { dish, platform, itemPrice } = await priceAt(params);
  const to = `/prices/flag/${dish.id}/${platform}`;
  const again = (errors: Record<string, string>) =>
    saveDraftAndRedirect(services(), request, { to, values, errors });
  const found = flagSchema.safeParse(values);
  if (!found.success) return again(errorsOf(found.error.flatten().fieldErrors));
  // A report is about the price its person saw.
  const seen = /^\d{1,9}$/.exec(textField(form, "seen"))?.[0];
  if (seen === undefined || !agree(Number(seen), itemPrice)) return again({ seen: "moved" });
  if (!(await limiter.allows("flag", `user ${user.id}`))) return again({ often: "often" });
  await insertFlag(db, {
    ...found.data,
    user_id: user.id,
    dish_id: dish.id,
    platform,
    price_seen: itemPrice,
    state: "open",
    created_at: Date.now(),
    decided_by: null,
    decided_at: null,
  });
  return redirect(`${to}?sent`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Flag() {
  return <FlagPage {...useLoaderData<typeof loader>()} />;
}
