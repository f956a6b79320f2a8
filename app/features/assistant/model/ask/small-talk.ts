import { phrasesIn } from "~/features/understanding";
import type { MessageLanguage } from "../language/language";
import type { KnownNames } from "../vocabulary/known-names";
import { plain } from "../vocabulary/phrases";
import type { Utterance } from "./ask";
import { byFirstWord } from "./parts";
import { readAsk } from "./read-ask";

/** What is answered to small talk: of a message that says several things the first of them here. */
const ANSWERED = {
  scolds: { kind: "cannot", subject: "sorry" },
  loves: { kind: "thanks" },
  praise: { kind: "thanks" },
  doubt: { kind: "about", focus: "age" },
  laugh: { kind: "chat" },
  feels: { kind: "chat" },
  no: { kind: "cannot", subject: "fine" },
  nod: { kind: "cannot", subject: "fine" },
} as const satisfies Record<string, Partial<Utterance>>;
type SmallTalk = keyof typeof ANSWERED;
const ORDER = Object.keys(ANSWERED) as SmallTalk[];

const SAID = byFirstWord(phrasesIn("small-talk"));

/** More words than these say more than that. */
const MOST_WORDS = 8;

/** Laughter and humming, however long: "hahaha", «ههههه», "hmmmm". */
const LAUGHS = /^(?:(?:ha|he|hi|ja){2,}h?|lo+l+|ه{2,}|خ{3,}|(?:हा){2,}|(?:ہا){2,})$/u;
const HUMS = /^(?:h+m{2,}|m{2,}|ا?م{2,}|ہ?م{2,}|हम+्म*)$/u;

/** Pictures without words. */
const PICTURES: readonly (readonly [SmallTalk, RegExp])[] = [
  ["scolds", /[😡🤬👎💩😠🖕]/u],
  ["loves", /[❤💕💖😍🥰😘💚🙏]/u],
  ["nod", /[👍👌✅🆗🤝]/u],
  ["laugh", /\p{Extended_Pictographic}/u],
];

/** What a message that is small talk and nothing else says; undefined for any other. */
function talkIn(message: string): SmallTalk | undefined {
  const words = message.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
  if (words.length === 0) return PICTURES.find(([, sign]) => sign.test(message))?.[0];
  if (words.length > MOST_WORDS) return;
  const said = words.flatMap((word) => {
    if (LAUGHS.test(word)) return ["haha"];
    return HUMS.test(word) ? ["hmm"] : plain(word).split(" ");
  });
  const found = new Set<string>();
  for (let at = 0; at < said.length; ) {
    const [longest] = (SAID.get(said[at] ?? "") ?? [])
      .filter(({ rest }) => rest.every((next, i) => said[at + 1 + i] === next))
      .sort((one, other) => other.rest.length - one.rest.length);
    if (!longest) return;
    found.add(longest.part);
    at += 1 + longest.rest.length;
  }
  return ORDER.find((talk) => found.has(talk));
}

/** What a sentence says: small talk is read for itself, and as no name of anything. */
export function readSaid(sentence: string, names: KnownNames, language: MessageLanguage) {
  const talk = talkIn(sentence);
  return talk
    ? { ...readAsk("", names, language), ...ANSWERED[talk] }
    : readAsk(sentence, names, language);
}
