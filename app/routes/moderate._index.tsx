import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { catalogueActs } from "~/features/moderation/catalogue/acts-page.server";
import { idOfDish, idOfRestaurant } from "~/features/moderation/catalogue/change";
import { dishRow } from "~/features/moderation/catalogue/dish-queries.server";
import { restaurantRow } from "~/features/moderation/catalogue/queries.server";
import { OverviewPage } from "~/features/moderation/overview/OverviewPage";
import { waitingInQueues } from "~/features/moderation/overview/queries.server";
import { accountNamed, listActs } from "~/features/moderation/people/queries.server";
import { languageOf } from "~/i18n/i18n.server";
import { translatorOf } from "~/i18n/translate.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["moderation"] };

/** No username is longer: what is longer is not looked for. */
const LONGEST_USERNAME = 60;
const LONGEST_ADDRESS = 300;

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  await requireModerator(db, request);
  const asked = new URL(request.url).searchParams.get("username")?.trim().replace(/^@/, "");
  const username = asked?.slice(0, LONGEST_USERNAME);
  const account = username && (await accountNamed(db, username));
  if (account) throw redirect(`/moderate/people/${account.username}`);
  const place = new URL(request.url).searchParams.get("restaurant")?.slice(0, LONGEST_ADDRESS);
  const dish = idOfDish(place);
  if (dish !== null && (await dishRow(db, dish))) throw redirect(`/moderate/dishes/${dish}`);
  const id = idOfRestaurant(place);
  if (id !== null && (await restaurantRow(db, id))) throw redirect(`/moderate/restaurants/${id}`);
  const t = await translatorOf(request, "moderation");
  return {
    title: t("home.title"),
    queues: await waitingInQueues(db),
    acts: await listActs(db),
    catalogueActs: await catalogueActs(db, {}, await languageOf(request)),
    unknown: username ?? null,
    unknownRestaurant: place ?? null,
    now: Date.now(),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Moderate() {
  return <OverviewPage {...useLoaderData<typeof loader>()} />;
}
