/** "Is it still 17 on platform C?", "is it really 19?": whether that is what it costs. */
const IS_SO_MUCH =
  /^\s*(?:(?:so|ok|and|but|wait|hey),? )*(?:is|isn['’]?t|was) (?:it|that|this)(?: (?:still|really|actually|now|only))* (?:sar |sr )?\d{2,3}(?:[.]\d{1,2})?(?: ?(?:riyals?|sar|sr))?(?: (?:still|really|now|today|only))*((?: (?:on|in|at) (?:the )?(?:platform|app) [abc])?)(?: (?:still|now|today))?[\s?.!]*$/iu;

/** A message that asks whether something costs so much, as one that asks what it costs: so many of it are not wanted. */
export const withAmountAsked = (message: string): string =>
  message.replace(IS_SO_MUCH, "how much is it$1");
