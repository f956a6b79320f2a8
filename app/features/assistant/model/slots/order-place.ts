/** What says that an order goes somewhere, and not that restaurants near there are wanted. */
const DELIVERING =
  /(?<!\p{L})(?:(?:have it |get it )?(?:deliver(?:ed|ing)?|sent|send it|shipped) (?:it )?(?=(?:to|at) )|(?<=(?:thereat|or less) )deliver(?:ed|y)(?!\p{L})|(?:delivery|order(?:ed|ing)?(?: it)?) (?=to )|(?:و?(?:ال)?توصيل(?:ه|ها)?|و?(?:ي|ت|ن)وصل(?:ه|ها|ون|ونه)?|وصّ?ل(?:ه|ها)|(?:ا|أ)طلب(?:ه|ها)?) (?=ل(?!ي |نا |ك |ه |هم )|إلى |الى ))/giu;

/** "I'm in Al Wadi, how much is shawarma delivered?" */
const HERE_SENT =
  /(?<!\p{L})(?:i['’]?m|i am|we['’]?re|we are|living|staying) (?:\p{L}+ )?(?:in|at) .*(?<!\p{L})(?:delivered|with delivery|including delivery)(?!\p{L})/iu;

/** The neighbourhood that an order is to go to: the one that a message names, where it says so; empty otherwise. */
export function orderPlace(message: string, area: string): string {
  const isSent = message.search(DELIVERING) >= 0 || HERE_SENT.test(message);
  return area !== "" && isSent ? area : "";
}

/** A message without the words that say so, which would name something else; "delivery" stays, since it also asks what that costs. */
export function withoutDelivering(message: string): string {
  return message.replace(DELIVERING, (said) => (/delivery|توصيل/iu.test(said) ? said : " "));
}
