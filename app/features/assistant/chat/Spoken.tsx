import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { wordsOf } from "../conversations/parts";
import { plainOf } from "./blocks";
import type { ShownExchange } from "./message";

/** Tells a screen reader that an answer is on its way, and the answer once it is whole: not every piece of it. */
export function Spoken({ last, busy }: { last: ShownExchange | undefined; busy: boolean }) {
  const { t } = useTranslation("chat");
  const [words, setWords] = useState("");
  const wasBusy = useRef(false);
  useEffect(() => {
    if (busy) setWords(t("answering"));
    else if (wasBusy.current) setWords(last ? plainOf(wordsOf(last.parts)) : "");
    wasBusy.current = busy;
  }, [busy, last, t]);
  return (
    <p className="visually-hidden" role="status" dir="auto">
      {words}
    </p>
  );
}
