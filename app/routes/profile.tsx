import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepDraft, takeDraft } from "~/features/accounts/draft/draft.server";
import { PROFILE_FIELDS, profileFormSchema } from "~/features/accounts/profile/form-schema";
import { ProfileView } from "~/features/accounts/profile/ProfileView";
import { profilePage } from "~/features/accounts/profile/profile-page.server";
import { updateProfile } from "~/features/accounts/profile/update-profile.server";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { loginPath, requireUser } from "~/features/accounts/session/require-user.server";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm } from "~/server/form.server";
import { ownOrigin } from "~/server/origin.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["accounts"] };

const NOTES = ["saved", "picture", "picture_removed", "linked"] as const;
const PROBLEMS = [
  "picture_unreadable",
  "picture_large",
  "picture_often",
  "taken",
  "identity",
] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { db, identityProvider } = services();
  const user = await requireUser(db, request);
  const params = new URL(request.url).searchParams;
  const t = await translatorOf(request, "accounts");
  return {
    title: t("profile.title"),
    page: await profilePage(db, user, { origin: ownOrigin(request), now: Date.now() }),
    draft: await takeDraft(db, request),
    provider: identityProvider?.name ?? null,
    note: NOTES.find((note) => note === params.get("note")) ?? null,
    problem: PROBLEMS.find((problem) => problem === params.get("problem")) ?? null,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = pickFields(await readForm(request), PROFILE_FIELDS);
  const session = await currentSession(services().db, request);
  if (!session) {
    await keepDraft(services(), request, form);
    throw redirect(loginPath(request), 303);
  }
  const submission = parseWithZod(form, {
    schema: profileFormSchema,
    disableAutoCoercion: true,
    error: () => "invalid",
  });
  if (submission.status !== "success") return data(submission.reply(), { status: 400 });
  const problem = await updateProfile(services().db, session.user.id, submission.value);
  if (problem === "username_taken")
    return data(submission.reply({ fieldErrors: { username: ["taken"] } }), { status: 409 });
  if (problem)
    return data(submission.reply({ fieldErrors: { area: ["invalid"] } }), { status: 400 });
  return redirect("/profile?note=saved", 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Profile() {
  const { page, ...rest } = useLoaderData<typeof loader>();
  return <ProfileView {...page} {...rest} lastResult={useActionData<typeof action>()} />;
}
