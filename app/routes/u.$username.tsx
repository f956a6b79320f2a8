import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PersonPage } from "~/features/community/person/PersonPage";
import { publicProfile } from "~/features/community/person/public-profile.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["community"] };

export async function loader({ params }: LoaderFunctionArgs) {
  const profile = await publicProfile(services().db, params.username ?? "", Date.now());
  if (!profile) throw new Response(null, { status: 404 });
  return { profile };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, { title: data?.profile.display_name ?? "" }),
  // People show themselves to who comes here, not to whoever searches for their name.
  { name: "robots", content: "noindex" },
];

export default function Person() {
  return <PersonPage {...useLoaderData<typeof loader>()} />;
}
