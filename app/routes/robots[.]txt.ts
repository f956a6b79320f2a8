import type { LoaderFunctionArgs } from "@remix-run/node";
import { keptText } from "~/server/http/kept-text.server";
import { ownOrigin } from "~/server/http/origin.server";

/** What search engines are asked to leave alone: answers for programs, and forms about a page they have already. */
const LEFT_ALONE = ["/api/", "/destination", "/prices/"];

/** Where search engines may go, and where they find what there is. */
export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...LEFT_ALONE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${ownOrigin(request)}/sitemap.xml`,
  ];
  return keptText(request, `${lines.join("\n")}\n`, "text/plain");
}
