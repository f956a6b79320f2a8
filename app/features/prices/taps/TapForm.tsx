import { Form, useLocation } from "@remix-run/react";

/** The one form of a page that all taps on its prices belong to: what they send stands in their buttons. */
export const TAP_FORM = "tap";

/** Where taps are sent; a page of its own for those who have to sign in first. */
export const TAP_PATH = "/prices/tap";

/** Stands once on a page that shows prices. Without JavaScript it leads back to this page. */
export function TapForm() {
  const { pathname, search } = useLocation();
  return (
    <Form id={TAP_FORM} method="post" action={TAP_PATH} navigate={false}>
      <input type="hidden" name="to" value={pathname + search} />
    </Form>
  );
}
