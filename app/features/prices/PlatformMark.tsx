import type { Platform } from "./platform";

/** The mark of each platform around the point 0, 0, about 10 wide: told apart by shape before colour. */
const SHAPES: Record<Platform, string> = {
  platform_a: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
  platform_b: "M0-5.5L5.7 4.5H-5.7Z",
  platform_c: "M-4.5-4.5h9v9h-9Z",
};

/** The mark inside a drawing. Hollow stands for what is not verified. */
export function PlatformShape({ platform, hollow }: { platform: Platform; hollow?: boolean }) {
  return <path className={hollow ? "mark mark-hollow" : "mark"} d={SHAPES[platform]} />;
}

/** The mark beside a platform's name. The name says it in words, so the mark is silent. */
export function PlatformMark({ platform }: { platform: Platform }) {
  return (
    <svg className="platform-mark" data-platform={platform} viewBox="-6.5 -6.5 13 13" aria-hidden>
      <PlatformShape platform={platform} />
    </svg>
  );
}
