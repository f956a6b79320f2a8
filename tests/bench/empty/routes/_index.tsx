import { useLoaderData } from "@remix-run/react";

/** Stands twice in the page, as text and as data: 2 KB with what Remix adds. */
export const loader = () => ({ text: "x".repeat(400) });

export default function Index() {
  return useLoaderData<typeof loader>().text;
}
