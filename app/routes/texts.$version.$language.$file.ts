import type { LoaderFunctionArgs } from "@remix-run/node";
import { catalogueOf } from "~/i18n/i18n.server";
import { TEXTS_VERSION } from "~/i18n/texts-version";

/** What a page says in one language, for the browser that takes the page over. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { version, language, file } = params;
  const catalogue = catalogueOf(language ?? "", file?.replace(/\.json$/, "") ?? "");
  if (!catalogue) throw new Response(null, { status: 404 });
  return Response.json(catalogue, {
    headers: {
      // A page from before an update asks for what is no longer there: what it gets is not kept.
      "Cache-Control":
        version === TEXTS_VERSION ? "public, max-age=31536000, immutable" : "no-store",
    },
  });
}
