import type { LoaderFunctionArgs } from "@remix-run/node";
import { PICTURES_FIELD } from "~/features/snapshots/picture/limits";
import { languageOf } from "~/i18n/i18n.server";
import { LANGUAGES } from "~/i18n/languages";
import { translatorOf } from "~/i18n/translate.server";
import { SHARE_PATH } from "~/server/api/cross-site.server";
import { PAPER } from "~/ui/shell/ThemeColour";

const icon = (src: string, size: number, purpose = "any") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** What a phone needs to know to install the service, in the language of the page that names this address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const t = await translatorOf(request, "common");
  const manifest = {
    id: "/",
    name: t("name"),
    short_name: t("name"),
    description: t("description"),
    lang: language,
    dir: LANGUAGES[language].dir,
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: PAPER.light,
    theme_color: PAPER.light,
    icons: [
      icon("/icon-192.png", 192),
      icon("/icon-512.png", 512),
      icon("/icon-maskable-512.png", 512, "maskable"),
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    shortcuts: [{ name: t("navigation.contribute"), url: "/contribute/snapshot/new" }],
    share_target: {
      action: SHARE_PATH,
      method: "POST",
      enctype: "multipart/form-data",
      // What is no picture we can open is told in words, which a share sheet could not do.
      params: { files: [{ name: PICTURES_FIELD, accept: ["image/*"] }] },
    },
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=86400",
      Vary: "Accept-Language, Cookie",
    },
  });
}
