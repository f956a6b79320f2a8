import { headOf, isQuality } from "~/features/catalogue";
import { fold } from "~/features/names";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";

/** «وش فيه عند بيت مانيلا؟», «وشو في عندهم كمان؟»: what they have, as «وش عندهم» asks it. */
const WHAT_THERE =
  /(?<!\p{L})(و?)(?:(?:وشو?|ا?إ?يش|شو|شنو|وش هو)\s+(?:في[هة]?\s+)?|ش(?:في[هة]?\s+)?)عند(?=ه|\s|كم)/gu;

/** «برقر» and «برغر» are what menus call «برجر», and so do the restaurants that have it in their names. */
const BURGER = /(?<!\p{L})([وفبل]?(?:ال)?|لل)بر[قغ]ر(?=(?:ين|ات)?(?!\p{L}))/gu;

/** «مساء الورد، …», «صباح الفل»: a greeting, whatever neighbourhood is called so, and no part of what is asked behind it. */
const GREETING =
  /^\s*(?:يا هلا |هلا |و)?(صباح|مساء|مسا|يسعد صباح|يسعد مسا)(?:ك|كم)?\s+(?:ال)?(?:خير|نور|ورد|فل|ياسمين|سعاد[ةه]|جوري|عسل|سكر|كادي|ريحان)(?:\s+(?:وال|و)(?:سرور|نور|ورد|فل|ياسمين|عافي[ةه]|كادي|ريحان))?(?:\s+(?:عليكم|عليك))?\s*[,،.!؟]*(?:\s+|$)/u;
const greeted = (_: string, when: string) => `${when.includes("صباح") ? "صباح" : "مساء"} الخير. `;

/** «بأقل سعر»: the cheapest, and no place that is called so. */
const LEAST = /(?<!\p{L})ب[أا]قل\s+(?=شيء?(?!\p{L})|سعر(?!\p{L})|تكلف[ةه](?!\p{L}))/gu;

/** «ودي احلي», «نبي نتحلى بشي»: something sweet is wanted. */
const SWEETENS =
  /(?<!\p{L})(و?(?:ابي|أبي|ابغى|أبغى|ابغا|ودي|نبي|نبغى|ودنا|حاب|حابه|حابة)(?:\s+ان)?)\s+(?:احلي|أحلي|اتحلى|أتحلى|نحلي|نتحلى)(?:\s+ب(?=شي|حاج)|(?!\p{L}))/gu;

/** «ودي بشي بحري», «مشتهي بشي حار»: something is wanted. */
const SOMETHING =
  /(?<=(?<!\p{L})(?:ودي|ودنا|مشتهي[هة]?|مشتهين|حاب[هة]?|حابين|خاطري)\s+)بشي(?=\s)/gu;

/** «احلى برجر»: the nicest, and none that is called so. */
const NICEST = /(?<!\p{L})[أا]حلى(?=\s\p{L}{3})/gu;

/** «حلو، اي تطبيق اوفر؟»: what was said before is approved, and nothing sweet is asked for. */
const APPROVES = /^\s*(?:حلو|زين|تمام|ممتاز|كويس|رهيب|جميل)\s*[,،]\s*(?=\S)/u;

/** «يفرق كثير؟», «الفرق واجد؟»: by how much. */
const BY_MUCH =
  /^\s*(?:طيب |و)?(?:هل )?(?:ي|ت)?(?:ال)?فرق(?:ون|هم)?\s+(?:كثير|واجد|مره|مرة|هواي|شي)\s*[؟?.!]*\s*$/u;

/** «معنا ٥٠٠», «معي ميتين»: money, where nobody is counted. */
const WITH_US =
  /(?<!\p{L})(و?مع(?:ي|نا|اي|انا))\s+(?!مع)(\p{Nd}{2,4}|(?:\p{L}+)?م[يئ][ةه]|[وم]?ميتين)(?![\p{L}\p{Nd}])(?!\s*(?:ريال|ر\.?\s?س|شخص|اشخاص|أشخاص|نفر|انفار|ضيف|ضيوف|ناس|واحد|رجال|حريم|عيال|اطفال|أطفال|بزران|شباب|بنات|موظف|طفل))/gu;

/** «ضيوف ٦», «جايني رجاجيل ١٠»: so many of them. */
const GUESTS =
  /(?<!\p{L})(ضيوفي?|معازيم|رجاجيل|رجال|اشخاص|أشخاص|بزران|عددهم|عددنا)\s+(\p{Nd}{1,2})(?![\p{Nd}:])(?!\s*(?:ريال|ر\.?\s?س|شخص|اشخاص|أشخاص|نفر|حب|قطع))/gu;

/** «ايها يبيع برياني؟», «أيهن»: which of them, where nobody is called. */
const WHICH_OF_THEM = /(?<!\p{L})[أا]يه[ان](?=\s+(?!ال)\p{L})/gu;

/** «من الي توصيله ارخص»: who, and not from where. */
const WHO = /^(\s*(?:(?:طيب|و)\s*)?)من\s+(?:اللي|[إا]لي|الى)\s+(?=\p{L}{3,}ه[ما]?(?!\p{L}))/u;

/** «كم توصيله»: what delivery from there costs, whoever was spoken of. */
const ITS_DELIVERY = /(?<=(?<!\p{L})(?:و?ب?كم)\s+)توصيل(?:ه|ها|هم)(?!\p{L})/gu;

/** «تبولة طيبة», «كبسة حلوة»: what is good is wanted, and nothing in that neighbourhood; a drink may be a sweet one. */
const TASTY =
  /(?<=(?<!\p{L})(?!(?:في|حي|بحي|لحي|قرب|جنب|من|ال[ىي]|ساكن[هة]?|هو|هي|انا|شي|مر[هة]|كانت|(?:ال)?(?:قهو[هة]|شا[يه]ي?|كرك|عصير|لاتيه|كابتشينو|كيك[هة]?))\s)\p{L}{3,}\s+)(?:طيب(?:[هة]|ين)|حلو[هة])(?!\p{L})(?!\s+و?\p{L}*حلو)/gu;

/** «طيب من وين؟» after what was shown: from where it is to be ordered. */
const FROM_WHERE = /(?<=^\s*(?:(?:طيب|طب|و|اوكي|اوك|تمام|زين)\s*)?)من\s+وين(?=\s*[؟?.!]*\s*$)/u;

/** «من وين أحسن؟»: which of them. */
const FROM_WHICH =
  /(?<=^\s*(?:(?:طيب|طب|و|اوكي|اوك|تمام|زين)\s*)?)من\s+وين\s+(?:[أا]حسن|[أا]فضل|[أا]زين)(?=\s*[؟?.!]*\s*$)/u;

/** «وين أرخص؟», «وين الأطيب؟» of what was shown: which of them, and not where that is. */
const WHERE_CHEAPEST = /(?<=^\s*(?:(?:طيب|طب|و)\s*)?)وين\s+(?:ال)?[أا]رخص(?=\s*[؟?.!]*\s*$)/u;
const WHERE_BEST =
  /(?<=^\s*(?:(?:طيب|طب|و)\s*)?)وين\s+(?:ال)?(?:[أا]طيب|[أا]حسن|[أا]فضل)(?=\s*[؟?.!]*\s*$)/u;

/** «من أنت؟» asks who, and not from where. */
const WHO_YOU = /(?<=^\s*(?:(?:طيب|و)\s*)?)من(?=\s+[أا]نت(?:م|و|ي)?\s*[؟?.!]*\s*$)/u;

/** «حق خمسة», «حق ٥»: for so many. */
const FOR_COUNT =
  /(?<!\p{L})حق\s+(?:(\p{Nd}{1,2})(?![\p{Nd}:])|(?=(?:اثنين|شخصين|نفرين|ثلاث|[أا]ربع|خمس|ست|سبع|ثمان|تسع|عشر)[ةه]?(?!\p{L})))(?!\s*(?:ريال|ر\.?\s?س))/gu;
const forCount = (_: string, digits?: string) => (digits ? `لعدد ${digits} اشخاص` : "ل");

/** «ل٣ انا وخوياي»: so many eat, where nothing that is counted follows. */
const FOR_DIGITS =
  /(?<![\p{L}\p{N}])(?<![يت]كفي\s+)ل\s?(\p{Nd}{1,2})(?=\s*(?:$|[،,؟?.!]|و?(?:انا|أنا|حنا|تحت|ب[أا]قل|اقل|ما|من|في|ب\p{Nd})(?!\p{L})))/gu;

/** «عريكة وحدة ومعصوب ل٣» counts each. */
const COUNTS = /(?<!\p{L})(?:واحد|وحد[ةه]|ثنتين|[أا]?ثنين)(?!\p{L})/u;

/** «من نفسهم»: from the same place. */
const FROM_SAME = /(?<!\p{L})(من|عند|في)\s+نفس(?:هم|ه|ها)(?!\p{L})/gu;

/** «ومشروب», «مع مشروب» beside a dish: one of those that every menu has. */
const WITH_DRINK =
  /(?<=(?:^|\s)(?:و|و?مع\s+|زيد\s+|ضيف\s+|زود\s+))مشروب(?=\s*(?:$|[،,؟?.!]|و|من\s|ب?كم))/gu;

const DRINK_TOO = /^\s*ومشروب(?=\s*[؟?.!]*\s*$)/u;

/** «كيلو مشكل»: of grilled meat, where nothing else is said of what. */
const MIXED =
  /(?<=(?:^|(?<!\p{L})(?:طيب|ابي|أبي|ابغى|أبغى|ابغا|نبي|كم|بكم|سعر|كيلو|و|عطني|هات|خذ|حط|زيد|طلب)\s+)(?:ال)?)مشكل(?=\s*(?:$|[،,؟?.!]|كيلو|نص|ربع|من\s|عند\s|بكم|كم))/gu;

/** «خلها ٣ مو ٢»: three. */
const NOT_SO_MANY = /(?<![\p{L}\p{N}])(\p{Nd}{1,2})\s+(?:مو|مب|مش)\s+\p{Nd}{1,2}(?!\p{N})/gu;

/** «فيه توصيل مجاني» asks for what delivery costs, and not whether there is any. */
const IS_FREE = /(?<!\p{L})(?:هل\s+)?(?:فيه?|عندكم)\s+(?=توصيل\s+(?:مجاني|مجانا|ببلاش))/gu;

/** «ابغى أطلب لبكرة»: when. */
const FOR_TIME = /(?<!\p{L})ل(?=بكر[هةا](?!\p{L}))/gu;

/** «بميت ريال» is a hundred. */
const HUNDRED = /(?<!\p{L})(ب|ل|و)?ميت(?=\s+(?:ريال|جنيه|درهم|دينار|دولار))/gu;

/** «كم توصلون للملقا؟»: for what, and not whether. */
const DELIVERS_FOR =
  /(?<!\p{L}|(?:خلال|في|بعد)\s)(و?)كم\s+(?:توصلون|توصلوا|يوصلون|توصل)(?!\p{L})/gu;

/** «ما ودي أدفع فوق ١٥٠»: that much is the most, and nobody is asked to pay. */
const NO_MORE_THAN =
  /(?<!\p{L})(?:ما|مو|لا)\s+(?:(?!ما|مو|لا|في|عند)\p{L}+\s+){1,3}?(?:فوق|[أا]ك[ثت]ر\s+من|[أا]زيد\s+من|[أا]غل[ىي]\s+من)\s+(?=(?:ال)?(?:\p{Nd}|عشر|ثلاثين|[أا]ربعين|خمسين|ستين|سبعين|ثمانين|تسعين|م[يئ]))/gu;

/** «طلبين: الأول كبسة من … والثاني فتوش من …»: what counts the orders of a list, and their places in it, count no dish. */
const ORDERS_COUNTED =
  /(?<!\p{L})(?:طلبين|طلبات|[٣3] طلبات)\s*[:：،,]?\s*(?:ال)?[أا]ول\s+(?=\p{L})/u;
const ORDERS_NEXT = /(?<!\p{L})و(?:ال)?(?:ثاني|تاني|ثالث|تالت)\s+(?=\p{L}{3})/gu;
const withOrdersListed = (said: string) =>
  ORDERS_COUNTED.test(said) ? said.replace(ORDERS_COUNTED, "").replace(ORDERS_NEXT, "و") : said;

const RICE = "(?:ال)?(?:مندي|مظبي|مضغوط|كبس[ةه]|برياني|بخاري|حنيذ|مدفون|زربيان)";
const MEAT = "(?:لحم|دجاج|حاشي|غنم|تيس|سمك|روبيان)";
const HALF = "(?:نص|نصف)";

/** «نص لحم ونص دجاج مندي», «مندي نص لحم ونص دجاج»: half of each kind of the rice that is named once. */
const HALF_OF_EACH = [
  new RegExp(
    `(?<!\\p{L})(?<rice>${RICE})\\s+${HALF}\\s+(?<one>${MEAT})\\s+و?\\s?${HALF}\\s+(?<other>${MEAT})(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})${HALF}\\s+(?<one>${MEAT})\\s+و?\\s?${HALF}\\s+(?<other>${MEAT})\\s+(?<rice>${RICE})(?!\\p{L})`,
    "u",
  ),
];

/** «نص والا كامل» is one or the other. */
const OR_ELSE = /(?<=\p{L}\s)و[إا]لا(?=\s\p{L})/gu;

/** «كامل ذا؟»: of that size, and no place that sounds alike. */
const THIS_SIZE =
  /(?<!\p{L})(كامل[ةه]?|نص|وسط|كبير[ةه]?|صغير[ةه]?)\s+(?:ه?ذا|ه?ذي)(?=\s*[؟?.!]*\s*$)/u;

/** «خذ وسطين»: two of that size, where nothing else counts. */
const TWO_SIZED = /(?<!\p{L}|\p{L}ين\s)(وسط|متوسط|كبير|صغير)ت?ين(?!\p{L})/u;
/** A message with such a pair of one size counted. */
export const twoSized = (said: string) =>
  /\p{N}/u.test(said) ? said : said.replace(TWO_SIZED, "2 $1");

/** «الكباب بالكيلو»: in that size; «بالنص كيلو» too. */
const BY_KILO = /(?<=\p{L}\s+)بال(نص\s+)?كيلو(?!\p{L})/gu;

/** «كم سعرة بالكبسة»: calories, which have their own letter; «سعره» is what it costs, and is written so as well before an app. */
const CALORIES =
  /(?<!\p{L})سعرة(?=\s+(?:ب|في\s+)(?:ال)?(?!منص|تطبيق|برنامج|التطبيق|المنص|كم)\p{L}{3})/u;

/** «أبي أغير حيي للملقا»: where they live now. */
const MOVED =
  /^\s*(?:\p{L}{2,6}\s+)?(?:[اأن]?غي?ر|[اأن]?بدل)\s+(?:حيي|حينا|الحي|عنواني|موقعي|مكاني)\s+(?:(?:[اإ]لى|ل?حي)\s+|ل(?:حي\s+)?(ل?))(?=\p{L})/u;
const moved = (_: string, the = "") => `انا ساكن في ${the && "ال"}`;

/** «أفضل واحد» counts none. */
const BEST_ONE = /(?<!\p{L})((?:ال)?[أا](?:فضل|حسن|طيب|لذ))\s+واحد[هة]?(?!\p{L})/gu;

/** A message in Riyadh's own short forms, as it is read. */
export const asArabsAsk = (said: string): string =>
  HALF_OF_EACH.reduce(
    (message, each) => message.replace(each, "نص $<rice> $<one> ونص $<rice> $<other>"),
    withOrdersListed(said)
      .replace(GREETING, greeted)
      .replace(MOVED, moved)
      .replace(BY_KILO, "$1كيلو")
      .replace(CALORIES, "سعرة حرارية")
      .replace(TASTY, "لذيذة")
      .replace(FROM_WHERE, "من وين اطلب")
      .replace(FROM_WHICH, "ايهم احسن")
      .replace(WHERE_CHEAPEST, "مين ارخص")
      .replace(WHERE_BEST, "ايهم احسن")
      .replace(WHO_YOU, "مين")
      .replace(FOR_COUNT, forCount)
      .replace(FOR_DIGITS, (all, so: string) => (COUNTS.test(said) ? all : `لعدد ${so} اشخاص`))
      .replace(FROM_SAME, "$1 نفس المطعم")
      .replace(DRINK_TOO, "ومعه مشروب غازي")
      .replace(WITH_DRINK, "مشروب غازي")
      .replace(FOR_TIME, "")
      .replace(IS_FREE, "")
      .replace(NOT_SO_MANY, "$1")
      .replace(MIXED, "مشكل مشاوي")
      .replace(HUNDRED, (_, onto = "") => (onto === "و" ? "و 100" : `${onto} 100`))
      .replace(DELIVERS_FOR, "$1كم التوصيل")
      .replace(NO_MORE_THAN, "بأقل من ")
      .replace(SWEETENS, "$1 حلى ")
      .replace(SOMETHING, "شي")
      .replace(NICEST, "احسن")
      .replace(BEST_ONE, "$1")
      .replace(LEAST, "ارخص ")
      .replace(BY_MUCH, "كم الفرق؟")
      .replace(APPROVES, "طيب ")
      .replace(OR_ELSE, "ولا")
      .replace(THIS_SIZE, "$1")
      .replace(WHAT_THERE, "$1وش عند")
      .replace(WHICH_OF_THEM, "ايهم")
      .replace(WHO, "$1مين اللي ")
      .replace(ITS_DELIVERY, "التوصيل")
      .replace(BURGER, "$1برجر")
      .replace(WITH_US, "$1 $2 ريال")
      .replace(GUESTS, (_, who: string, count: string) =>
        who.startsWith("عدد") ? `${count} اشخاص` : `${count} ${who.replace(/ي$/, "")}`,
      ),
  );

/** «هالاسعار» are «الاسعار»: "this" written onto a word, unless food is called so: «هالبينو». */
export const withThis = (said: string, names: KnownNames) =>
  withoutOwner(said.replace(IN_THAT, inThat), names).replace(THIS, (word, and, rest) =>
    names.isDishWord(fold(word)) || isFoodWord(fold(word)) ? word : `${and}ال${rest}`,
  );
const THIS = /(?<!\p{L})(و?)هال(\p{L}{3,})/gu;

/** «فطور فول وتميس», «صحن تميس»: the meal that a dish is for, or the plate it is on, is no part of its name, unless a menu calls it so. */
export const withoutMeal = (said: string, names: KnownNames) =>
  said.replace(MEAL, (all, and: string, meal: string, next: string) => {
    const words = [fold(meal), fold(next)];
    // «فطور صحي» is what is healthy of breakfasts.
    if (!isFoodWord(fold(next)) || isQuality(next) || names.dishAt(words, 0) > 1) return all;
    return `${and}${next}`;
  });
const MEAL = /(?<!\p{L})(و?)(فطور|افطار|فطار|ريوق|صحن)\s+(\p{L}{3,})/gu;

/** «بقلاوتها», «برجرهم»: the dish that they have, which no menu calls theirs. */
const withoutOwner = (said: string, { isDishWord }: KnownNames) =>
  said.replace(OWNED, (word, and: string, dish: string) => {
    if (isDishWord(fold(word)) || isFoodWord(fold(word))) return word;
    const forms = dish.endsWith("ت") ? [`${dish.slice(0, -1)}ة`, `${dish.slice(0, -1)}ا`] : [dish];
    const own = forms.find((form) => isFoodWord(fold(form)));
    return own ? `${and}${own}` : word;
  });
const OWNED = /(?<!\p{L})(و?)(\p{L}{3,})(?:هم|ها|كم)(?!\p{L})/gu;

/** «بالشاورما دجاج» after two places: in that dish; «بالجبن» is what one is made with, and «بالنرجس» a place. */
const IN_THAT = /^\s*بال(\p{L}{3,})(?!\p{L})/u;
const inThat = (all: string, dish: string) => (headOf(fold(dish)) ? `طيب ال${dish}` : all);
