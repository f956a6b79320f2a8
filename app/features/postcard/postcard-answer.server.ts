import { formatDate } from "~/i18n/format";
import { i18nFor } from "~/i18n/i18n.server";
import { RETRY_AFTER_SECONDS } from "~/server/api/limited.server";
import { addressKey, clientAddress } from "~/server/http/client-address.server";
import type { RateLimiter } from "~/server/rate-limit/rate-limiter.server";
import { draw } from "./draw.server";
import { drawing } from "./drawing.server";
import type { Postcard } from "./postcard";

/** How long others may show a picture before they ask again, s. */
const KEPT_SECONDS = 60 * 60;

/**
 * A postcard as PNG.
 *
 * @param cardOf finds out what stands on it; null where there are no prices to show. Not asked of whoever asks too often.
 */
export async function postcardAnswer(
  { limiter }: { limiter: RateLimiter },
  request: Request,
  cardOf: () => Promise<Postcard | null>,
): Promise<Response> {
  const address = addressKey(clientAddress(request));
  if (!(await limiter.allows("postcard", address))) return later(429);
  const card = await cardOf();
  if (!card) throw new Response(null, { status: 404 });
  const t = i18nFor(card.language).getFixedT(card.language, "prices");
  const svg = drawing(card, {
    status: {
      verified: t("status.verified"),
      unverified: t("status.unverified"),
      stale: t("status.stale"),
    },
    dated: t("postcard", { date: formatDate(card.date, card.language) }),
  });
  const png = await draw(address, svg);
  if (!png) return later(503);
  return new Response(new Uint8Array(png), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": `public, max-age=${KEPT_SECONDS}`,
      // It is made to be shown by others.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}

const later = (status: 429 | 503) =>
  new Response(null, { status, headers: { "Retry-After": String(RETRY_AFTER_SECONDS) } });
