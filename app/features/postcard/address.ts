import { dayText } from "~/i18n/days";
import type { Language } from "~/i18n/languages";

/**
 * The path of a page's postcard. It changes each day, since whoever has shown one keeps it as long as they like.
 *
 * @param path of the picture.
 * @param params what the picture is of.
 * @param now ms
 */
export function postcardPath(
  path: string,
  params: Record<string, string> | URLSearchParams,
  { language, now }: { language: Language; now: number },
): string {
  return `${path}?${new URLSearchParams([...new URLSearchParams(params), ["lng", language], ["day", dayText(now)]])}`;
}
