import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { DRAFT_PARAMETER, valuesOf } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { areaCookie } from "~/features/places/area-cookie.server";
import { chosenDestination } from "~/features/places/chosen-destination.server";
import { NearbyForm } from "~/features/places/NearbyForm";
import { NearbyResults } from "~/features/places/NearbyResults";
import { nearbyAddress } from "~/features/places/nearby-address";
import { nearbyPage } from "~/features/places/nearby-page.server";
import { SuggestForm } from "~/features/places/SuggestForm";
import { suggestRestaurant } from "~/features/places/suggest.server";
import { mapTiles } from "~/features/places/tiles.server";
import { languageOf } from "~/i18n/i18n.server";
import { LANGUAGES } from "~/i18n/languages";
import type { Namespace } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translate.server";
import { clientAddress } from "~/server/http/client-address.server";
import { pickFields, readForm } from "~/server/http/form.server";
import { pageClock } from "~/server/page-clock";
import { services } from "~/services.server";
import { Name } from "~/ui/Name";
import { Notice } from "~/ui/Notice";
import { Page } from "~/ui/Page";
import { pageMeta } from "~/ui/page-meta";
import { Sentence } from "~/ui/Sentence";

export const handle = {
  i18n: ["places", "nearby", "catalogue", "prices", "destination"] satisfies Namespace[],
};

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const address = nearbyAddress(params);
  const { names } = LANGUAGES[await languageOf(request)];
  const t = await translatorOf(request, "places");
  const now = pageClock(Date.now());
  const destination = await chosenDestination(services().db, request, now);
  const reader = { language: names, destination, now };
  const page = await nearbyPage(services(), address, reader);
  const chose = page.kind === "found" && (address.where || address.area !== null) && page.area;
  return data(
    {
      page,
      address,
      tiles: page.kind === "found" && page.plan ? mapTiles() : null,
      suggested: params.get("suggested") === "1",
      draft: await findDraft(services().db, request),
      title: t("title"),
      description: t("description"),
    },
    { headers: chose ? { "Set-Cookie": await areaCookie.remember(chose.id) } : {} },
  );
}

/** Queues a missing restaurant, and comes back to the same page. */
export async function action({ request }: ActionFunctionArgs) {
  const { db } = services();
  const form = await readForm(request);
  const session = await currentSession(db, request);
  const result = await suggestRestaurant(services(), {
    form,
    userId: session?.user.id ?? null,
    address: clientAddress(request),
    now: Date.now(),
  });
  const { searchParams } = new URL(request.url);
  searchParams.delete(DRAFT_PARAMETER);
  searchParams.delete("suggested");
  const values = valuesOf(pickFields(form, ["name", "area", "note"]));
  if (!result.queued)
    return saveDraftAndRedirect(services(), request, {
      to: `/nearby?${searchParams}`,
      values,
      errors: result.errors,
    });
  searchParams.set("suggested", "1");
  return redirect(`/nearby?${searchParams}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "", description: data?.description }),
  // One page to be found is enough; a page for each point on earth is not.
  ...(data?.page.kind === "found" ? [{ name: "robots", content: "noindex" }] : []),
];

export default function Nearby() {
  const { t } = useTranslation(["places", "nearby"]);
  const { page, address, tiles, suggested, draft } = useLoaderData<typeof loader>();
  const found = page.kind === "found" ? page : null;
  const area = found?.area && <Name ar={found.area.name_ar} en={found.area.name_en} />;
  const title = area ? (
    <Sentence text={t("nearArea")} parts={{ area }} />
  ) : (
    t(found ? "nearPoint" : "title")
  );
  const problem =
    page.kind === "ask" && page.problem ? t(`nearby:problem.${page.problem}`) : undefined;
  return (
    <Page title={title} lead={found ? undefined : t("lead")}>
      {suggested && <Notice kind="good">{t("nearby:suggest.done")}</Notice>}
      <div className="stack stack-wide">
        {found ? (
          <div className="stack">
            <details className="nearby-change">
              <summary>{t("form.change")}</summary>
              <NearbyForm address={address} areas={page.areas} />
            </details>
            <NearbyResults page={found} address={address} tiles={tiles} />
          </div>
        ) : (
          <NearbyForm address={address} areas={page.areas} error={problem} />
        )}
        <SuggestForm
          key={String(suggested)}
          areas={page.areas}
          area={found?.area?.id ?? null}
          formId={page.formId}
          draft={draft}
        />
      </div>
    </Page>
  );
}
