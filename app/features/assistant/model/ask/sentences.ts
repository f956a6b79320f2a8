import { ASKS } from "./narrative";

/** Where a sentence ends: a mark that no number or name goes on after, or a new line. */
const END = /[!?؟؛;।۔\n]+|\.(?=\s|$)/u;

/** «برجر ... دجاج»: a pause between a few words ends nothing. */
const A_PAUSE = /\s*(?:\.{2,}|…)\s*(?=\S)/gu;
const FEW_WORDS = /^\S+(?:\s+\S+){1,4}$/u;

/** «طلبي تأخر، بس كم الحمص؟»: a word that turns to something else, behind a comma. */
const TURN = /[,،](?=\s*(?:but|anyway|anyways|now|بس|لكن|المهم|طيب|على العموم|ما علينا)\s)/iu;

/** The sentences of a message, with the marks that end them. */
export function sentencesOf(message: string): string[] {
  const sentences: string[] = [];
  const said = message.trim();
  let rest = FEW_WORDS.test(said) ? said.replace(A_PAUSE, ", ") : message;
  for (let end = END.exec(rest); end; end = END.exec(rest)) {
    const at = end.index + end[0].length;
    sentences.push(rest.slice(0, at).trim());
    rest = rest.slice(at);
  }
  sentences.push(rest.trim());
  return sentences
    .flatMap(greeted)
    .flatMap(turned)
    .flatMap(hoursApart)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** «سلام، أبي عشاء»: a neighbourhood is called so as well, and nobody begins with that one. */
const GREETING =
  /^(?:(?:سلام|سلامات)(?:\s*[,،]\s*|\s+)(?!عليك)|(?:salaa?m|hi|hello|hey|hala|هلا|هاي|مرحبا)\s*[,،]\s*)(?=\S)/iu;

/** A greeting, and what is said after it. */
function greeted(sentence: string): string[] {
  const greeting = GREETING.exec(sentence)?.[0];
  return greeting ? [greeting.trim(), sentence.slice(greeting.length)] : [sentence];
}

/** What is told, and what is asked after it, where a sentence turns from one to the other. */
function turned(sentence: string): string[] {
  const at = sentence.search(TURN);
  if (at < 0) return [sentence];
  const [told, asked] = [sentence.slice(0, at), sentence.slice(at + 1)];
  return !ASKS.test(told) && ASKS.test(asked) ? [told.trim(), asked.trim()] : [sentence];
}

/** "… and is it open now?", "… aur kya wo abhi khula hai", «… وهو فاتح الحين»: the joining of what is asked of the same place. */
const OPEN_TOO =
  /\s(?:(?:and|aur|और|اور|at)\s+(?=(?:(?:(?:is|are)\s+(?:it|they|that)|(?:kya\s+)?(?:wo|woh|vo|ye|yeh)|(?:क्या\s+)?(?:वो|वह|ये|यह)|(?:کیا\s+)?(?:وہ|یہ))\s+)(?:(?:still|abhi|is\s+waqt|अभी|ابھی|اس\s+وقت)\s+)?(?:open|khul[aie]|खुल[ाीे]|کھل[اےی])(?!\p{L})|bukas\s+(?:ba|pa)(?!\p{L}))|و(?=(?:(?:هل|هو|هم|هي)\s+){1,2}(?:فاتح|مفتوح)))/iu;

/** What something costs and whether that place is open are two questions. */
function hoursApart(sentence: string): string[] {
  const join = OPEN_TOO.exec(sentence);
  if (!join) return [sentence];
  return [sentence.slice(0, join.index), sentence.slice(join.index + join[0].length)];
}
