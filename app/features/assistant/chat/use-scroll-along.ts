import { useEffect, useRef } from "react";

/** How near the end of the page one must be for new words to pull it along, px. */
const NEAR = 160;

/**
 * Keeps the end of an answer in sight while it grows, unless its reader has scrolled away from there.
 *
 * @param questions how many have been asked: a new one is always shown.
 * @param grown changes with every new word.
 */
export function useScrollAlong(questions: number, grown: number): void {
  const asked = useRef(questions);
  useEffect(() => {
    const page = document.documentElement;
    const end = document.getElementById("chat-end");
    const isNew = questions > asked.current;
    asked.current = questions;
    const away = (end?.getBoundingClientRect().bottom ?? 0) - page.clientHeight;
    if (grown >= 0 && (isNew || (away > 0 && away < NEAR)))
      end?.scrollIntoView({ block: "end", behavior: "instant" });
  }, [questions, grown]);
}
