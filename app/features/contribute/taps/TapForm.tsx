import { useFetcher, useLocation } from "@remix-run/react";

/** The one form of a page that all taps on its prices belong to: what they send stands in their buttons. */
export const TAP_FORM = "tap";

/** Where taps are sent; a page of its own for those who have to sign in first. */
export const TAP_PATH = "/prices/tap";

/** What came of a tap sent without leaving the page. */
export interface TapAnswer {
  tap: string;
  problem: string | null;
}

/** The tap on its way, or the last answer, shared by all prices of a page. */
export const useTapFetcher = () => useFetcher<TapAnswer>({ key: TAP_FORM });

/** Stands once on a page that shows prices. Without JavaScript it leads back to this page. */
export function TapForm() {
  const fetcher = useTapFetcher();
  const { pathname, search } = useLocation();
  return (
    <fetcher.Form id={TAP_FORM} method="post" action={TAP_PATH}>
      <input type="hidden" name="to" value={pathname + search} />
    </fetcher.Form>
  );
}
