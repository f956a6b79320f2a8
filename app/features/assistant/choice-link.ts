/** Where a choice leads that an answer offers: the chat, with what choosing it says. */
const CHAT = "/chat?say=";

/** What would end an address or a link, or is written there as a number, which the guard of prices would ask about. */
const NOT_WORDS = /[\s()[\]%&#+]+/g;
/** What keeps names apart where directions mix: nobody types it. */
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * `[label](/chat?say=…)`: pages show it as a button that says so, others as a link. Its words stand there as they are, so that
 * a number among them is judged as one anywhere else in an answer.
 */
export function choiceLink(label: string, say: string): string {
  const words = say.replace(ISOLATES, "").replace(NOT_WORDS, " ").trim().replaceAll(" ", "+");
  return `[${label.replace(/[[\]\n]/g, " ")}](${CHAT}${words})`;
}

/** What choosing an address says; undefined where it is none of a choice. */
export function saidBy(address: string): string | undefined {
  if (!address.startsWith(CHAT)) return undefined;
  return address.slice(CHAT.length).replaceAll("+", " ") || undefined;
}
