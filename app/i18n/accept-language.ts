import { isLanguage, type Language } from "./languages";

/**
 * The first of our languages that a browser asks for; null when it asks for none.
 * remix-i18next looks at a browser's first language only, so that "fr, en" would read Arabic,
 * and does not know that browsers call Filipino "fil".
 *
 * @param header Accept-Language, such as "fil-PH,fil;q=0.9,en;q=0.8" (RFC 9110, 12.5.4).
 */
export function acceptedLanguage(header: string | null): Language | null {
  const wanted = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((range) => {
      const [tag = "", ...parameters] = range.trim().toLowerCase().split(";");
      const code = tag.split("-")[0];
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return {
        language: code === "fil" ? "tl" : code,
        quality: quality ? Number(quality.trim().slice(2)) : 1,
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLanguage) ?? null;
}
