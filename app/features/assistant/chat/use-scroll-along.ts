import { useEffect, useRef } from "react";

/** How near the end of the page one must be for new words to pull it along, px. */
const NEAR = 160;

/**
 * Keeps the end of an answer in sight while it grows, unless its reader has scrolled away from there.
 *
 * @param question the last that was asked: a new one is always shown.
 * @param grown changes with every new word.
 */
export function useScrollAlong(question: string | undefined, grown: number): void {
  const asked = useRef(question);
  useEffect(() => {
    const page = document.documentElement;
    const end = document.getElementById("chat-end");
    const isNew = question !== asked.current;
    asked.current = question;
    const away = (end?.getBoundingClientRect().bottom ?? 0) - page.clientHeight;
    if (grown >= 0 && (isNew || (away > 0 && away < NEAR)))
      end?.scrollIntoView({ block: "end", behavior: "instant" });
  }, [question, grown]);
}
