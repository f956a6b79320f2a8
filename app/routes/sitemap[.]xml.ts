import type { LoaderFunctionArgs } from "@remix-run/node";
import { sitemapIndex } from "~/features/browse/sitemap";
import { sitemapParts } from "~/features/browse/sitemap.server";
import { keptText } from "~/server/http/kept-text.server";
import { ownOrigin } from "~/server/http/origin.server";
import { services } from "~/services.server";

/** The parts of the sitemap, for search engines. */
export async function loader({ request }: LoaderFunctionArgs) {
  const parts = await sitemapParts(services().db);
  return keptText(request, sitemapIndex(ownOrigin(request), parts), "application/xml");
}
