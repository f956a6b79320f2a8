import { WANTS } from "./about-price";
import type { Utterance } from "./ask";
import { SIGNS } from "./talk";

/** Does something in a sentence ask, and not only name? */
export function isCued(ask: Utterance, kind: Utterance["kind"], said: string): boolean {
  const signs = Object.values(SIGNS).some((sign) => sign.test(said));
  const changes = ask.focus !== "all" || ask.nth !== null || ask.next || ask.cheaper || ask.dearest;
  const talks = kind === "recall" || kind === "forget" || kind === "help" || kind === "about";
  return (
    signs ||
    changes ||
    talks ||
    ask.both ||
    ask.inside !== "" ||
    ask.subject !== null ||
    WANTS.test(said)
  );
}
