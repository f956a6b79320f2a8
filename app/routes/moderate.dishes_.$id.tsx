import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { idFrom, orderedText } from "~/features/catalogue";
import { findDraft } from "~/features/forms/draft.server";
import { actOnForm } from "~/features/moderation/catalogue/act-on-form.server";
import { catalogueActs } from "~/features/moderation/catalogue/acts-page.server";
import { DishActsPage } from "~/features/moderation/catalogue/DishActsPage";
import { dishRow, linesOfMenu, sizesOf } from "~/features/moderation/catalogue/dish-queries.server";
import { restaurantRow } from "~/features/moderation/catalogue/queries.server";
import { languageOf } from "~/i18n/i18n.server";
import { translatorOf } from "~/i18n/translate.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["moderation", "accounts", "catalogue"] };

async function dishOf(id: string | undefined) {
  const row = await dishRow(services().db, idFrom(id) ?? 0);
  if (!row) throw new Response(null, { status: 404 });
  return row;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  await requireModerator(db, request);
  const dish = await dishOf(params.id);
  const restaurant = await restaurantRow(db, dish.restaurant_id);
  if (!restaurant) throw new Response(null, { status: 404 });
  const t = await translatorOf(request, "moderation");
  const inMenu = await translatorOf(request, "catalogue");
  const language = await languageOf(request);
  const sizes = await sizesOf(db, dish);
  const menu = await linesOfMenu(db, dish.restaurant_id);
  return {
    title: t("line.title", { name: orderedText({ dish, quantity: 1 }, language, inMenu) }),
    dish,
    restaurant,
    others: menu.filter(({ id }) => id !== dish.id),
    acts: await catalogueActs(db, { dishes: sizes.map(({ id }) => id) }, language),
    draft: await findDraft(db, request),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { db } = services();
  const moderator = await requireModerator(db, request);
  const { id } = await dishOf(params.id);
  return actOnForm(services(), request, { kind: "dishes", id }, moderator.id);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function ModerateDish() {
  return <DishActsPage {...useLoaderData<typeof loader>()} />;
}
