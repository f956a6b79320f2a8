import type { NameAt } from "~/features/understanding";
import { languagesOf, readable } from "../../words/signs";
import type { MessageLanguage } from "../language/language";
import { ownWordsIn } from "../slots/own-words";
import { factsSaid, factWords, isAsked, isKept, keepsIt, type SaidFact } from "./facts-said";
import { asksWhatWasTold } from "./service";
import { told } from "./told";

/** What joins two clauses in Urdu, Hindi and Filipino, and two foods as well. */
const AND = "(?:aur|or|lekin|magar|at|saka|tsaka|pati|tapos|pero|kaso|और|लेकिन|मगर|اور|لیکن|مگر)";
const JOINS = new RegExp(`(\\s*[,،؛;]\\s*(?:${AND}\\s+)?|\\s+${AND}\\s+)`, "iu");

/**
 * What a sentence of Urdu, Hindi or Filipino tells, in the person's own words: of "hindi ako kumakain ng baboy at allergic ako sa
 * hipon" two facts, so that one can be forgotten; of two foods that one "at" joins one.
 *
 * @param whole the sentence as its signs are read.
 * @param read reads a sentence whose signs are English.
 */
export function readWithFacts<Read extends { facts: readonly SaidFact[] }>(
  sentence: string,
  whole: string,
  language: MessageLanguage,
  read: (said: string) => Read,
): Read & { facts: SaidFact[] } {
  if (asksWhatWasTold(sentence)) return { ...read(whole), facts: [] };
  const asked = isAsked(whole);
  const { parts, isAll } = partsTelling(sentence, language);
  if (parts.length > 1) {
    const each = parts.map((part) => ({ english: readable(part, language), part }));
    const facts = each.flatMap(({ english, part }) =>
      told(english).map((fact) => {
        const text = factWords(part, language);
        return { ...fact, text, kept: asked || (fact.kept && isKept(fact, sentence, text)) };
      }),
    );
    // What asks to remember, between two facts, would begin another: "…, remember, and …".
    const said = isAll ? each.map(({ english }) => withoutKeeping(english)).join(", ") : whole;
    return { ...read(said), facts };
  }
  const text = factWords(sentence, language);
  const whatTells = read(whole);
  // What was asked to be remembered is kept, whoever it is about.
  const facts = whatTells.facts.map((fact) => ({
    ...fact,
    text,
    kept: fact.kept && (asked || isKept(fact, sentence, text)),
  }));
  return { ...whatTells, facts };
}

/** What ends a clause for certain. */
const MARK = /(?<=[,،؛;])\s*/u;

/**
 * What tells facts in a sentence of Urdu, Hindi or Filipino, and the clauses behind it, which are read in the person's own words:
 * "doodh se allergy hai, 5 log hain". Before them only what says how many eat, or what is paid, is none of the fact.
 */
export function clausesBeside(
  sentence: string,
  language: MessageLanguage,
  nameAt: NameAt,
): { telling: string; beside: string } {
  const clauses = sentence.split(MARK);
  if (clauses.length > MOST_JOINED) return { telling: sentence, beside: "" };
  const tells = clauses.map((clause) => {
    const english = readable(clause, language);
    return factsSaid(english).length > 0 || keepsIt(english);
  });
  const counts = (clause: string) => {
    const { people, maxTotal } = ownWordsIn(clause, languagesOf(language) ?? new Set(), nameAt);
    return people !== null || maxTotal !== null;
  };
  const [first, last] = [tells.indexOf(true), tells.lastIndexOf(true)];
  const isBeside = clauses.map((clause, at) => (at < first ? counts(clause) : at > last));
  if (first < 0) return { telling: sentence, beside: "" };
  const those = (beside: boolean) => clauses.filter((_, at) => isBeside[at] === beside).join(" ");
  return { telling: those(false), beside: those(true) };
}

/** Nobody tells more of themselves in one breath, and what is longer must cost nothing. */
const MOST_JOINED = 8;

/** The parts of a sentence that tell something each, and whether they are all of it; what tells nothing belongs to the one before it. */
function partsTelling(sentence: string, language: MessageLanguage) {
  const tells = (part: string) => factsSaid(readable(part, language)).length > 0;
  const keeps = (part: string) => keepsIt(readable(part, language));
  const [first = "", ...rest] = sentence.split(JOINS);
  if (rest.length > MOST_JOINED * 2) return { parts: [sentence], isAll: false };
  const parts = [first];
  let isAll = tells(first);
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const [joint = "", next = ""] = [rest[at], rest[at + 1]];
    const last = parts.at(-1) ?? "";
    isAll &&= tells(next) || keeps(next);
    if (tells(last) && tells(next)) parts.push(next);
    else parts[parts.length - 1] = `${last}${joint}${next}`;
  }
  return { parts: parts.filter(tells), isAll };
}

/** A part with its signs in English, without what asks at its end to keep it. */
const withoutKeeping = (english: string) => english.replace(/[\s,،]+remember(?: it)?\W*$/u, "");
