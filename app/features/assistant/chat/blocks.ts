import { saidBy } from "../choice-link";

/** A piece of a line: plain, strong, something to choose, or leading somewhere on this site. */
export type Inline =
  | { type: "plain"; text: string }
  | { type: "strong"; text: string }
  | { type: "choice"; text: string; say: string }
  | { type: "link"; text: string; to: string };

/** A paragraph, or a list. */
export type Block = { type: "paragraph"; lines: Inline[][] } | { type: "list"; items: Inline[][] };

const ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;
/** `**strong**`, `[text](/path)`, or a path to one of our own pages as it stands. */
const MARKED =
  /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(([^)\s]+)\)|(?<![\w/.:])(\/(?:dishes|restaurants)\/\d+(?:\?quantity=\d+)?)/g;

/**
 * The little of Markdown that models write in short answers, as paragraphs and lists. Anything else is
 * shown as it stands; nothing leads away from this site.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of text.split("\n")) {
    if (line.trim() === "") {
      open = false;
      continue;
    }
    const last = open ? blocks.at(-1) : undefined;
    if (ITEM.test(line)) {
      const item = inlineOf(line.replace(ITEM, ""));
      if (last?.type === "list") last.items.push(item);
      else blocks.push({ type: "list", items: [item] });
    } else {
      const words = inlineOf(line.replace(/^#{1,6}\s+/, ""));
      if (last?.type === "paragraph") last.lines.push(words);
      else blocks.push({ type: "paragraph", lines: [words] });
    }
    open = true;
  }
  return blocks;
}

/** The same words to be read aloud: no marks, and no address behind a link. */
export function plainOf(text: string): string {
  return blocksOf(text)
    .flatMap((block) => (block.type === "list" ? block.items : block.lines))
    .map((line) => line.map((piece) => piece.text).join(""))
    .join("\n");
}

/** The direction of an answer: that of the plain words in it, since what is strong or leads somewhere is mostly a name. */
export function directionOf(blocks: readonly Block[]): "rtl" | "ltr" {
  const plain = blocks
    .flatMap((block) => (block.type === "list" ? block.items : block.lines))
    .flat()
    .map((piece) => (piece.type === "plain" ? piece.text : ""))
    .join("");
  const count = (letters: RegExp) => plain.match(letters)?.length ?? 0;
  return count(/\p{Script=Arabic}/gu) > count(/\p{Script=Latin}/gu) ? "rtl" : "ltr";
}

function inlineOf(line: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKED)) {
    const [whole, strong, text, target, path] = match;
    if (match.index > end) pieces.push({ type: "plain", text: line.slice(end, match.index) });
    end = match.index + whole.length;
    if (strong !== undefined) pieces.push({ type: "strong", text: strong });
    else if (path !== undefined) pieces.push({ type: "link", text: path, to: path });
    else if (target && saidBy(target) !== undefined)
      pieces.push({ type: "choice", text: text ?? "", say: saidBy(target) ?? "" });
    else if (target && /^\/(?![/\\])/.test(target))
      pieces.push({ type: "link", text: text ?? target, to: target });
    else pieces.push({ type: "plain", text: text ?? whole });
  }
  if (end < line.length) pieces.push({ type: "plain", text: line.slice(end) });
  return pieces;
}
