import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { idFrom } from "~/features/catalogue";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { restaurantActs } from "~/features/moderation/catalogue/acts-page.server";
import { idOfRestaurant } from "~/features/moderation/catalogue/change";
import { mergeRestaurants } from "~/features/moderation/catalogue/merge.server";
import { restaurantRow } from "~/features/moderation/catalogue/queries.server";
import { RestaurantActsPage } from "~/features/moderation/catalogue/RestaurantActsPage";
import { renameRestaurant } from "~/features/moderation/catalogue/rename.server";
import { undoAct } from "~/features/moderation/catalogue/undo.server";
import { languageOf } from "~/i18n/i18n.server";
import { nameFor } from "~/i18n/name";
import { translatorOf } from "~/i18n/translate.server";
import { cleanText } from "~/server/clean-text";
import { readForm, textField } from "~/server/form.server";
import { logEvent } from "~/server/log.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["moderation", "accounts"] };

const said = cleanText({ least: 1, most: 300 });
const name = cleanText({ least: 0, most: 80 });

async function restaurantOf(id: string | undefined) {
  const row = await restaurantRow(services().db, idFrom(id) ?? 0);
  if (!row) throw new Response(null, { status: 404 });
  return row;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  await requireModerator(db, request);
  const { id, name_ar, name_en } = await restaurantOf(params.id);
  const t = await translatorOf(request, "moderation");
  const language = await languageOf(request);
  const called = nameFor(language, { ar: name_ar, en: name_en }).text;
  return {
    title: t("place.title", { name: called }),
    restaurant: { id, name_ar, name_en },
    acts: await restaurantActs(db, id, language),
    draft: await findDraft(db, request),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { db } = services();
  const moderator = await requireModerator(db, request);
  const { id } = await restaurantOf(params.id);
  const form = await readForm(request);
  const to = `/moderate/restaurants/${id}`;
  const text = (field: string) => textField(form, field) ?? "";
  const act = text("act");
  const values = {
    act,
    reason: text("reason"),
    ...(act === "rename" ? { name_ar: text("name_ar"), name_en: text("name_en") } : {}),
    ...(act === "merge" ? { into: text("into") } : {}),
  };
  const refuse = (field: string) =>
    saveDraftAndRedirect(services(), request, { to, values, errors: { [field]: "invalid" } });
  const reason = said.safeParse(values.reason);
  if (act !== "undo" && !reason.success) return refuse("reason");
  const by = { actorId: moderator.id, reason: reason.data ?? "", now: Date.now() };
  if (act === "rename") {
    const [ar, en] = [name.safeParse(values.name_ar), name.safeParse(values.name_en)];
    if (!ar.success || !en.success || (!ar.data && !en.data)) return refuse("names");
    await renameRestaurant(db, { id, name_ar: ar.data || null, name_en: en.data || null }, by);
  } else if (act === "merge") {
    const into = idOfRestaurant(values.into);
    const refused = into === null || (await mergeRestaurants(db, { from: id, into }, by));
    if (refused) return refuse(refused === "closed" ? "closed" : "into");
  } else if (act !== "undo") throw new Response(null, { status: 400 });
  else if ((await undoAct(db, idFrom(text("undoes")) ?? 0, by)) === "later") return refuse("later");
  logEvent("privilege_permissions_changed", request, { user: moderator.id, restaurant: id, act });
  return redirect(to, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function ModerateRestaurant() {
  return <RestaurantActsPage {...useLoaderData<typeof loader>()} />;
}
