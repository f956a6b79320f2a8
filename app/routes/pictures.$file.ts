import type { LoaderFunctionArgs } from "@remix-run/node";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { maySeePicture } from "~/features/snapshots/snapshot/may-see-picture.server";
import { PicturesAway } from "~/providers/pictures/picture-store";
import { CLOSED_POLICY } from "~/server/http/content-policy.server";
import { services } from "~/services.server";

/** When to ask again while pictures are out of reach, s. */
const AGAIN_SECONDS = 5;

/** A picture of a checkout, for its owner and for moderators; to anyone else there is none. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { db, pictures } = services();
  const [, name] = /^([0-9a-z]{32})\.webp$/.exec(params.file ?? "") ?? [];
  const session = await currentSession(db, request);
  const allowed = name && session && (await maySeePicture(db, { name, user: session.user }));
  const image = allowed ? await pictures.read(name).catch(unavailable) : null;
  if (!image) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(image), {
    headers: {
      "Content-Type": "image/webp",
      "Content-Disposition": 'inline; filename="waffir.webp"',
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": `${CLOSED_POLICY}; sandbox`,
    },
  });
}

function unavailable(error: unknown): never {
  if (!(error instanceof PicturesAway)) throw error;
  throw new Response(null, { status: 503, headers: { "Retry-After": String(AGAIN_SECONDS) } });
}
