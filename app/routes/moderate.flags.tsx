import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireModerator } from "~/features/accounts/session/require-user.server";
import { idFrom } from "~/features/catalogue/address";
import { decideFlag } from "~/features/moderation/flags/decide-flag.server";
import { FlagQueue } from "~/features/moderation/flags/FlagQueue";
import { VERDICTS } from "~/features/moderation/flags/flag";
import { flagQueue } from "~/features/moderation/flags/flag-page.server";
import styles from "~/features/snapshots/snapshots.css?url";
import { translatorOf } from "~/i18n/translate.server";
import { readForm, textField } from "~/server/http/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const handle = { i18n: ["evidence", "prices", "moderation"] };

const NOTES = ["done", "own", "reported", "already", "moved"] as const;

const offsetOf = (request: Request) =>
  idFrom(new URL(request.url).searchParams.get("offset") ?? "") ?? 0;

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const moderator = await requireModerator(db, request);
  const t = await translatorOf(request, "evidence");
  const note = new URL(request.url).searchParams.get("note");
  const page = await flagQueue(db, moderator.id, offsetOf(request));
  return {
    title: t("flags.title"),
    // What was on a later page may all be decided by now.
    ...(page.flags.length > 0 ? page : await flagQueue(db, moderator.id)),
    note: NOTES.find((code) => code === note) ?? null,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { db } = services();
  const moderator = await requireModerator(db, request);
  const form = await readForm(request);
  const id = idFrom(textField(form, "id"));
  const verdict = VERDICTS.find((code) => code === textField(form, "verdict"));
  if (id === null || !verdict) throw new Response(null, { status: 400 });
  const decided = { id, moderatorId: moderator.id, verdict, seen: textField(form, "seen") };
  const problem = await decideFlag(db, decided, Date.now());
  const offset = offsetOf(request);
  const page = offset > 0 ? `&offset=${offset}` : "";
  return redirect(`/moderate/flags?note=${problem ?? "done"}${page}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Flags() {
  return <FlagQueue {...useLoaderData<typeof loader>()} />;
}
