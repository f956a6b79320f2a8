import { useLocation, useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";

/** A wait shorter than this needs no sign, in ms. */
const PATIENCE_MS = 300;

/** Whether another page has been on its way for so long that it should show. */
export function useWaiting(): boolean {
  const moving = useNavigation().state !== "idle";
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!moving) return setWaiting(false);
    const timer = setTimeout(() => setWaiting(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [moving]);
  return waiting;
}

/** The state of a step within a page, although the address changes: the focus stays where it is. */
export const KEEP_FOCUS = { keepFocus: true };

/**
 * Puts the focus where a new page begins when the browser doesn't load it as one, so that a keyboard
 * goes on there and a screen reader reads on. Within a page the focus stays, unless what had it is gone.
 */
export function useFocusOnNewPage(content: RefObject<HTMLElement>): void {
  const { pathname, key, state } = useLocation();
  const last = useRef({ pathname, key });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    if (before.key === key) return;
    if (state?.keepFocus) return;
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost || before.pathname !== pathname) content.current?.focus({ preventScroll: true });
  }, [pathname, key, state, content]);
}

/**
 * Loads the page anew when another tab has chosen another language since: what the server sends from then
 * on is in that one.
 *
 * @param sent the language of the server's last answer; undefined where it could not give one.
 */
export function useOneLanguage(shown: string, sent: string | undefined): void {
  useEffect(() => {
    if (sent && sent !== shown) window.location.reload();
  }, [shown, sent]);
}
