/** «حلو», "sweet" before anything was told approves of nothing: it is what is wanted. */
const SWEET_ALONE = /^\s*(?:(حلو)|sweet)\s*[؟?.!]*\s*$/iu;
/** The first message of a talk, in which that is asked for. */
export const opening = (said: string): string =>
  said.replace(SWEET_ALONE, (_, arabic) => (arabic ? "شي حلو" : "something sweet"));

/** Who laughs beside what they ask names nothing by it. */
const LAUGHTER =
  /(?<![\p{L}\p{M}])(?:(?:ha){2,}h?|(?:he){2,}|lo+l|lmao|ه{3,}|خ{3,}|(?:हा){2,}|(?:ہا){2,})(?![\p{L}\p{M}])/giu;
/** A message without laughter, unless there is nothing else. */
export const withoutLaughter = (asked: string): string => {
  const rest = asked.replace(LAUGHTER, " ");
  return /\p{L}/u.test(rest) ? rest : asked;
};
