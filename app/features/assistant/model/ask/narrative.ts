/** What tells of something that was, or of how somebody got here. */
const TELLS =
  /(?<!\p{L})(?:و?(?:كنت|كنا|رحت|رحنا|جيت|جينا|طلعت|طلعنا|رجعت|رجعنا|علقت|علقنا|مريت|مرينا|توني|توي)|(?:و?(?:توي )?(?:جاي|جايين|طالع|طالعين|راجع|راجعين) من)|(?:i|we)(?:'|’)?(?: was| were|ve been|m back|m leaving|m coming|m driving|m stuck|re stuck| am stuck| are stuck| went| came| just left| just got| had been)|(?:coming|came|back) from|stuck (?:in|on|at)|(?:gay[aei]|aay[aei]|nikl[aei]|laut[aei]?|lauta|pahunch[aei]) (?:th[aei]|hun|hoon|hain)|(?:آیا|آئی|نکلا|نکلی|لوٹا) ہوں|(?:निकला|निकली|लौटा|लौटी|आया|आई) (?:हूँ|हूं)|گی[ا] تھ[ا]|گئ[ی] تھ[ی]|آی[ا] ہوں|گئے تھے|गया था|गई थी|गए थे|आया हूँ|आया हूं|(?:kaga)?galing (?:lang )?(?:ko|ako|akong|kami|kaming)|kagagaling\p{L}*|pumunta (?:ako|kami)\p{L}*|nanggaling)(?!\p{L})/iu;

/** What asks or wishes, in any of the five languages. */
export const ASKS =
  /(?<!\p{L})(?:و?(?:كم|بكم|وين|وش|ايش|أبي|ابي|أبغى|ابغى|ابغا|نبي|نبغى|ارخص|أرخص|اقترح)|how much|what|where|which|i want|we want|cheapest|suggest|kitn[aei]|sast[aei]|chahiye|batao|کتن[اےی]|سست[اےی]|چاہیے|بتاؤ|कितन[ाेी]|सस्त[ाेी]|चाहिए|बताओ|magkano|saan|gusto|pinakamura\p{L}*)(?!\p{L})/iu;

/** Where a clause may end without a full stop. */
const CLAUSE = /[,،]/u;

/** A sentence without the clauses that only tell where somebody was, where another asks: what is named there is not ordered to. */
export function withoutNarrative(sentence: string): string {
  const clauses = sentence.split(CLAUSE);
  const telling = (clause: string) => TELLS.test(clause) && !ASKS.test(clause);
  if (clauses.length < 2 || !clauses.some((clause) => ASKS.test(clause))) return sentence;
  return clauses.filter((clause) => !telling(clause)).join("،");
}
