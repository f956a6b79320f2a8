import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

let looked = false;

/**
 * Follows Back and Forward that were pressed before anything listened: they change the query under a page whose data is
 * for the former one. Another path is Remix's own to notice. Not by loading the page anew, which the next press would cut off.
 */
export function useMissedMove(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (looked) return;
    looked = true;
    const loaded = performance.getEntriesByType("navigation").at(0)?.name.split("#")[0];
    const isOurs = loaded?.startsWith(location.origin);
    if (isOurs && loaded !== location.href.split("#")[0]) revalidate();
  }, [revalidate]);
}
