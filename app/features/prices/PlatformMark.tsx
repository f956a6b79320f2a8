import type { Platform } from "./platform";
import { PLATFORM_SHAPES } from "./platform-shapes";

/** The mark inside a drawing. Hollow stands for what is not verified. */
export function PlatformShape({ platform, hollow }: { platform: Platform; hollow?: boolean }) {
  return <path className={hollow ? "mark mark-hollow" : "mark"} d={PLATFORM_SHAPES[platform]} />;
}

/** The mark beside a platform's name. The name says it in words, so the mark is silent. */
export function PlatformMark({ platform }: { platform: Platform }) {
  return (
    <svg className="platform-mark" data-platform={platform} viewBox="-6.5 -6.5 13 13" aria-hidden>
      <PlatformShape platform={platform} />
    </svg>
  );
}
