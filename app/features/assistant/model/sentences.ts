/** Where a sentence ends: a mark that no number or name goes on after, or a new line. */
const END = /[!?؟؛;।۔\n]+|\.(?=\s|$)/u;

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
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
