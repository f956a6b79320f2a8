import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { idFrom } from "~/features/catalogue";
import { valuesOf } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { catalogueActs } from "~/features/moderation/catalogue/acts-page.server";
import { linesOfMenu } from "~/features/moderation/catalogue/dish-queries.server";
import { ACT_FIELDS, performAct } from "~/features/moderation/catalogue/perform-act.server";
import { restaurantRow } from "~/features/moderation/catalogue/queries.server";
import { RestaurantActsPage } from "~/features/moderation/catalogue/RestaurantActsPage";
import { languageOf } from "~/i18n/i18n.server";
import { nameFor } from "~/i18n/name";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm } from "~/server/form.server";
import { logEvent } from "~/server/log.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["moderation", "accounts", "catalogue"] };

async function restaurantOf(id: string | undefined) {
  const row = await restaurantRow(services().db, idFrom(id) ?? 0);
  if (!row) throw new Response(null, { status: 404 });
  return row;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  await requireModerator(db, request);
  const restaurant = await restaurantOf(params.id);
  const { id, name_ar, name_en } = restaurant;
  const t = await translatorOf(request, "moderation");
  const language = await languageOf(request);
  const called = nameFor(language, { ar: name_ar, en: name_en }).text;
  return {
    title: t("place.title", { name: called }),
    restaurant,
    menu: await linesOfMenu(db, id),
    acts: await catalogueActs(db, { restaurant: id }, language),
    draft: await findDraft(db, request),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { db } = services();
  const moderator = await requireModerator(db, request);
  const { id } = await restaurantOf(params.id);
  const values = valuesOf(pickFields(await readForm(request), ACT_FIELDS));
  const by = { actorId: moderator.id, now: Date.now() };
  const problem = await performAct(db, { kind: "restaurants", id }, values, by);
  if (problem === "unknown") throw new Response(null, { status: 400 });
  const to = `/moderate/restaurants/${id}`;
  const errors = { [problem ?? ""]: "invalid" };
  if (problem) return saveDraftAndRedirect(services(), request, { to, values, errors });
  const { act } = values;
  logEvent("authz_admin", request, { user: moderator.id, restaurant: id, act });
  return redirect(to, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function ModerateRestaurant() {
  return <RestaurantActsPage {...useLoaderData<typeof loader>()} />;
}
