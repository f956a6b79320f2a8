import { languagesOf } from "../../words/signs";
import { languageOf } from "../language/language";

/** Who lives with somebody, in the five languages; "my brother's friend" does not, and "my son's allergic" is of the son. */
const FAMILY =
  /(?<!\p{L})(?:my (?:wife|husband|sons?|daughters?|kids?|child|children|baby|mother|father|mom|mum|dad|brother|sister|parents|family)(?!(?:'|’)s (?!(?:also |very |highly |really |severely |not )*(?:allergic|intolerant|vegetarian|vegan|pescatarian|diabetic|celiac|lactose|gluten|on|here|with|pregnant|a (?:vegetarian|vegan))(?!\p{L})))|و?(?:زوجتي|زوجي|مرتي|ولدي|بنتي|عيالي|أمي|امي|أبوي|ابوي|أخوي|اخوي|أختي|اختي|اهلي|أهلي)|بیوی|اہلیہ|شوہر|بیٹ[اےی]|بچ[ےوہ]\p{L}*|امی|والدہ?|ابو|بھائی|بہن|पत्नी|बीवी|पति|बेट[ाेी]|बच्च\p{L}*|माँ|मां|मम्मी|पापा|भाई|बहन|biwi|biw[iy]|bivi|shohar|patni|pati|bet[aei]|bachch?[eao]\p{L}*|ammi|mummy|maa|papa|abbu|bhai|bh?ehen|asawa|misis|mister|anak|nanay|tatay|bunso|panganay|kapatid|kuya|ate)(?!\p{L}|\p{M})/iu;

/** Others, by what they are to somebody or by a pronoun. */
const OTHERS =
  /(?<!\p{L})(?:he|she|they|(?:my |(?<=(?:'|’)s ))(?:friends?|guests?|cousin|boss|colleagues?|neighbou?r)|و?(?:هو|هي|هم|صديقي|صاحبي|خويي|ضيفي|ضيوفي|جاري)|دوست|مہمان|दोस्त|मेहमान|dost|mehmaan|mehman|kaibigan|kasamahan|alaga|pamangkin|jowa|bisita|niya|nya|siya)(?!\p{L}|\p{M})/iu;

/** Who comes to eat does not live there. */
const VISITS =
  /(?<!\p{L})(?:visits?|visiting|coming (?:over|to)|staying with|guests?|و?(?:جاي|جاية|جايين|بيجي|بيجون|يزورنا|يزورني|زاير|ضيف|ضيفنا|ضيوف)|آ رہ[اےی]|مہمان|आ रह[ाेी]|मेहमान|aa rah[aei]|mehmaan|mehman|bisita|bibisita|darating|dadating)(?!\p{L}|\p{M})/iu;

/** Who speaks of themselves begins so, whoever else is named before. */
const FIRST =
  /^(?:and |but )?(?:i|we)(?!\p{L})|^و?(?:أنا|انا|عندي|فيني|أتحسس|اتحسس|ما (?:آكل|اكل|أكل|أحب|احب|أشرب|اشرب)|أحب|احب|أكره|اكره|و?ساكن[ةه]?|و?أ?ا?سكن)(?!\p{L})/iu;

/** "I" and "to me" anywhere in a clause of Urdu, Hindi and Filipino; "main" is a dish in English. */
const FIRST_INSIDE = /(?<!\p{L})(?:مجھے|میں|मुझे|मैं)(?!\p{L}|\p{M})/iu;
const FIRST_IN_LATIN = /(?<!\p{L})(?:mujhe|mujhko|main|ako|akin|ayoko|ayaw ko)(?!\p{L})/iu;

/** Does somebody tell a fact of themselves? Whoever else its own clause names, it is of them. */
function isOfOneself(fact: string, about: string): boolean {
  if (FIRST.test(fact)) return true;
  if (OTHERS.test(fact)) return false;
  return (
    FIRST_INSIDE.test(fact) ||
    (FIRST_IN_LATIN.test(fact) && languagesOf(languageOf(about)) !== undefined)
  );
}

/** Is a fact one of somebody else than who tells it? `about`: what was said up to its end. */
export const isOfOthers = (fact: string, about: string) =>
  !isOfOneself(fact, about) && (FAMILY.test(about) || OTHERS.test(about));

/** Of somebody who always eats with them? */
export const livesWith = (said: string) => FAMILY.test(said) && !VISITS.test(said);
