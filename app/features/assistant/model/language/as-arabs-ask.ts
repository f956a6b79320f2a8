/** «وش فيه عند بيت مانيلا؟», «وشو في عندهم كمان؟»: what they have, as «وش عندهم» asks it. */
const WHAT_THERE =
  /(?<!\p{L})(و?)(?:(?:وشو?|ا?إ?يش|شو|شنو|وش هو)\s+(?:في[هة]?\s+)?|ش(?:في[هة]?\s+)?)عند(?=ه|\s|كم)/gu;

/** «برقر» and «برغر» are what menus call «برجر», and so do the restaurants that have it in their names. */
const BURGER = /(?<!\p{L})([وفبل]?(?:ال)?|لل)بر[قغ]ر(?=(?:ين|ات)?(?!\p{L}))/gu;

/** «معنا ٥٠٠», «معي ميتين»: money, where nobody is counted. */
const WITH_US =
  /(?<!\p{L})(و?مع(?:ي|نا|اي|انا))\s+(?!مع)(\p{Nd}{2,4}|(?:\p{L}+)?م[يئ][ةه]|[وم]?ميتين)(?![\p{L}\p{Nd}])(?!\s*(?:ريال|ر\.?\s?س|شخص|اشخاص|أشخاص|نفر|انفار|ضيف|ضيوف|ناس|واحد|رجال|حريم|عيال|اطفال|أطفال|بزران|شباب|بنات|موظف|طفل))/gu;

/** «ضيوف ٦», «جايني رجاجيل ١٠»: so many of them. */
const GUESTS =
  /(?<!\p{L})(ضيوفي?|معازيم|رجاجيل|رجال|اشخاص|أشخاص|بزران|عددهم|عددنا)\s+(\p{Nd}{1,2})(?![\p{Nd}:])(?!\s*(?:ريال|ر\.?\s?س|شخص|اشخاص|أشخاص|نفر|حب|قطع))/gu;

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

/** A message in Riyadh's own short forms, as it is read. */
export const asArabsAsk = (said: string): string =>
  HALF_OF_EACH.reduce(
    (message, each) => message.replace(each, "نص $<rice> $<one> ونص $<rice> $<other>"),
    said
      .replace(WHAT_THERE, "$1وش عند")
      .replace(BURGER, "$1برجر")
      .replace(WITH_US, "$1 $2 ريال")
      .replace(GUESTS, (_, who: string, count: string) =>
        who.startsWith("عدد") ? `${count} اشخاص` : `${count} ${who.replace(/ي$/, "")}`,
      ),
  );
