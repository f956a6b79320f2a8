/** What tells of something that was, or of how somebody got here. */
const TELLS =
  /(?<!\p{L})(?:و?(?:كنت|كنا|رحت|رحنا|جيت|جينا|طلعت|طلعنا|رجعت|رجعنا|علقت|علقنا|مريت|مرينا|توني|توي)|(?:و?(?:توي )?(?:جاي|جايين|طالع|طالعين|راجع|راجعين) من)|(?:i|we)(?:'|’)?(?: was| were|ve been|m back|m leaving|m coming|m driving|m stuck|re stuck| am stuck| are stuck| went| came| just left| just got| had been)|(?:coming|came|back) from|stuck (?:in|on|at)|(?:gay[aei]|aay[aei]|nikl[aei]|laut[aei]?|lauta|pahunch[aei]) (?:th[aei]|hun|hoon|hain)|(?:آیا|آئی|نکلا|نکلی|لوٹا) ہوں|(?:निकला|निकली|लौटा|लौटी|आया|आई) (?:हूँ|हूं)|گی[ا] تھ[ا]|گئ[ی] تھ[ی]|آی[ا] ہوں|گئے تھے|गया था|गई थी|गए थे|आया हूँ|आया हूं|(?:kaga)?galing (?:lang )?(?:ko|ako|akong|kami|kaming)|kagagaling\p{L}*|pumunta (?:ako|kami)\p{L}*|nanggaling)(?!\p{L})/iu;

/** What asks or wishes, in any of the five languages. */
export const ASKS =
  /(?<!\p{L})(?:و?(?:كم|بكم|وين|وش|ايش|أبي|ابي|أبغى|ابغى|ابغا|نبي|نبغى|ارخص|أرخص|اقترح)|how much|what|where|which|i want|we want|cheapest|suggest|kitn[aei]|sast[aei]|chahiye|batao|کتن[اےی]|سست[اےی]|چاہیے|بتاؤ|कितन[ाेी]|सस्त[ाेी]|चाहिए|बताओ|magkano|saan|gusto|pinakamura\p{L}*)(?!\p{L})/iu;

/** Where a clause may end without a full stop. */
const CLAUSE = /[,،]/u;

/** How hot or cold a day is: «الجو حار مره», "today is very hot", "it's so cold outside". No dish is to be so. */
const WEATHER =
  /(?<!\p{L})(?:و?(?:الجو|الطقس)(?: (?:اليوم|مر[هةا]|جدا|جداً|والله|برا)){0,3} (?:حار|حر|بارد|برد)(?: (?:اليوم|مر[هةا]|جدا|جداً|والله|برا)){0,2}|(?:today|the weather|weather|outside)(?: (?:is|it['’]?s|today|outside|weather|very|so|too|really|super)){1,4} (?:hot|cold)|(?:it['’]?s|it is|so|very|too)(?: (?:so|very|too|really|super)){0,2} (?:hot|cold) (?:today|outside|weather|day))(?!\p{L})(?: (?:today|outside|out here|here)(?!\p{L})){0,2}\s*[,،]?\s*(?:so (?=\p{L})|and (?=\p{L}))?/iu;

/** A sentence without the clauses that only tell where somebody was or how hot it is, where another asks: what is named there is not ordered to. */
export function withoutNarrative(said: string): string {
  const spared = said.replace(WEATHER, " ").trim();
  const sentence = /\p{L}/u.test(spared) ? spared : said;
  const clauses = sentence.split(CLAUSE);
  const telling = (clause: string) => TELLS.test(clause) && !ASKS.test(clause);
  if (clauses.length < 2 || !clauses.some((clause) => ASKS.test(clause))) return sentence;
  return clauses.filter((clause) => !telling(clause)).join("،");
}
