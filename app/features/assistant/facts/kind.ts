import { isAvoidable } from "~/features/catalogue";
import { fold } from "~/features/names";
import type { FactKind } from "./schema";

/** Words that tell what a fact is about, looked for in this order; "beef no food" is how «beef nahi khana» is read. */
const SIGNS: readonly (readonly [FactKind, string])[] = [
  [
    "allergy",
    `حساسية, حساسيه, حساس, يتحسس, تتحسس, نتحسس, اتحسس, تحسس, يحسسني, allergic, allergy, allergies, intolerant, intolerance, celiac, coeliac, makes me sick, make me sick, upsets my stomach, upset my stomach, سيلياك, يتعبني, تتعبني, يوجع بطني, يأذيني, ياذيني,
     تخنقني, يضرني, ممنوع علي`,
  ],
  [
    "diet",
    `نباتي, نباتية, فيجن, كيتو, دايت, رجيم, حمية, صيام متقطع, بدون جلوتين, خالي من الجلوتين, سعرات, vegetarian, vegan, pescatarian, keto, gluten free,
     low carb, on a diet, dieting, halal, halal only, diabetic, diabetes, سكري, عندي سكر,
     حلال, مسلم, مسلمة, مسلمين, هندوسي, هندوسية, muslim, muslims, hindu, hindus, jain, jains, kosher, jewish`,
  ],
  [
    "dislike",
    `ما آكل, ما اكل, مااكل, ماآكل, ما اكله, لا آكل, لا اكل, ما ناكل, ما أحب, ما احب, مااحب, ما نحب, لا أحب, اكره, أكره, ما يعجبني, ما تعجبني, ما اطيق, ما ابي, مو حاب, مابي,
     ما اشرب, لا اشرب, ما يحب, ما تحب, ما يحبون, ما ياكل, ما تاكل, ما ياكلون, ما تقدر تاكل, ما يقدر ياكل, cant have, cannot have, can not have, doesnt like, does not like, does not eat, dont eat, do not eat, doesnt eat, never eat, cant eat, cannot eat, dont like, do not like, hate, hates, dislike, dislikes, يكره, تكره, cant stand, not a fan, avoid,
     dont drink, do not drink, no pork, no food, gave up, given up, quit, im off, i m off, never show, never suggest, never give, never recommend, dont show, dont suggest, dont recommend, do not show, do not suggest,
     لا تعرض, لا تعرضي, لا تقترح, لا تقترحي, لا ترشح, لا ترشحي, لا توريني, تركت, قاطع, مقاطع, صايم عن, ممتنع عن, ممنوع من, ممنوعة من`,
  ],
  [
    "like",
    `أحب, احب, نحب, افضل, أفضل, اعشق, يعجبني, تعجبني, المفضل, المفضلة, يحب, تحب, يحبون, يعشق, تعشق, يموت في, تموت في, love, loves, like, likes, prefer, prefers, favourite, favorite, enjoy, fan of`,
  ],
  [
    "place",
    `ساكن, ساكنة, ساكنين, شقتي, شقتنا, نقلنا, انتقلنا, اسكن, أسكن, سكني, بيتي, بيتنا, نسكن, دوامي, شغلي, مكتبي, عملي, اشتغل في, نقلت, انتقلت, moved to, live in, living in, lives in, my home, my house, my flat, my apartment, my villa, my place, our flat, our apartment, our place, our villa, stay in, stay near, stay at, live at, i work in, we work in, we work near, my office, i work near,
     live near, im in, i am in, im based in, أنا في, انا في, حنا في`,
  ],
];

const patterns = SIGNS.map(([kind, words]) => {
  const folded = words.split(",").map(fold).filter(Boolean);
  return [kind, new RegExp(`(?:^| )و?(?:${folded.join("|")})(?: |$)`)] as const;
});

/** What is said of a food so is not eaten, in whatever words: "I don't do dairy". */
const REFUSES = /(?:^| )(?:dont|do not|doesnt|cant|cannot|never|not|no|without|ما|لا|مو|مب)(?: |$)/;

/** What a fact is about, as its words say. */
export function kindOfFact(text: string): FactKind {
  const folded = fold(text);
  const refuses = REFUSES.test(folded) && isAvoidable(text);
  return (
    patterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? (refuses ? "dislike" : "other")
  );
}

/** What people call a whole kind of what they told: "my allergies", «حساسيتي», «مكان سكني». */
const KINDS: readonly (readonly [readonly FactKind[], RegExp])[] = [
  [
    ["allergy"],
    /(?<!\p{L})(?:ال)?(?:allerg(?:y|ies)|intolerances?|حساسي(?:[ةه]|ات|تي|اتي))(?!\p{L})/iu,
  ],
  [
    ["diet"],
    /(?<!\p{L})(?:ال)?(?:diets?|dietary|حمي[ةه]|حميتي|رجيمي?|دايت|نظامي الغذائي)(?!\p{L})/iu,
  ],
  [
    ["place"],
    /(?<!\p{L})(?:ال)?(?:home|address|location|where i live|neighbou?rhood|وين (?:أ|ا)?سكن|وين ساكن|بيتي|سكني|حيي|حيّي|عنواني|موقعي|مكان سكني)(?!\p{L})/iu,
  ],
  [
    ["dislike"],
    /(?<!\p{L})(?:dislikes?|(?:things|foods?|what) i (?:don(?:'|’)?t|do not|hate|avoid)(?: \p{L}+)?|اللي ما (?:أحبه|احبه|آكله|اكله))(?!\p{L})/iu,
  ],
];

/** The kinds that some words name as a whole; none where they name a food: "forget the peanut allergy" is about peanuts. */
export function kindNamed(about: string): FactKind[] {
  if (isAvoidable(about)) return [];
  return KINDS.flatMap(([kinds, sign]) => (sign.test(about) ? kinds : []));
}
