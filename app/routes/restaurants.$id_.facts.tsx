import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSender } from "~/features/accounts/session/require-user.server";
import { idInSlug } from "~/features/catalogue/address";
import { mergedInto } from "~/features/catalogue/merged.server";
import { restaurantWithAreas } from "~/features/catalogue/page-queries.server";
import { restaurantPath } from "~/features/catalogue/paths";
import { namesOfRow } from "~/features/catalogue/schema";
import { platformHosts } from "~/features/facts/platform-hosts.server";
import { FACT_FIELDS, readFacts } from "~/features/facts/read-form";
import { shownFacts } from "~/features/facts/shown-facts.server";
import { TellPage } from "~/features/facts/TellPage";
import { tellFacts } from "~/features/facts/tell.server";
import { valuesOf } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { levelOf } from "~/features/trust/levels/queries.server";
import { languageOf } from "~/i18n/i18n.server";
import { nameFor } from "~/i18n/name";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm, textField } from "~/server/http/form.server";
import { safePath } from "~/server/http/safe-path";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["facts", "prices"] };

/** The restaurant of an address, or what it became part of. @throws Response 404 where there is no such restaurant. */
async function restaurantOf(slug: string | undefined) {
  const { db } = services();
  const id = idInSlug(slug) ?? 0;
  const found = await restaurantWithAreas(db, (await mergedInto(db, "restaurants", id)) ?? id);
  if (!found) throw new Response(null, { status: 404 });
  return found.restaurant;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  const restaurant = await restaurantOf(params.id);
  const t = await translatorOf(request, "facts");
  const names = namesOfRow(restaurant);
  const name = nameFor(await languageOf(request), names).text;
  return {
    title: t("tell.title", { name }),
    names,
    back: restaurantPath(restaurant),
    shown: await shownFacts(db, restaurant.id),
    hosts: platformHosts(),
    draft: await findDraft(db, request),
    told: new URL(request.url).searchParams.has("told"),
  };
}

/** Keeps what is told, and comes back to the same page, or to that of a press. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { db, limiter } = services();
  const { id } = await restaurantOf(params.id);
  const form = await readForm(request);
  const values = valuesOf(pickFields(form, FACT_FIELDS));
  const user = await requireSender(services(), request, values);
  const to = `/restaurants/${id}/facts`;
  const read = readFacts(values, platformHosts());
  if (!read) throw new Response(null, { status: 400 });
  const again = (errors: Record<string, string>) =>
    saveDraftAndRedirect(services(), request, { to, values, errors });
  if ("errors" in read) return again(read.errors);
  if (!(await limiter.allows("fact", `user ${user.id}`))) return again({ about: "often" });
  const teller = { id: user.id, trustLevel: await levelOf(db, user.id) };
  await tellFacts(db, { restaurantId: id, facts: read.facts, teller, now: Date.now() });
  // A press on another page leads back there.
  const back = textField(form, "to");
  return redirect(back ? safePath(back) : `${to}?told`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function TellFacts() {
  const { title: _, ...page } = useLoaderData<typeof loader>();
  return <TellPage {...page} />;
}
