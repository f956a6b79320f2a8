import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSender, requireUser } from "~/features/accounts/session/require-user.server";
import { idFrom } from "~/features/catalogue/address";
import { chosenDish } from "~/features/catalogue/chosen-dish.server";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { areaCookie } from "~/features/places/area-cookie.server";
import { areaList, neighbourhoodOf } from "~/features/places/area-list.server";
import { isPlatform } from "~/features/prices/platform";
import { StatedFeePage } from "~/features/snapshots/stated-fee/StatedFeePage";
import {
  ownStatedFees,
  stateFee,
  takeBackFee,
} from "~/features/snapshots/stated-fee/state-fee.server";
import {
  parseStatedFee,
  type StatedFeeErrors,
  statedFeeValues,
} from "~/features/snapshots/stated-fee/stated-fee";
import { statedFeePath } from "~/features/snapshots/stated-fee/stated-fee-path";
import { languageOf } from "~/i18n/i18n.server";
import { LANGUAGES } from "~/i18n/languages";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/http/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["delivery", "catalogue", "prices"] };

/** @throws Response 404 where there is no such dish. */
async function dishAt(params: { dish?: string }) {
  const dish = await chosenDish(services().db, idFrom(params.dish));
  if (!dish) throw new Response(null, { status: 404 });
  return dish;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const dish = await dishAt(params);
  const draft = await findDraft(db, request);
  const area = await neighbourhoodOf(db, {
    userId: user.id,
    chosen: await areaCookie.recall(request),
  });
  const remembered = { neighbourhood: area === null ? "" : String(area) };
  const asked = new URL(request.url).searchParams.get("platform");
  const t = await translatorOf(request, "delivery");
  return {
    title: t("title"),
    dish,
    areas: await areaList(db, LANGUAGES[await languageOf(request)].names),
    values: statedFeeValues(draft?.values ?? { ...remembered, platform: asked }),
    errors: (draft?.errors ?? {}) as StatedFeeErrors,
    said: await ownStatedFees(db, { userId: user.id, dishId: dish.id }, Date.now()),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { db, limiter } = services();
  const form = await readForm(request);
  const values = statedFeeValues(Object.fromEntries(form));
  const user = await requireSender(services(), request, values);
  const dish = await dishAt(params);
  const own = { userId: user.id, dishId: dish.id };
  const again = (errors: StatedFeeErrors) =>
    saveDraftAndRedirect(services(), request, { to: statedFeePath(dish.id), values, errors });
  const said = (headers: HeadersInit = {}) =>
    redirect(`/dishes/${dish.id}#delivery-section`, { status: 303, headers });
  if (!(await limiter.allows("tap", `user ${user.id}`))) return again({ often: "often" });
  if (textField(form, "intent") === "undo") {
    if (!isPlatform(values.platform)) throw new Response(null, { status: 400 });
    await takeBackFee(db, { ...own, platform: values.platform }, Date.now());
    return said();
  }
  const parsed = parseStatedFee(values);
  if ("errors" in parsed) return again(parsed.errors);
  const { stated } = parsed;
  const errors = await stateFee(db, { ...own, stated }, Date.now());
  if (errors) return again(errors);
  const { neighbourhoodId: area } = stated;
  return said(area === null ? {} : { "Set-Cookie": await areaCookie.remember(area) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function StatedFeeRoute() {
  return <StatedFeePage {...useLoaderData<typeof loader>()} />;
}
