import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { idFrom, quantityFrom } from "~/features/catalogue/address";
import { DishView } from "~/features/catalogue/DishView";
import { dishPage } from "~/features/catalogue/dish-page.server";
import { namesOfRow } from "~/features/catalogue/schema";
import { isWatched } from "~/features/community/watch/queries.server";
import { standsOf } from "~/features/contribute/taps/stands.server";
import { languageOf } from "~/i18n/i18n.server";
import { nameFor } from "~/i18n/name";
import { translatorOf } from "~/i18n/translate.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["catalogue", "prices", "taps", "history"] };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = idFrom(params.id);
  const quantity = quantityFrom(new URL(request.url).searchParams.get("quantity"));
  const now = Date.now();
  const page = id === null ? undefined : await dishPage(services().db, { id, quantity, now });
  if (id === null || !page) throw new Response(null, { status: 404 });
  const session = await currentSession(services().db, request);
  const isFollowed = session ? await isWatched(services().db, session.user.id, id) : false;
  const shown = [{ dishId: id, comparison: page.comparison }];
  const stands = await standsOf(services().db, session?.user.id ?? null, shown, now);
  const t = await translatorOf(request, "catalogue");
  const language = await languageOf(request);
  const names = {
    dish: nameFor(language, namesOfRow(page.dish)).text,
    restaurant: nameFor(language, namesOfRow(page.restaurant)).text,
  };
  return {
    page,
    stands,
    quantity,
    isFollowed,
    now,
    title: t("dishTitle", names),
    description: t("dishDescription", names),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? "", description: data?.description });

export default function Dish() {
  const { page, stands, quantity, isFollowed, now } = useLoaderData<typeof loader>();
  return (
    <DishView {...page} stands={stands} quantity={quantity} isFollowed={isFollowed} now={now} />
  );
}
