import type { LoaderFunctionArgs } from "@remix-run/node";
import { drawAvatar } from "~/features/accounts/profile/avatar";
import { findAvatar } from "~/features/accounts/profile/queries.server";
import { services } from "~/services.server";

/** A picture's address changes with the picture. */
const FOR_EVER = "public, max-age=31536000, immutable";

/** People's pictures: the uploaded ones as WebP, the drawn ones as SVG. */
export async function loader({ params }: LoaderFunctionArgs) {
  const [, seed] = /^([0-9a-f-]{36})\.svg$/.exec(params.file ?? "") ?? [];
  if (seed) return picture(drawAvatar(seed), "image/svg+xml; charset=utf-8", "waffir.svg");
  const [, id] = /^([0-9a-z]{24,26})\.webp$/.exec(params.file ?? "") ?? [];
  const image = id && (await findAvatar(services().db, id));
  if (!image) throw new Response(null, { status: 404 });
  return picture(image, "image/webp", "waffir.webp");
}

const picture = (body: string | Buffer, type: string, name: string) =>
  new Response(typeof body === "string" ? body : new Uint8Array(body), {
    headers: {
      "Content-Type": type,
      "Cache-Control": FOR_EVER,
      // A name of ours for whoever keeps it, and none that the address could bring in.
      "Content-Disposition": `inline; filename="${name}"`,
      // Other people's pages may show them, as the address in the JSON interface invites to.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
