import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { idFrom } from "~/features/catalogue";
import { findDraft } from "~/features/forms/draft.server";
import { actOnForm } from "~/features/moderation/catalogue/act-on-form.server";
import { catalogueActs } from "~/features/moderation/catalogue/acts-page.server";
import { linesOfMenu } from "~/features/moderation/catalogue/dish-queries.server";
import { restaurantRow } from "~/features/moderation/catalogue/queries.server";
import { RestaurantActsPage } from "~/features/moderation/catalogue/RestaurantActsPage";
import { languageOf } from "~/i18n/i18n.server";
import { nameFor } from "~/i18n/name";
import { translatorOf } from "~/i18n/translate.server";
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
  return actOnForm(services(), request, { kind: "restaurants", id }, moderator.id);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function ModerateRestaurant() {
  return <RestaurantActsPage {...useLoaderData<typeof loader>()} />;
}
