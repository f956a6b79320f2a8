import { PlatformMark } from "./PlatformMark";
import type { Platform } from "./platform";
import { usePlatformName } from "./platform-names";

/** A platform as people know it: its mark and its name. */
export function PlatformName({ platform }: { platform: Platform }) {
  const nameOf = usePlatformName();
  return (
    <span className="platform-name">
      <PlatformMark platform={platform} />
      <bdi>{nameOf(platform)}</bdi>
    </span>
  );
}
