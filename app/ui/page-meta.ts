import type { MetaDescriptor } from "@remix-run/node";
import { LANGUAGES } from "~/i18n/languages";
import type { Site } from "./site";

interface PageMeta {
  /** Translated, without the name of the service. */
  title: string;
  /** One translated sentence; without it, what the service says of itself. */
  description?: string;
  /** The path of a picture that stands for the page where its link is shown, 1200 × 630 pixels. */
  picture?: string;
}

/**
 * Title, description and what a shared link shows. For a route's `meta` export.
 *
 * @param matches those that `meta` is given; the root loader's data is among them unless it failed.
 */
export function pageMeta(
  matches: readonly { id: string; data?: unknown }[],
  { title, description, picture }: PageMeta,
): MetaDescriptor[] {
  const site = matches.find((match) => match.id === "root")?.data as Site | undefined;
  if (!site) return [{ title }];
  const about = description ?? site.description;
  return [
    { title: `${title} · ${site.name}` },
    { name: "description", content: about },
    { property: "og:title", content: title },
    { property: "og:description", content: about },
    { property: "og:site_name", content: site.name },
    { property: "og:type", content: "website" },
    {
      property: "og:locale",
      content: LANGUAGES[site.language].intl.split("-u-")[0]?.replace("-", "_"),
    },
    ...(picture
      ? pictureMeta(site.origin + picture, title)
      : [{ name: "twitter:card", content: "summary" }]),
  ];
}

function pictureMeta(address: string, alt: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: address },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
