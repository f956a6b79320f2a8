import { tokenize } from "~/features/names";

/**
 * Words that the service repeats to nobody, each list with its reason. They are compared as whole folded words, so
 * that «زبدة» and "Scunthorpe" stay what they are. Everybody may search for anything; this is about the list that
 * other people see.
 */
const BLOCKED: readonly { reason: string; words: string }[] = [
  {
    reason: "sexual: a family's list of dishes is not the place",
    words: `سكس جنس نيك زب كس طيز شرموطه شراميط قحبه قحاب عاهره دعاره اباحي porn porno sex sexy xxx nude nudes
      fuck fucking fucker dick pussy cock whore slut escort`,
  },
  {
    reason: "insults: a list that everybody sees invites them",
    words: `حمار كلب كلاب خنزير حيوان حقير تافه خرا زفت لعنه ملعون shit bullshit bitch bastard asshole cunt idiot`,
  },
  {
    reason: "hatred of a people or a faith",
    words: "عبيد رافضي روافض ناصبي nigger nigga faggot kike chink paki",
  },
  {
    reason: "what Saudi law forbids to sell",
    words: `حشيش مخدرات كبتاجون كبتاغون شبو هيروين كوكايين خمر خمور عرق ويسكي فودكا
      hashish captagon heroin cocaine meth whisky whiskey vodka`,
  },
];

const WORDS = new Set(BLOCKED.flatMap(({ words }) => tokenize(words)));

/** Whether a text has a blocked word, with or without the Arabic article. */
export function hasBlockedWord(text: string): boolean {
  return tokenize(text).some(
    (word) => WORDS.has(word) || WORDS.has(word.replace(/^(?:و|ب)?ال/, "")),
  );
}
