import { tokenize } from "~/features/names";
import { numberWordsAt } from "~/features/search";
import { spokenIn, tokensAsSpoken } from "~/features/understanding";
import type { Ask } from "../ask/ask";

/** «ایک بندہ نہیں آ رہا», "ek aadmi kam ho gaya", "one of us isn't coming": so many fewer eat, and nothing else is said. */
const FEWER = [
  /^\W*(?:(?:acha|accha|nahi|sorry|yaar|yar|bhai|aur|ab)\s+)*(?<count>ek|aik|do|teen|\d)\s+(?:banda|bande|bandey|aadmi|admi|dost|log|shakhs|mehmaan|mehman)\s+(?:(?:ab\s+)?(?:nahi|nahin|nai)\s+(?:aa? ?rah[aei]|aayega|aaega|ayega|aayenge|ayenge|khayega|khayenge)|kam\s+(?:ho ?ga?y[aei]|hai|hain|kar do)|chal[ae] ga?y[aei])(?:\s+(?:hai|hain))?\W*$/iu,
  /^\W*(?:(?:अच्छा|नहीं|यार|भाई|अब)\s+)*(?<count>एक|दो|तीन|\p{Nd})\s+(?:बंदा|बंदे|आदमी|दोस्त|लोग|मेहमान)\s+(?:(?:अब\s+)?नहीं\s+(?:आ रह[ाेी]|आएगा|आएँगे|आएंगे|खाएगा)|कम\s+(?:हो ग[याएयेई]+|है|हैं|कर दो)|चल[ाेी] ग[याएयेई]+)(?:\s+(?:है|हैं))?\P{L}*$/u,
  /^\W*(?:(?:اچھا|نہیں|یار|بھائی|اب)\s+)*(?<count>ایک|دو|تین|\p{Nd})\s+(?:بندہ|بندے|آدمی|دوست|لوگ|شخص|مہمان)\s+(?:(?:اب\s+)?نہیں\s+(?:آ رہ[اےی]|آئے گا|آئیں گے|کھائے گا)|کم\s+(?:ہو گئ?[اےی]|ہو گیا|ہے|ہیں|کر دو)|چل[اےی] گ[یئ][اےی]?)(?:\s+(?:ہے|ہیں))?\P{L}*$/u,
  /^\W*(?:(?:ok|sorry|actually|so)\W+)*(?<count>one|two|three|\d)(?: of (?:us|them)| person| people| friend| friends| guest| guests)? (?:is not|isn['’]?t|are not|aren['’]?t|won['’]?t be|can['’]?t|cannot|is no longer) (?:coming|joining|come|make it|eating)(?: anymore| any more)?\W*$/iu,
];

/** So many eat, in the language that the message is in. */
const WE_ARE: readonly ((count: number) => string)[] = [
  (count) => `hum ${count} log hain`,
  (count) => `हम ${count} लोग हैं`,
  (count) => `ہم ${count} لوگ ہیں`,
  (count) => `we are ${count} people`,
];

/** A message that says that so many fewer eat than those spoken of before, as one that says how many do. Any other as it is. */
export function withFewerEating(message: string, topic: Ask | undefined): string {
  const eaters = topic?.people ?? topic?.splitBetween ?? null;
  if (eaters === null) return message;
  for (const [at, fewer] of FEWER.entries()) {
    const said = fewer.exec(message)?.groups?.count;
    const left = said ? eaters - countOf(said) : 0;
    if (left > 0) return WE_ARE[at]?.(left) ?? message;
  }
  return message;
}

function countOf(word: string): number {
  const tokens = tokensAsSpoken(word, new Set([...spokenIn(word), "hi-Latn"]));
  return numberWordsAt(tokens, 0)?.value ?? Number(tokenize(word)[0]);
}
