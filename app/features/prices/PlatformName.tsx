import { shape } from "~/ui/chart-parts";
import { escapedText } from "~/ui/escaped-text";
import type { Platform } from "./platform";
import { usePlatformName } from "./platform-names";
import { PLATFORM_SHAPES } from "./platform-shapes";

/**
 * A platform as people know it: its mark, which is silent since the name says it in words, and its name. As text, like an
 * amount: a page has some twenty.
 */
export function PlatformName({ platform }: { platform: Platform }) {
  const drawn = `<svg class="platform-mark" data-platform="${platform}" viewBox="-6.5 -6.5 13 13" aria-hidden="true">${shape(PLATFORM_SHAPES[platform])}</svg>`;
  const name = `<bdi>${escapedText(usePlatformName()(platform))}</bdi>`;
  return <span className="platform-name" dangerouslySetInnerHTML={{ __html: drawn + name }} />;
}
