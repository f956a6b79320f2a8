import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSender, requireUser } from "~/features/accounts/session/require-user.server";
import { listFacts } from "~/features/assistant/facts/facts.server";
import { MemoryPage } from "~/features/assistant/memory/MemoryPage";
import { MEMORY_NOTES } from "~/features/assistant/memory/memory-form";
import { changeMemory } from "~/features/assistant/memory/memory-form.server";
import { valuesOf } from "~/features/forms/draft";
import { findDraft, saveDraftAndRedirect } from "~/features/forms/draft.server";
import { translatorOf } from "~/i18n/translate.server";
import { pickFields, readForm } from "~/server/http/form.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["chat"] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const user = await requireUser(db, request);
  const t = await translatorOf(request, "chat");
  const facts = await listFacts(db, user.id);
  const note = new URL(request.url).searchParams.get("note");
  return {
    title: t("memory.title"),
    facts: facts.map(({ id, text }) => ({ id, text })),
    draft: await findDraft(db, request),
    note: MEMORY_NOTES.find((known) => known === note) ?? null,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = pickFields(await readForm(request), ["intent", "id", "text"]);
  const values = valuesOf(form);
  const user = await requireSender(services(), request, values);
  const done = await changeMemory(services().db, { userId: user.id, form, now: Date.now() });
  if ("note" in done) return redirect(`/profile/memory?note=${done.note}`, 303);
  return saveDraftAndRedirect(services(), request, {
    to: "/profile/memory",
    values,
    errors: { text: done.problem },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.title ?? "" }),
  { name: "robots", content: "noindex" },
];

export default function Memory() {
  return <MemoryPage {...useLoaderData<typeof loader>()} />;
}
