import { formatNumber } from "~/i18n/format";

/** A share as percent, written alike in every language; a dash where it is not told. */
export function Percent({ share }: { share: number | null }) {
  return <bdi>{share === null ? "—" : `${formatNumber(share * 100)}%`}</bdi>;
}
