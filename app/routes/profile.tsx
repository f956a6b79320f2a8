import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PROFILE_FIELDS, profileFormSchema } from "~/features/accounts/profile/form-schema";
import { ProfileView } from "~/features/accounts/profile/ProfileView";
import { profilePage } from "~/features/accounts/profile/profile-page.server";
import { updateProfile } from "~/features/accounts/profile/update-profile.server";
import { requireSender, requireUser } from "~/features/accounts/session/require-user.server";
import { errorsOf, valuesOf } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm } from "~/server/http/form.server";
import { ownOrigin } from "~/server/http/origin.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["accounts", "evidence"] };

const NOTES = ["saved", "picture", "picture_removed", "linked", "unlinked", "proved"] as const;
const PROBLEMS = [
  "picture_unreadable",
  "picture_large",
  "picture_huge",
  "picture_busy",
  "picture_often",
  "taken",
  "identity",
  "last_way",
  "export_often",
] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const params = new URL(request.url).searchParams;
  const t = await translatorOf(request, "accounts");
  return {
    title: t("profile.title"),
    page: await profilePage(services(), user, { origin: ownOrigin(request), now: Date.now() }),
    draft: await findDraft(db, request),
    note: NOTES.find((note) => note === params.get("note")) ?? null,
    problem: PROBLEMS.find((problem) => problem === params.get("problem")) ?? null,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = pickFields(await readForm(request), PROFILE_FIELDS);
  const values = valuesOf(form);
  const user = await requireSender(services(), request, values);
  const again = (errors: Record<string, string>) =>
    saveDraftAndRedirect(services(), request, { to: "/profile", values, errors });
  const submission = parseWithZod(form, {
    schema: profileFormSchema,
    disableAutoCoercion: true,
    error: () => "invalid",
  });
  if (submission.status !== "success") return again(errorsOf(submission.error));
  const problem = await updateProfile(services(), user.id, submission.value);
  if (problem === "username_taken") return again({ username: "taken" });
  if (problem === "username_often") return again({ username: "often" });
  if (problem) return again({ area: "invalid" });
  return redirect("/profile?note=saved", 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Profile() {
  const { page, ...rest } = useLoaderData<typeof loader>();
  return <ProfileView {...page} {...rest} />;
}
