/** The longest title, characters. */
export const TITLE_LENGTH = 60;

/** What a conversation is called until its person names it: how it begins. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= TITLE_LENGTH) return line;
  const cut = characters.slice(0, TITLE_LENGTH - 1).join("");
  return `${cut.replace(/\s+\S*$/, "")}…`;
}
