import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { areaCookie, timeCookie } from "~/features/places/area-cookie.server";
import { areaList } from "~/features/places/area-list.server";
import { chosenDestination } from "~/features/places/chosen-destination.server";
import { DestinationForm } from "~/features/places/DestinationForm";
import { findDestination } from "~/features/places/find-destination.server";
import { languageOf } from "~/i18n/i18n.server";
import { LANGUAGES } from "~/i18n/languages";
import type { Namespace } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/http/form.server";
import { safePath } from "~/server/http/safe-path";
import { services } from "~/services.server";
import { Page } from "~/ui/Page";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["destination", "places"] satisfies Namespace[] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const now = Date.now();
  const t = await translatorOf(request, "destination");
  return {
    title: t("title"),
    areas: await areaList(db, LANGUAGES[await languageOf(request)].names),
    chosen: await chosenDestination(db, request, now),
    back: safePath(new URL(request.url).searchParams.get("back")),
    draft: await findDraft(db, request),
    now,
  };
}

/** Remembers where and when, and goes back to the page whose totals are for there. */
export async function action({ request }: ActionFunctionArgs) {
  const { db } = services();
  const form = await readForm(request);
  const area = textField(form, "area").trim();
  const at = textField(form, "at").trim();
  const back = safePath(textField(form, "back"));
  const asked = { area: area || undefined, at: at || undefined };
  const destination = await findDestination(db, asked, Date.now());
  if (typeof destination === "string")
    return saveDraftAndRedirect(services(), request, {
      to: `/destination?${new URLSearchParams({ back })}`,
      values: { area, at },
      errors: { [destination === "invalid_at" ? "at" : "area"]: destination },
    });
  const headers = new Headers();
  headers.append("Set-Cookie", await areaCookie.remember(destination.neighbourhood?.id ?? null));
  headers.append("Set-Cookie", await timeCookie.remember(destination.at ?? 0));
  return redirect(back, { status: 303, headers });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function WhereAndWhen() {
  const { t } = useTranslation("destination");
  const { title: _, ...form } = useLoaderData<typeof loader>();
  return (
    <Page narrow title={t("title")} lead={t("lead")}>
      <DestinationForm {...form} />
    </Page>
  );
}
