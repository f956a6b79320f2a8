import { fold } from "~/features/names";
import { isFoodWord } from "../vocabulary/food-words";
import { arabicOf } from "./arabizi";

/** How people shorten English when they type. */
const SHORT: Readonly<Record<string, string>> = {
  u: "you",
  ur: "your",
  r: "are",
  y: "why",
  wat: "what",
  n: "and",
  ppl: "people",
  abt: "about",
  smth: "something",
  sth: "something",
  wht: "what",
  wher: "where",
  hw: "how",
  mch: "much",
  plz: "please",
  pls: "please",
  thnx: "thanks",
  tnx: "thanks",
  cheep: "cheap",
  cheepest: "cheapest",
  chepest: "cheapest",
  cheapset: "cheapest",
  chpest: "cheapest",
  whch: "which",
  whr: "where",
  dont: "don't",
  wanna: "want to",
  gimme: "give me",
  wud: "would",
  hv: "have",
  cheapst: "cheapest",
  nearst: "nearest",
  resturant: "restaurant",
  restaurent: "restaurant",
  resto: "restaurant",
  kbeer: "كبير",
  kbeera: "كبير",
  kabeer: "كبير",
  kabeera: "كبير",
  sagheer: "صغير",
  sagheera: "صغير",
  d7aj: "دجاج",
  d7jaj: "دجاج",
  d6jaj: "دجاج",
  djaj: "دجاج",
  dajaj: "دجاج",
  lham: "لحم",
  la7am: "لحم",
  l7am: "لحم",
  shawrma: "شاورما",
  shawerma: "شاورما",
  majmoo3: "المجموع",
  majmo3: "المجموع",
  sitta: "سته",
  setta: "سته",
  reyal: "ريال",
  ryal: "ريال",
  zay: "زي",
  zai: "زي",
  shay: "شي",
  shy: "شي",
};

/** Arabic words that questions about food are made of, as Arabizi writes them by their sounds. */
const ARABIC =
  `وين فين كم بكم سعر ارخص رخيص اقرب قريب طيب عند عندك عندكم عندهم حلو حار قطع حبه حبتين صغير كبير وسط
  توصيل مطعم بدون غير زي مثل غالي كامل نص ربع جوعان عشا غدا فطور ابغى ابي اطلب الحين تطبيق حساسيه احب خبز قهوه عصير شاهي بعد
  فيه ايش وش ليش متى هذا هذي عطني عائلي عشان معي معاي ارخصهم اقربهم افضل احسن معها معهم منها منهم عليها كله كلها كلهم الطلب للطلب طلب
  مثلها خلها خلهم ثنتين اثنين ثلاث اربع خمس سته سبع حنا نبي اشخاص نفر كمان زود شيل ضيف الثاني الاول قارن كيف يفتح مفتوح كان قبل الشهر
  الماضي سعره اقترح شكرا مشكور عندهم ثوم بصل طماط دجاج بطاطس بيبسي قشطه جبن اخر
  يعطيك العافيه`.split(/\s+/);

/** Letters that sound alike, as one; what is only heard between others is left out. */
const SOUND: Readonly<Record<string, string>> = {
  ...{
    ح: "7",
    خ: "5",
    ع: "3",
    ط: "t",
    ت: "t",
    ث: "th",
    ص: "s",
    س: "s",
    ش: "sh",
    ق: "g",
    غ: "g",
    ك: "k",
  },
  ...{
    ب: "b",
    ج: "j",
    د: "d",
    ذ: "d",
    ر: "r",
    ز: "z",
    ض: "d",
    ظ: "d",
    ف: "f",
    ل: "l",
    م: "m",
    ن: "n",
    ه: "h",
  },
};
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/kh/g, "5"],
  [/gh|3'/g, "g"],
  [/9'/g, "d"],
  [/9/g, "s"],
  [/6/g, "t"],
  [/[8q]/g, "g"],
  [/2/g, ""],
  [/[aeiouyw]/g, ""],
  [/(.)\1/g, "$1"],
];

/** What a word sounds like, its vowels left out but the first. */
function soundOf(word: string): string {
  const first = /^[اأإآaeiou]/.test(word) ? "a" : "";
  if (/\p{Script=Arabic}/u.test(word)) {
    const letters = [...word.replace(/ه$/, "")].map((letter) => SOUND[letter] ?? "").join("");
    return first + letters.replace(/(.)\1/g, "$1");
  }
  const bare = /[aeiou]h$/.test(word) ? word.slice(0, -1) : word;
  return first + LATIN.reduce((text, [sign, sound]) => text.replace(sign, sound), bare);
}

/** Of words that sound alike the first. */
const BY_SOUND = new Map(ARABIC.map((word) => [soundOf(word), word] as const).reverse());

/** A figure among Latin letters stands for an Arabic letter that they lack: "7elw", "get3", "r5ee9". */
const FIGURES = /^(?=.*[a-z])[a-z]*[235-9]'?[a-z235-9']*$/;

/** The Arabic word that Latin letters with figures among them spell; undefined where they spell none we listen for. */
export function arabiziWord(word: string): string | undefined {
  const small = word.toLowerCase();
  return FIGURES.test(small) ? BY_SOUND.get(soundOf(small)) : undefined;
}

/** What sounds like less may be many a word. */
const TELLING_SOUNDS = 3;

/** The same of a word without figures, in a message that is Arabic for certain: "eish", "kolla"; dishes keep their names. */
function plainArabizi(word: string): string | undefined {
  const small = word.toLowerCase();
  if (!/^[a-z']+$/.test(small) || isFoodWord(fold(small))) return undefined;
  const article = /^al(?=[b-df-hj-np-tv-z]\p{L}{2})/u;
  const sound = soundOf(small);
  const isShort = sound.replace(/^a/, "").length < TELLING_SOUNDS;
  const heard = arabicOf(small) ?? (isShort ? undefined : BY_SOUND.get(sound));
  // Names have their article apart: "aldeera" is "al deera".
  return heard ?? (article.test(small) ? small.replace(article, "al ") : undefined);
}

/** Words that nobody uses who writes Arabic in Latin letters. */
const ENGLISH =
  /\b(?:the|what|where|which|how|is|are|can|want|price|cheapest|please|from|for|and|i|you|like|near|under|restaurant|food|mean|looking|any|do|does|there|good|have|having|tell|kindly|would|could|should|they|their|of|give|much)\b/giu;

/** How many words of a text are surely English. */
export function englishWords(text: string): number {
  return text.match(ENGLISH)?.length ?? 0;
}

const WORD = /[\p{L}\p{N}'’]+/gu;
/** «و», which Arabizi writes apart: "w kam el fries". */
const AND = /(?<=^|\s)w(?=\s)/giu;
/** In a message of another language it may be of a name, "Zaytoon w Zaatar", unless the word beside it is Arabic. */
const AND_BESIDE = /(?<=^|\p{Script=Arabic}\s)w(?=\s)|(?<=\s)w(?=\s\p{Script=Arabic})/giu;

/** «مافيه», «مابي»: a negation that is written onto its word. */
const NOT =
  /(?<!\p{L})(و?ما)(?=(?:في|فيه|فيها|عند|عندي|عندك|عندكم|ابي|أبي|ابغى|أبغى|ابغا|نبي|نبغى|راح|احب|أحب|اكل|آكل|اقدر|يصير)(?!\p{L}))/gu;

function spaced(message: string): string {
  return message.replace(NOT, "$1 ");
}

/** «شاورمتين» is "2 شاورما", «وعيرانين» "and 2 عيران", «رزين» "2 رز"; undefined for what is no two of a dish. */
function dualOf(word: string): string | undefined {
  // The «و» of «وجبتين» is its own.
  return (
    twoOf(/^([وف])(\p{Script=Arabic}{2,}?)(تين|ين)$/u.exec(word)) ??
    twoOf(/^()(\p{Script=Arabic}{2,}?)(تين|ين)$/u.exec(word))
  );
}

function twoOf(parts: readonly string[] | null): string | undefined {
  const [, and = "", stem = "", two = ""] = parts ?? [];
  if (!stem || isFoodWord(fold(and + stem + two))) return undefined;
  const singulars = two === "تين" ? [`${stem}ة`, `${stem}ا`, stem] : [stem];
  const one = singulars.find((noun) => isFoodWord(fold(noun)) || isMeasure(noun));
  return one && `${and && "و "}2 ${one}`;
}

/** «كيلو» measures, «وجبة» is of many names, and both come in twos. */
const isMeasure = (word: string) => /^(?:كيلو|لتر|وجبة)$/u.test(word);

/** «فرعه», «موقعها»: whoever they belong to, they are asked for in the same way. */
const POSSESSED = /^([وف]?(?:فرع|فروع|موقع))(?:ه|ها|هن)$/u;

const theirs = (word: string) =>
  POSSESSED.test(word) ? word.replace(POSSESSED, "$1هم") : undefined;

/**
 * A message with what people shorten or write in Latin letters as it is read: "u", "w kam", "6ayeb", "get3". `arabic`: it is
 * Arabic, in whatever letters.
 */
export function spelledOut(message: string, arabic = false): string {
  const spelled = (word: string) => (arabic ? plainArabizi(word) : undefined);
  const words = message.replace(
    WORD,
    (word) =>
      SHORT[word.toLowerCase()] ??
      arabiziWord(word) ??
      spelled(word) ??
      theirs(word) ??
      dualOf(word) ??
      word,
  );
  return spaced(
    englishWords(message) === 0 ? words.replace(arabic ? AND : AND_BESIDE, "و") : words,
  );
}
