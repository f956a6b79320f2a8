import type { LoaderFunctionArgs } from "@remix-run/node";
import { sitemapPart } from "~/features/browse/sitemap";
import { pagesOfPart } from "~/features/browse/sitemap.server";
import { keptText } from "~/server/http/kept-text.server";
import { ownOrigin } from "~/server/http/origin.server";
import { pageClock } from "~/server/page-clock";
import { services } from "~/services.server";

/** One part of the sitemap. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const pages = await pagesOfPart(services().db, params.file, pageClock(Date.now()));
  if (!pages) throw new Response(null, { status: 404 });
  return keptText(request, sitemapPart(ownOrigin(request), pages), "application/xml");
}
