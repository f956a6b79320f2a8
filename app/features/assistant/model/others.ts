/** Who lives with somebody, in the five languages. */
const FAMILY =
  /(?<!\p{L})(?:my (?:wife|husband|sons?|daughters?|kids?|child|children|baby|mother|father|mom|mum|dad|brother|sister|parents|family)|و?(?:زوجتي|زوجي|مرتي|ولدي|بنتي|عيالي|أمي|امي|أبوي|ابوي|أخوي|اخوي|أختي|اختي|اهلي|أهلي)|بیوی|اہلیہ|شوہر|بیٹ[اےی]|بچ[ےوہ]\p{L}*|امی|والدہ?|ابو|بھائی|بہن|पत्नी|बीवी|पति|बेट[ाेी]|बच्च\p{L}*|माँ|मां|पापा|भाई|बहन|biwi|biw[iy]|bivi|shohar|patni|pati|bet[aei]|bachch?[eao]\p{L}*|ammi|abbu|bhai|bh?ehen|asawa|misis|mister|anak|nanay|tatay|kapatid|kuya|ate)(?!\p{L}|\p{M})/iu;

/** Others, by what they are to somebody or by a pronoun. */
const OTHERS =
  /(?<!\p{L})(?:he|she|they|my (?:friends?|guests?|cousin|boss|colleagues?|neighbou?r)|و?(?:هو|هي|هم|صديقي|صاحبي|خويي|ضيفي|ضيوفي|جاري)|دوست|مہمان|दोस्त|मेहमान|dost|mehmaan|mehman|kaibigan|bisita|niya|nya|siya)(?!\p{L}|\p{M})/iu;

/** Who comes to eat does not live there. */
const VISITS =
  /(?<!\p{L})(?:visits?|visiting|coming (?:over|to)|staying with|guests?|و?(?:جاي|جاية|جايين|بيجي|بيجون|يزورنا|يزورني|زاير|ضيف|ضيفنا|ضيوف)|آ رہ[اےی]|مہمان|आ रह[ाेी]|मेहमान|aa rah[aei]|mehmaan|mehman|bisita|bibisita|darating|dadating)(?!\p{L}|\p{M})/iu;

/** Who speaks of themselves says so, whoever else is named before. */
const FIRST =
  /^(?:and |but )?(?:i|we)(?!\p{L})|^و?(?:أنا|انا|عندي|فيني|أتحسس|اتحسس|ما (?:آكل|اكل|أكل|أحب|احب|أشرب|اشرب)|أحب|احب|أكره|اكره|و?ساكن[ةه]?|و?أ?ا?سكن)(?!\p{L})|(?<!\p{L})(?:مجھے|میں|मुझे|मैं|mujhe|mujhko|main|ako|akin|ayoko|ayaw ko)(?!\p{L}|\p{M})/iu;

/** Is a fact one of somebody else than who tells it? `about`: what was said up to its end. */
export const isOfOthers = (fact: string, about: string) =>
  !FIRST.test(fact) && (FAMILY.test(about) || OTHERS.test(about));

/** Of somebody who always eats with them? */
export const livesWith = (said: string) => FAMILY.test(said) && !VISITS.test(said);
