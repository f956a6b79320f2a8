/** «حلو», "sweet" before anything was told approves of nothing: it is what is wanted. */
const SWEET_ALONE = /^\s*(?:(حلو)|sweet)\s*[؟?.!]*\s*$/iu;
/** The first message of a talk, in which that is asked for. */
export const opening = (said: string): string =>
  said.replace(SWEET_ALONE, (_, arabic) => (arabic ? "شي حلو" : "something sweet"));

/** Who laughs beside what they ask names nothing by it. */
const LAUGHTER =
  /(?<![\p{L}\p{M}])(?:(?:ha){2,}h?|(?:he){2,}|lo+l|lmao|ه{3,}|خ{3,}|(?:हा){2,}|(?:ہا){2,})(?![\p{L}\p{M}])/giu;
/** A message without laughter, unless there is nothing else. */
const withoutLaughter = (asked: string): string => {
  const rest = asked.replace(LAUGHTER, " ");
  return /\p{L}/u.test(rest) ? rest : asked;
};

/** "The first one again", «الأول مرة ثانية», "yung una ulit": asked once more, and no second of anything. */
const ONCE_MORE =
  /(?<![\p{L}\p{M}])(?:(?<!(?:check|start|begin|come|say|show|tell|me|it|try)\s)(?:once |one more time )?again|(?:كمان )?مر[ةه] (?:ثاني[ةه]?|تاني[ةه]?|[أا]خرى|كمان)|(?:phir|fir) se|d[ou]bara|फिर से|दोबारा|پھر سے|دوبارہ|ulit|muli)(?![\p{L}\p{M}])/giu;
/** More than words that ask to hear it. */
const MORE_SAID =
  /(?!(?:ok|okay|and|please|pls|po|nga|lang|mo|paki|batao|bata|do|bolo|dikhao|عيد|عيدها|كرر|قول|طيب|बोलो|बताओ|बता|दो|दिखाओ|بتاؤ|بتا|دو|دکھاؤ)(?![\p{L}\p{M}]))(?<![\p{L}\p{M}])[\p{L}\p{M}]+/iu;
/** A message without what only asks for something once more, unless there is nothing else. */
const withoutOnceMore = (asked: string): string => {
  const rest = asked.replace(ONCE_MORE, " ");
  return rest !== asked && MORE_SAID.test(rest) ? rest.trim() : asked;
};

/** A message without laughter, and without what only asks for something once more. */
export const withoutAsides = (asked: string): string => withoutOnceMore(withoutLaughter(asked));
