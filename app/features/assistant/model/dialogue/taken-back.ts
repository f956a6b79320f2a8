/** «ضيف حلقات بصل لا خلاص بدون», "add fries, no, forget it": what is said is taken back in the same breath. */
const TAKEN_BACK =
  /(?:^|[\s،,.]+)(?:(?:لا|لاا+)\s+(?:لا\s+)?(?:خلاص\s+)?|خلاص\s+)(?:بدونه?ا?|م(?:ا\s)?ا?ب(?:ي|غى|غا)(?:ها|ه)?|ما\s+ا?ب(?:ي|غى|غا)(?:ها|ه)?|الغ[يه]ا?|كنسل(?:ها|ه)?|هونت|بطلت|مو لازم)\s*[.!]*\s*$/u;

/** Does a message take back, at its end, what it said before that? */
export const isTakenBack = (message: string): boolean =>
  TAKEN_BACK.test(message) && message.replace(TAKEN_BACK, "").trim() !== "";
