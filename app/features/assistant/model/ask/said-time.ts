import { phrasesIn } from "~/features/understanding";
import { DAY_MS, RIYADH_OFFSET_MS, riyadhDay, timeText } from "~/i18n/days";

/** When an order is to be placed, as somebody says it. */
export interface SaidTime {
  /** Days from today; null where none is said. */
  days: number | null;
  /** 0 for Sunday; null where none is said. */
  weekday: number | null;
  /** Minutes from midnight; null where none are said. */
  minutes: number | null;
  /** Whether "at ten" may be either half of the day. */
  either: boolean;
  /** Of a time that is named and no hour: until when it is that time, minutes from midnight. */
  until?: number;
}

const HOUR_MS = DAY_MS / 24;
const MINUTE_MS = HOUR_MS / 60;

/** What was said half an hour ago is still now. */
const STILL_NOW_MS = 30 * MINUTE_MS;

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ واحده: 1, وحده: 1, ثنتين: 2, اثنين: 2, ثلاث: 3, اربع: 4, خمس: 5, ست: 6, سبع: 7, ثمان: 8 },
  ...{ تسع: 9, عشر: 10, احدعش: 11, اثنعش: 12, ثنعش: 12 },
};

const WORD = Object.keys(NUMBERS).join("|");

/** Urdu and Hindi count theirs as they count all else: «بارہ بجے», "saade aath baje" is half past eight. */
const HINDUSTANI: Readonly<Record<string, number>> = Object.fromEntries(
  phrasesIn("numbers").flatMap(({ phrase, meaning, language }) => {
    const isHour = /^(?:ur|hi)/.test(language) && Number(meaning) <= 12 && !phrase.includes(" ");
    return isHour ? [[phrase.toLowerCase(), Number(meaning)] as const] : [];
  }),
);
const HOUR_IN_HINDUSTANI = `(?<hour>\\d{1,2}|${Object.keys(HINDUSTANI).join("|")})`;
const HALF_PAST = "(?<more>(?:saade|saadhe|sadhe|sade|ساڑھے|साढ़े|साढे) )?";

/** Filipino counts its hours in the words of Spanish: "alas otso ng gabi". */
const SPANISH: Readonly<Record<string, number>> = {
  ...{ una: 1, dos: 2, tres: 3, kwatro: 4, kuwatro: 4, singko: 5, sais: 6, siyete: 7, syete: 7 },
  ...{ otso: 8, nuwebe: 9, nwebe: 9, diyes: 10, dyes: 10, onse: 11, dose: 12 },
};
const HOUR_IN_FILIPINO = `(?<hour>\\d{1,2}|${Object.keys(SPANISH).join("|")})`;
/** «ونص», «إلا ربع»: minutes after the hour that is said. */
const PAST: Readonly<Record<string, number>> = { ...{ نص: 30, نصف: 30, ربع: 15, ثلث: 20 } };
const PAST_IN_ARABIC = `(?:و|الا )(?:${Object.keys(PAST).join("|")})`;

/** «بعد ١ الليل», «٢ الفجر»: an hour by the part of the day behind it. */
const OF_PART_IN_ARABIC = " ?(?:ب?الليل|ليلا|الفجر|فجرا|الصبح|صباحا|الظهر|ظهرا|العصر|عصرا|المغرب)";
const OF_PART_IN_FILIPINO = " ng (?:umaga|tanghali|hapon|gabi|madaling araw)";
/** When night begins, in minutes from midnight, and the hour by which it has ended. */
const NIGHT = 21 * 60;
const FIRST_OF_MORNING = 6;
/** Where a word begins: «و» is written onto it. The vowel signs of Hindi are of its words, though they are no letters. */
const EDGE = "(?<![\\p{L}\\p{N}\\p{Script=Devanagari}])و?";
const END = "(?![\\p{L}\\p{N}\\p{Script=Devanagari}])";

/** Times of the day by their names: when each is, and until when it is that time, in minutes from midnight. */
const PARTS: readonly (readonly [sign: RegExp, at: number, until: number])[] = [
  [part("midnight|منتصف الليل|نص الليل"), 24 * 60, 25 * 60],
  [
    part(`${english("morning")}|الصبح|(?:في|بكره|غدا) الصباح|صباحا|subah|صبح|सुबह|umaga`),
    9 * 60,
    12 * 60,
  ],
  [part("at noon|midday|الظهر|ظهرا|dopahar|دوپہر|दोपहर|tanghali"), 13 * 60, 15 * 60],
  [part(`${english("afternoon")}|العصر|عصرا|hapon`), 16 * 60, 18 * 60],
  [part("(?<=\\d )(?:الفجر|ng madaling araw)|فجرا|madaling araw"), 4 * 60, 6 * 60],
  // «المغرب» and «شام» alone are countries, and names of restaurants.
  [part("(?:بعد|وقت|قبل) المغرب"), 18 * 60, 21 * 60],
  [part(`${english("evening")}|المساء|مساء|shaam|शाम|(?<=کل |آج )شام`), 19 * 60, 23 * 60],
  [
    part(
      `tonight|at night|late night|${english("night")}|الليله|بالليل|الليل|ليلا|raat|rat(?= (?:ko|ke|\\S+ baje) )|رات|रात|gabi`,
    ),
    NIGHT,
    28 * 60,
  ],
];

/** "Morning" may be a name: "this morning" and "friday morning" are times. */
function english(name: string): string {
  return `(?:in the|this) ${name}|(?<=tomorrow |tmrw |day )${name}`;
}

function part(words: string): RegExp {
  return new RegExp(`${EDGE}(?:${words})${END}`, "iu");
}

/** Greetings and meals have the same words in them. */
const NOT_TIMES = new RegExp(
  `${EDGE}(?:good (?:morning|afternoon|evening|night)|(?:صباح|مساء) (?:الخير|النور)|(?:ma)?gandang (?:umaga|tanghali|hapon|gabi)|(?:raat|dopahar) ka khana|(?:subah|shab) bakhair|(?:صبح|شب|شام) بخیر|(?:رات|دوپہر) کا کھانا|(?:रात|दोपहर) का खाना|صباح|مساء الورد)${END}`,
  "giu",
);

// What stands before a word is looked at once the word is there: a text may have a thousand places to begin at.
const TOMORROW = part(
  "bukas(?=,? (?:alas?[ -]|\\d{1,2}(?::\\d\\d)? ?(?:[ap]m|ng )))|tomorrow|tmrw|بكره|بكرا|باكر|غدا(?= (?:ال)?(?:ساعه|صبح|صباح|ظهر|عصر|مغرب|مساء|عشاء|ليل))|غدا(?<=يوم غدا)|kal(?= (?:raat|subah|shaam|sham|dopahar|kab|kitne baje))|کل(?= (?:رات|صبح|شام|دوپہر|کب|کتنے بجے))|कल|bukas(?= n(?!gayon|a (?:ba|kaya|sila)(?= |$)))(?<!(?:anong|ano ang|may|meron|sino ang|alin ang|kainan na|kainang|restaurant na) (?:pa )?bukas)|bukas(?=[?.!]*$)(?<=(?:(?:nag|mag)(?:bubukas|sasara)|sarado|oras)(?: \\S+)* bukas)",
);
/** What was done, in Hindi and Urdu: "kal raat maine liya tha". */
const WAS = part(
  "tha|thi|था|थी|थे|تھا|تھی|تھے|(?:li|di|mangwa|manga|kha)ya|khareeda|kharida|(?:लि|दि|म[ंँ]गवा|म[ंँ]गा|खा)या|खरीदा|ख़रीदा|(?:ل|د|کھا|منگوا|منگا)یا|خریدا",
);
/** The days of the week in five languages, from Sunday on. */
const DAYS: readonly string[] = [
  "sunday|الاحد|اتوار|इतवार|रविवार|itwaar|itwar|itvar|ravivar|linggo",
  "monday|الاثنين|پیر|सोमवार|somwar|somvar|lunes",
  "tuesday|الثلاثاء|منگل|मंगलवार|mangalwar|mangalvar|martes",
  "wednesday|الاربعاء|بدھ|बुधवार|budhwar|budhvar|miyerkules|myerkules",
  "thursday|الخميس|جمعرات|गुरुवार|बृहस्पतिवार|jumeraat|jumerat|guruvar|huwebes",
  "friday|الجمعه|جمعہ|جمعے|शुक्रवार|जुमे|jumma|jume|shukravar|shukrawar|biyernes",
  "saturday|السبت|ہفتہ|ہفتے|शनिवार|shanivar|shaniwar|sabado",
];
const ON_DAY = "on |this |next |يوم |ليله |sa (?:araw ng )?|tuwing |ngayong ";
const OF_DAY = " (?:ko|ke din|کو|کے دن|को|के दिन)";

/** A day that is said as one: "on friday", «يوم الجمعة», «جمعے کو». "Sa linggo na ito" is this week. */
const WEEKDAYS: readonly RegExp[] = DAYS.map((names) =>
  part(`(?:${ON_DAY})(?:${names})(?! na )|(?:${names})${OF_DAY}`),
);

/** A day by its name alone, which may be that of a place: «مطعم الجمعة», "TGI Friday". */
const BARE_DAYS: readonly RegExp[] = DAYS.map((names) => part(`(?<!مطعم |tgi )(?:${names})`));

/** What asks when a place is open: a day beside it is when that is meant. */
const ASKS_HOURS =
  /(?<!\p{L})(?:open|opens|closes?|closing|hours|timings?|و?(?:[يت](?:فتح|قفل|سكر|غلق)(?:ون)?|فاتح(?:ين|ه)?|مفتوح(?:ه)?|دوام\p{L}*|ساعات)|(?:کھل|کھول)\p{L}*|بند|اوقات|ٹائمنگ|khul\w*|band|bukas|(?:nag|mag)(?:bubukas|sasara)|sarado)(?!\p{L})|खुल|बंद|टाइमिंग/iu;

/** "And Friday?": nothing but what leads to a day. */
const LEADS_TO_DAY = "(?:(?:and|what about|how about|طيب|اور|और|aur|at|paano|e) )*";
const DAY_ALONE = new RegExp(
  `^\\s*${LEADS_TO_DAY}و?(?:${ON_DAY})?(?:${DAYS.join("|")})(?:${OF_DAY})?\\s*[?؟.!]*\\s*$`,
  "iu",
);

const CLOCKS: readonly RegExp[] = [
  new RegExp(
    `${EDGE}alas?[ -]?${HOUR_IN_FILIPINO}(?:[:.](?<minute>\\d\\d))?(?<more>[ -]y[ -]medya)?(?: ?(?<half>am|pm))?${END}`,
    "iu",
  ),
  new RegExp(
    `${EDGE}(?:at )?(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))? ?(?<half>am|pm|a\\.m\\.?|p\\.m\\.?)${END}`,
    "iu",
  ),
  new RegExp(
    `${EDGE}(?:على |في )?(?:ال)?ساعه (?<hour>\\d{1,2}|${WORD})(?:[:.](?<minute>\\d\\d))?(?<more> (?:${PAST_IN_ARABIC}))?(?: (?<half>ص|م))?${END}`,
    "iu",
  ),
  new RegExp(
    `${EDGE}${HALF_PAST}${HOUR_IN_HINDUSTANI}(?::(?<minute>\\d\\d))? ?(?:baje|بجے|बजे)${END}`,
    "iu",
  ),
  new RegExp(`${EDGE}(?:at )?(?<hour>\\d{1,2}):(?<minute>\\d\\d)${END}`, "iu"),
  new RegExp(
    `${EDGE}at (?<hour>\\d{1,2})(?: o.clock)?(?=$|[?.!,]| tonight| tomorrow| in the | at night)`,
    "iu",
  ),
  new RegExp(`${EDGE}${HOUR_IN_FILIPINO}(?=${OF_PART_IN_FILIPINO}${END})`, "iu"),
  new RegExp(
    `${EDGE}(?<hour>\\d{1,2}|${WORD})(?<more> (?:${PAST_IN_ARABIC}))?(?=${OF_PART_IN_ARABIC}${END})`,
    "iu",
  ),
];

/** The time that a message names, and the message without it; null where it names none. */
export function timeSaid(message: string): { when: SaidTime | null; rest: string } {
  const text = levelled(message);
  const said = text.replace(NOT_TIMES, (all) => " ".repeat(all.length));
  const found: [number, number][] = [];
  const taken = (match: RegExpMatchArray | null) => {
    if (match?.index !== undefined) found.push([match.index, match.index + match[0].length]);
    return match;
  };
  const clock = CLOCKS.map((sign) => sign.exec(said)).find((match) => match && hourIn(match) < 25);
  const named = PARTS.find(([sign]) => sign.test(said));
  const days = taken(TOMORROW.exec(said)) ? 1 : null;
  const mayBeBare = ASKS_HOURS.test(said) || DAY_ALONE.test(said);
  const signs = [...WEEKDAYS, ...(mayBeBare ? BARE_DAYS : [])];
  const weekday = signs.findIndex((sign) => taken(sign.exec(said)));
  taken(clock ?? null);
  if (named) taken(named[0].exec(said));
  if (found.length === 0) return { when: null, rest: message };
  // «कल» is yesterday as well, which no order is placed on.
  if (days && WAS.test(said)) return { when: null, rest: without(message, found) };
  return {
    when: {
      ...(clock
        ? clockOf(clock, named?.[1])
        : { minutes: named?.[1] ?? null, either: false, until: named?.[2] }),
      days,
      weekday: weekday < 0 ? null : weekday % DAYS.length,
    },
    rest: without(message, found),
  };
}

/** A text of the same length in which a letter has one form, and digits are those of English. */
function levelled(text: string): string {
  return text
    .replace(/[أإآٱ]/gu, "ا")
    .replace(/[ةۃ]/gu, "ه")
    .replace(/ى/gu, "ي")
    .replace(/[٠-٩۰-۹०-९]/gu, westernDigit)
    .replace(/\s/gu, " ");
}

/** A digit of Arabic, Persian or Devanagari as 0 to 9. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = [0x966, 0x6f0, 0x660].find((first) => code >= first) ?? code;
  return String(code - zero);
}

function hourIn({ groups }: RegExpMatchArray): number {
  const hour = groups?.hour ?? "";
  const word = hour.toLowerCase();
  return NUMBERS[hour] ?? SPANISH[word] ?? HINDUSTANI[word] ?? Number(hour);
}

/** Half past, in whichever language, unless Arabic says otherwise. */
function pastHour(more: string): number {
  const part = PAST[/(نصف?|ربع|ثلث)$/u.exec(more)?.[1] ?? ""] ?? 30;
  return / الا /u.test(more) ? -part : part;
}

/** A time of the clock; the name of a part of the day tells which half of it is meant. */
function clockOf(match: RegExpMatchArray, named: number | undefined) {
  const { half = "", minute = "0", more } = match.groups ?? {};
  const hour = hourIn(match);
  const minutes = Math.max(0, (hour % 24) * 60 + (more ? pastHour(more) : Number(minute)));
  // Three at night is before the morning.
  const isSmall = named !== undefined && named >= NIGHT && hour < FIRST_OF_MORNING;
  const isLate =
    /^p|م/iu.test(half) || (!half && named !== undefined && named > 12 * 60 && !isSmall);
  const isEarly = /^a|ص/iu.test(half) || (!half && named !== undefined && !isLate);
  if (hour > 12 || hour === 0) return { minutes, either: false };
  const noon = 12 * 60;
  // Midnight is twelve at night, and noon is twelve by day.
  if (hour === 12 && named !== undefined && named >= NIGHT)
    return { minutes: (minutes + noon) % (2 * noon), either: false };
  if (isLate) return { minutes: (minutes % noon) + noon, either: false };
  if (isEarly) return { minutes: minutes % noon, either: false };
  return { minutes: minutes % noon, either: true };
}

function without(message: string, found: readonly [number, number][]): string {
  let rest = message;
  for (const [from, to] of found)
    rest = rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to);
  return rest;
}

/** The moment in Riyadh that is meant by what was said, as a tool takes it: 2026-03-14T22:00. `now` in ms. */
export function momentOf({ days, weekday, minutes, either, until }: SaidTime, now: number): string {
  const today = riyadhDay(now);
  const ahead = weekday === null ? (days ?? 0) : (((weekday - (today + 4)) % 7) + 7) % 7;
  const midnight = (today + ahead) * DAY_MS - RIYADH_OFFSET_MS;
  if (minutes === null) return timeText(now + ahead * DAY_MS);
  const at = midnight + minutes * MINUTE_MS;
  // At ten in the evening "tonight" is now, and not tomorrow at nine.
  if (at < now - STILL_NOW_MS && until !== undefined && now < midnight + until * MINUTE_MS)
    return timeText(now);
  const both = either ? [at, at + 12 * HOUR_MS] : [at];
  const fits = both.filter((one) => one >= now - STILL_NOW_MS);
  const saysDay = days !== null || weekday !== null;
  // Of a day that is not today, nobody orders food before noon unless they say so.
  const chosen = ahead > 0 ? both.at(-1) : fits[0];
  return timeText(chosen ?? (both.at(-1) ?? at) + (saysDay ? 0 : DAY_MS));
}
