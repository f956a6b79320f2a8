import { ASKS } from "./narrative";

/** Where a sentence ends: a mark that no number or name goes on after, or a new line. */
const END = /[!?؟؛;।۔\n]+|\.(?=\s|$)/u;

/** «طلبي تأخر، بس كم الحمص؟»: a word that turns to something else, behind a comma. */
const TURN = /[,،](?=\s*(?:but|anyway|anyways|now|بس|لكن|المهم|طيب|على العموم|ما علينا)\s)/iu;

/** The sentences of a message, with the marks that end them. */
export function sentencesOf(message: string): string[] {
  const sentences: string[] = [];
  let rest = message;
  for (let end = END.exec(rest); end; end = END.exec(rest)) {
    const at = end.index + end[0].length;
    sentences.push(rest.slice(0, at).trim());
    rest = rest.slice(at);
  }
  sentences.push(rest.trim());
  return sentences.flatMap(turned).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** What is told, and what is asked after it, where a sentence turns from one to the other. */
function turned(sentence: string): string[] {
  const at = sentence.search(TURN);
  if (at < 0) return [sentence];
  const [told, asked] = [sentence.slice(0, at), sentence.slice(at + 1)];
  return !ASKS.test(told) && ASKS.test(asked) ? [told.trim(), asked.trim()] : [sentence];
}
