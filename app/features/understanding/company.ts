import { amountAt } from "./amounts";
import { WE } from "./limit-words";
import { Phrases } from "./phrases";
import type { Token } from "./token";
import { phrasesIn, phrasesMeaning } from "./words/load";

const KNOWN = phrasesIn("company");
const those = (wanted: string) =>
  Phrases.of(KNOWN, (meaning) => (meaning === wanted ? true : undefined));

const SELF = those("self");
/** «میاں بیوی»: who speaks, and one more. */
const PAIR = those("pair");
const ONE = those("one");
/** The dual of one: «وولدين». */
const TWO = those("two");
const WITH = those("with");
const AFTER_WITH = those("after:with");
const AND = those("and");
const WHOSE = those("whose");
/** Those who are counted: "3 kids". */
const MANY = Phrases.of(phrasesMeaning("limits", "people"), () => true);

/** «وزوجتي», «ولزوجتي»: what joins is written onto the word. */
const WITH_AND = /^ول?(?=...)/;

/** Those who eat that some words add up, and how they do. */
interface Company {
  start: number;
  end: number;
  people: number;
}

/** Nobody adds up more of them. */
const MOST_TERMS = 8;
const MOST_COUNTED = 50;

/** One of those who are added up. */
interface Eaters {
  end: number;
  count: number;
  kind: "self" | "one" | "many";
}

/**
 * Those who eat, added up: "me and my 4 friends" are five, «أنا وزوجتي وثلاث أطفال» too. Who speaks eats along, unless
 * it is for those others: "for my wife and 3 kids". Undefined where nobody is added to anybody.
 */
export function companyAt(tokens: readonly Token[], start: number): Company | undefined {
  const lead = WITH.at(tokens, start);
  const terms: Eaters[] = [];
  let end = lead?.end ?? start;
  let together = lead !== undefined;
  let joins = together;
  for (let at: number | undefined = end; at !== undefined && terms.length < MOST_TERMS; ) {
    const term = termAt(tokens, at);
    if (!term) break;
    terms.push(term);
    const behind = AFTER_WITH.at(tokens, term.end);
    together ||= behind !== undefined;
    end = behind?.end ?? term.end;
    const next = joinedAt(tokens, end, term.kind === "many");
    // "Tell me, my friend …": a comma alone adds nobody.
    joins ||= next !== undefined && !tokens[next]?.starts;
    at = next;
  }
  const others = terms.filter(({ kind }) => kind !== "self");
  const own = terms.find(({ kind }) => kind === "self");
  const counted = others.some(({ kind }) => kind === "many");
  if (others.length === 0 || !(joins || together)) return undefined;
  if (!own && !together && !(others.length > 1 && counted)) return undefined;
  const isFor = !own && !together && FOR.test(tokens[start - 1]?.text ?? "");
  // "2 adults and 3 kids" are all there are.
  const isAll = isFor || others.every(({ kind }) => kind === "many");
  const speaks = own?.count ?? (isAll && !together ? 0 : 1);
  const people = others.reduce((sum, { count }) => sum + count, speaks);
  return { start, end, people };
}

/** Who is fed, and does not feed. */
const FOR = /^(?:for|feed|ل|para)$/;

/** Where what is joined begins; «وزوجتي» is joined as it stands. */
function joinedAt(tokens: readonly Token[], at: number, counts: boolean): number | undefined {
  const next = tokens[at];
  if (!next || (next.starts && !AND.at(tokens, at) && !termAt(tokens, at))) return undefined;
  const join = AND.at(tokens, at);
  // "2 adults 3 children"
  const isBeside = counts && termAt(tokens, at)?.kind === "many";
  const goesOn = next.starts || next.joined || WITH_AND.test(next.text) || isBeside;
  return join?.end ?? (goesOn ? at : undefined);
}

function termAt(tokens: readonly Token[], at: number): Eaters | undefined {
  return plainTermAt(tokens, at) ?? plainTermAt(withoutAnd(tokens, at), at);
}

function plainTermAt(tokens: readonly Token[], at: number): Eaters | undefined {
  const [self, pair] = [SELF.at(tokens, at), PAIR.at(tokens, at)];
  if (pair) return { end: pair.end, count: 2, kind: "self" };
  if (self) return { end: self.end, count: 1, kind: "self" };
  // "Mere aur meri biwi ke liye": whose, and nobody of theirs.
  const mine = WHOSE.at(tokens, at);
  if (mine && AND.at(tokens, mine.end)) return { end: mine.end, count: 1, kind: "self" };
  // "Hum teen bhai aur ammi"
  const we = WE.at(tokens, at);
  const ours = we && amountAt(tokens, we.end);
  const kin = ours && ONE.at(tokens, ours.end);
  if (kin && AND.at(tokens, kin.end)) return { end: kin.end, count: ours.value, kind: "self" };
  const two = TWO.at(tokens, at);
  if (two) return { end: behindOf(tokens, two.end), count: 2, kind: "many" };
  const first = pastWhose(tokens, at);
  const number = amountAt(tokens, first);
  const noun = pastWhose(tokens, number?.end ?? first);
  if (number && number.value <= MOST_COUNTED) {
    const many = MANY.at(tokens, noun) ?? ONE.at(tokens, noun);
    if (many) return { end: behindOf(tokens, many.end), count: number.value, kind: "many" };
  }
  const one = ONE.at(tokens, noun);
  return one && !number ? { end: behindOf(tokens, one.end), count: 1, kind: "one" } : undefined;
}

/** The same, but behind who is counted: "…, our budget" is another clause. */
const behindOf = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.starts ? at : pastWhose(tokens, at);

/** The place behind words that count nobody. */
function pastWhose(tokens: readonly Token[], at: number): number {
  const whose = WHOSE.at(tokens, at);
  return whose ? pastWhose(tokens, whose.end) : at;
}

function withoutAnd(tokens: readonly Token[], at: number): readonly Token[] {
  const token = tokens[at];
  const text = token?.text.replace(WITH_AND, "");
  return token && text && text !== token.text ? tokens.with(at, { ...token, text }) : tokens;
}
