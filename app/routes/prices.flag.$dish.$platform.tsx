import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/features/accounts/session/require-user.server";
import { idFrom } from "~/features/catalogue/address";
import { FlagPage, type RefusedFlag } from "~/features/contribute/flags/FlagPage";
import { flagSchema } from "~/features/contribute/flags/flag";
import { flaggedPrice } from "~/features/contribute/flags/flag-page.server";
import { insertFlag } from "~/features/contribute/flags/queries.server";
import { translatorOf } from "~/i18n/translate.server";
import { RETRY_AFTER_SECONDS } from "~/server/api/limited.server";
import { readForm, textField } from "~/server/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["evidence", "prices"] };

/** @throws Response 404 where there is no such price. */
async function priceAt(params: { dish?: string; platform?: string }) {
  const { db } = services();
  const dishId = idFrom(params.dish);
  const price = dishId === null ? undefined : await flaggedPrice(db, dishId, params.platform ?? "");
  if (!price) throw new Response(null, { status: 404 });
  return price;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireUser(services().db, request);
  const t = await translatorOf(request, "evidence");
  const sent = new URL(request.url).searchParams.has("sent");
  return { title: t("flag.title"), ...(await priceAt(params)), sent };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { db, limiter } = services();
  const user = await requireUser(db, request);
  const { dish, platform } = await priceAt(params);
  const form = await readForm(request);
  const fields = { reason: textField(form, "reason"), note: textField(form, "note") };
  const found = flagSchema.safeParse(fields);
  if (!found.success) {
    const problem = found.error.issues.some(({ path }) => path[0] === "note") ? "note" : "reason";
    return data({ ...fields, problem } satisfies RefusedFlag, { status: 400 });
  }
  if (!(await limiter.allows("flag", `user ${user.id}`)))
    return data({ ...fields, problem: "often" } satisfies RefusedFlag, {
      status: 429,
      headers: { "Retry-After": String(RETRY_AFTER_SECONDS) },
    });
  await insertFlag(db, {
    ...found.data,
    user_id: user.id,
    dish_id: dish.id,
    platform,
    contribution_id: null,
    state: "open",
    created_at: Date.now(),
    decided_by: null,
    decided_at: null,
  });
  return redirect(`/prices/flag/${dish.id}/${platform}?sent`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Flag() {
  return <FlagPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
