import { anyPhrase, type Sign } from "../vocabulary/phrases";
import { WHO_SELLS_IT } from "../vocabulary/who-sells";

/** "They want pepperoni": those who eat, and no place. */
const EATERS_WANT = /(?:^| )they (?:all )?(?:want|wanna|like|love|prefer|feel like)(?= |$)/g;

/** A sign without those who want something. */
function ofNoEaters(sign: Sign): Sign {
  return { test: (text) => sign.test(text.replace(EATERS_WANT, " ")) };
}

/** Words that point at what was spoken of: "it", «منها», «زيه». */
export const POINTS = ofNoEaters(
  anyPhrase(
    `it, its, that, this, them, one, there, they, their, theirs, those, these, the same, منها, منه,
     فيها, فيه مثلها, زيها, زيه, زيهم, مثلها, مثله, مثلهم, يشبهها, يشبهه, تشبهها, تشبهه, شبهها,
     بدلها, بدله, بدالها, بداله,
   سعرها, سعره, توصيلها, توصيله, توصيلهم, عندها, عنده, عندهم, لديها, لديه, لديهم, لها, له, لهم, حقهم, حقها, حقه, هذا,
   هذي, هذول, هذولا, هاذول, ذول, ذا, ذي, هناك, خله, خلها, خليها, خليه, اجعلها, نفسها, نفسه`,
  ),
);

/** «مين عنده؟» asks who has it, and means nobody who was spoken of. */
const ASKS_WHO = anyPhrase(WHO_SELLS_IT);

/** Is it asked who has what was spoken of? */
export const asksWho = (said: string): boolean => ASKS_WHO.test(said);
const ofNobodyAsked = (sign: Sign): Sign =>
  ofNoEaters({ test: (text) => sign.test(text) && !ASKS_WHO.test(text) });

/** Of those, the ones that mean the restaurant. */
export const THEIRS = ofNobodyAsked(
  anyPhrase(
    "there, they, their, theirs, from them, at them, from the cheaper one, from the cheaper, at the cheaper one, from the cheapest one, from the nearer one, from the closer one, من الارخص, عند الارخص, من الاقرب, عند الاقرب, عندها, عنده, عندهم, لديها, لديه, لديهم, لهم, حقهم, منهم, هناك, من عندهم, نفس المطعم, نفس المحل, نفس المكان, من مكان واحد, من محل واحد, من مطعم واحد, same place, same restaurant",
  ),
);

/** Of those, the ones that mean one place alone, and never the two that were compared. */
export const THERE = ofNobodyAsked(
  anyPhrase(
    "there, at that place, from the cheaper one, from the cheaper, at the cheaper one, from the cheapest one, from the nearer one, from the closer one, من الارخص, عند الارخص, من الاقرب, عند الاقرب, عندها, عنده, لديه, هناك, نفس المطعم, نفس المحل, نفس المكان, من مكان واحد, من محل واحد, من مطعم واحد, same place, same restaurant",
  ),
);

/** Two things that were spoken of, against each other: «الفرق بينهم», "which of them is cheaper". */
export const BOTH = anyPhrase(
  `كم فرق, فرق السعر, كم يفرق, ايهم, ايهما, الثنين, منهم الثنين, اي واحد, مين فيهم, which of them, which of the two, بينهم, بينهما, بينها, الفرق,
     وش الفرق, كم الفرق, ايهم ارخص, ايهم احسن, ايهم اوفر, مين ارخص, مين الارخص, مين اوفر, ايهما,
     ايهما ارخص, الارخص منهم, الارخص فيهم, ارخص فيهم, ارخص منهم, ارخص بينهم, الارخص بينهم, ارخص واحد فيهم, the difference, by how much, cheaper there or, cheaper here or, cheaper or this, cheaper or that one, cheaper or the first, there or at, here or at, which cheaper, which one cheaper, which one dearer, which dearer, which one is dearer, which one pricier, which one more expensive, which more expensive, who is cheaper, whos cheaper, how much cheaper, how much more is, difference, difference between,
     whats the difference, which is cheaper, which one is cheaper, which is more expensive, which one is more expensive, which is pricier, which is dearer, which costs more,
   which is better value, فرق كم, الفرق كم, كم فرقهم, cheaper of the two, cheapest of them, both of them, both places, at both, in both, from both, الاثنين, كلهم, اجمعهم, جمعهم, احسبهم, for both, add them up, عندهم الاثنين, عند الاثنين, من الاثنين, together,
   مع بعض, سوا, الاثنين مع بعض, compare them, compare both, compare the two, for both, for the two, قارن بينهم, قارنهم`,
);

/** "More" with nothing behind it: more of what was listed, and of no price or number. */
const JUST_MORE = /^ *(?:and |some |show |a few |any )?more(?: please)? *$/;

const MORE_OF_IT = anyPhrase(
  `شي ثاني, شيء ثاني, شي غيره, شي غيرها, شي غيرهم, غيرها, غيره, غيرهم, غير هذا, غير هذي, غير هذول,
     غير كذا, غير ذا, غير ذي, غير ذول, غير اللي, واحد ثاني, وحده ثانيه, خيارات ثانية, خيار ثاني, اقتراحات ثانية, اقتراح ثاني, وش بعد, ايش بعد, وش غير, ايش غير,
     وش غيرها, فيه بعد, المزيد, كمل, عطني بعد, زيدني, وين بعد,
   something else, anything else, what else, another, another one, others, other options,
   other ideas, more options, more ideas, any more, more please, different ones,
   something different, show more, show me more, more of them, a different one, different one`,
);

/** More of the same list: «شي ثاني», "something else". */
export const MORE: Sign = {
  test: (text) => JUST_MORE.test(text) || MORE_OF_IT.test(text),
};

/** A word that takes back what was said or understood: "no, I meant …", «لا أقصد». */
export const CORRECTS = anyPhrase(
  "i changed my mind, changed my mind, i ve changed my mind, غيرت رايي, غيرت راي, no i meant, no i mean, i meant, i mean, not that, not this, sorry i meant, no sorry, actually, rather, instead, make it, make that, make the, change it to, لا اقصد, اقصد, قصدي, لا قصدي, كنت اقصد, مو هذا, مو هذي, مب هذا, لا مو, لا لا, بدلها, غيرها الى, خل, خلي, خلها, خله, خلهم, خليها, خليه, خليهم, اجعلها, اجعلهم",
);

/** The one after that which was spoken of. */
export const NEXT = anyPhrase(
  "the next, next one, next, the one after, the one after it, the one after that, التالي, اللي بعده, اللي بعدها, الي بعده, الي بعدها, اللي وراه, البعده",
);

/** "Cheapest?" and nothing more: the cheapest of what was shown. */
export const CHEAPEST_ALONE =
  /^(?:(?:and|so|ok|which|the|just) )*cheapest(?: (?:please|pls|plz))?$/;

/** Which of two that were spoken of: the one that was not shown last. */
export const OTHER_ONE = anyPhrase(
  "the other one, the other, other one, التاني, الثاني الاخر, الاخر",
);

/** One more eats along than was said before. */
export const ONE_MORE = anyPhrase(
  `one more, one more person, one more of us, one more is coming, another person, زدنا واحد, زدنا وحده, زاد واحد, زاد علينا واحد, جانا واحد, انضم لنا واحد`,
);

/** What was spoken of at the beginning: "back to the first thing I asked". */
export const FIRST_ASKED =
  /(?:^| )(?:first|1st|very first) (?:thing|one|question|dish|place|price)? ?(?:(?:that|which) )?(?:i|we) (?:asked|ordered|searched|wanted|said|looked)(?= |$)|(?:^| )my (?:very )?first question(?= |$)|(?:^| )(?:ل|ال)?(?:اول|لاول) (?:شي|شيء|سوال|طلب|حاجه|طبق|واحد|وحده)(?: (?:اللي|كنت))* (?:سال|طلب|قلت|دورت|بحثت)\S*|(?:^| )(?:ل)?سوالي الاول(?= |$)/;

/** What «دونوں جگہ», "sa dalawa" and «दोनों ऐप» are read as: two of nothing. */
export const BOTH_PLACES = /(?:^| )both (?:places|apps)(?= |$)/;
