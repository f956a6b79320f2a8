import { scriptOf } from "~/features/names";
import { romanised, tokensAsSpoken, translated } from "~/features/understanding";
import { isFoodWord } from "../vocabulary/food-words";
import { asSpelled } from "./as-spelled";

/** «केरला पैलेस और वादी में से किसकी»: of what is chosen among, one or the other. */
const AMONG =
  /(?<![\p{L}\p{M}])(?:और|aur|اور)(?=(?:\s+[\p{L}\p{M}\p{N}]+){1,4}\s+(?:में से|mein se|me se|main se|میں سے)(?![\p{L}\p{M}]))/iu;
const oneOrOther = (and: string) => (and === "और" ? "या" : and === "اور" ? "یا" : "ya");

/** "20 riyal se kya milega": for so much, and not from a place. */
const FOR_SO_MUCH =
  /(\p{Nd}+ ?(?:riyals?|rials?|sar|rs|ریال|रियाल))\s+(?:se|سے|से)(?=\s+(?:kya|کیا|क्या)(?![\p{L}\p{M}]))/iu;

/** "Burger do, fries na do", "mujhe burger do", "sasta wala do": what is to be given, beside what is not or for whom, and no two of it. */
const GIVEN = [
  /(?<=\S\s)(do|दो|دو)(?=\s*[,،;]|\s+(?:aur|lekin|magar|par|और|लेकिन|मगर|पर|اور|لیکن|مگر|پر)\s)(?=.*\s(?:mat|na|मत|न|ना|مت|نہ)\s+(?:do|den?a|dein|दो|देना|دو|دینا|دیں)(?![\p{L}\p{M}]))/giu,
  /(?<=(?:wa{1,2}l[aie]|वाल[ाीे]|وال[اےی])\s)(do|दो|دو)(?=\s*(?:[.,،;!۔।?؟]|$))/giu,
  /(?<=(?<![\p{L}\p{M}])(?:mujhe|mujhko|ha?mei?n|humko|मुझे|मुझको|हमें|हमको|مجھے|مجھکو|ہمیں)\s(?:(?!aur |और |اور )[\p{L}\p{M}]+\s){1,4})(do|दो|دو)(?=\s*(?:[,،;.!۔।]|$))/giu,
];
const TO_GIVE: Readonly<Record<string, string>> = { do: "dena", दो: "देना", دو: "دینا" };

/** «طربوش سے سستا ہے یا مہنگا؟», "kya ye shawarma 77 se sasta hai?": against what was shown, and neither from there nor up to 77. */
const CHEAPER_THAN =
  /^\s*(?:(?:kya|aur|to|क्या|और|तो|کیا|اور|تو)\s+)?(?:(?:yeh?|ये|यह|یہ)\s+)?([\p{L}\p{M}\p{N} ]{2,30}?)\s+(?:se|से|سے)\s+(?:(?:sast|mehe?ng|mahang)[aie]|सस्त[ाीे]|मह[ँं]ग[ाीे]|(?:سست|مہنگ)[اےی])\s+(?:(?:hai|hain|है|हैं|ہے|ہیں)(?:\s+(?:ya|ki|या|कि|یا|کہ)\s+(?:(?:sast|mehe?ng|mahang)[aie]|सस्त[ाीे]|मह[ँं]ग[ाीे]|(?:سست|مہنگ)[اےی]|nahi|नहीं|نہیں))?|(?:ya|या|یا)\s+(?:mehe?ng[aie]|मह[ँं]ग[ाीे]|مہنگ[اےی]))(?:\s+(?:hai|है|ہے|kya|क्या|کیا))?[\s?؟.]*$/iu;
const OR_THIS: Readonly<Record<string, string>> = { hi: "$ सस्ता है या ये?", ur: "$ سستا ہے یا یہ؟" };

/** The same with what is asked of a restaurant against the one that was shown in the words that are read so. */
function againstThis(message: string, isPlace: (words: string) => boolean): string {
  const place = CHEAPER_THAN.exec(message)?.[1];
  if (!place || !isPlace(romanised(place))) return message;
  const own = /\p{Script=Devanagari}/u.test(message) ? "hi" : scriptOf(message) === "ar" && "ur";
  return (own ? (OR_THIS[own] ?? "") : "$ sasta hai ya ye?").replace("$", place);
}

/** "Chai peene ka dil kar raha hai", «बिरयानी खाने का मन है»: it is wanted. */
const WISHES =
  /\s(?:(?:kh?a{1,2}n[ea]y?|pee?n[ea]y?|pin[ea]y?|खाने|पीने|کھانے|پینے)\s+)?(?:k[ao]|का|को|کا|کو)\s+(?:(?:bahut|bohot|boht|bada|bara|bhi|बहुत|बड़ा|بہت|بڑا)\s+)?(?:dil|mann?|jee?|mood|दिल|मन|जी|मूड|دل|من|جی|موڈ)(?:\s+(?:kar|ho|chah|ban|bhi|raha|rahi|hua|hai|hain|he|h|tha|कर|हो|चाह|रहा|है|था|کر|ہو|چاہ|رہا|ہے|تھا))+(?![\p{L}\p{M}])/iu;
const IS_WANTED: Readonly<Record<string, string>> = { hi: " चाहिए", ur: " چاہیے" };
const HINDUSTANI: ReadonlySet<string> = new Set(["hi", "hi-Latn", "ur"]);

/** Is a dish named, beside "mil", which may be a meal and most often is "get"? */
const hasFoodIn = (said: string) =>
  translated(tokensAsSpoken(said, HINDUSTANI)).some(
    ({ text }) => isFoodWord(text) && text !== "meal",
  );

/** A wish as what is wanted; where a dish is asked about behind it, that is what is. */
function withWish(message: string): string {
  const found = WISHES.exec(message);
  if (!found || !hasFoodIn(message.slice(0, found.index))) return message;
  const behind = message.slice(found.index + found[0].length).replace(/^\s*[,،۔।;.]+\s*/u, "");
  if (ASKS_OF.test(behind) && hasFoodIn(behind)) return behind;
  const own = /\p{Script=Devanagari}/u.test(message) ? "hi" : scriptOf(message) === "ar" && "ur";
  return message.replace(WISHES, (own && IS_WANTED[own]) || " chahiye");
}
const ASKS_OF =
  /^(?!(?:aur|और|اور)\s).*(?<![\p{L}\p{M}])(?:k(?:au|o)n\s?s?[aei]?|kaha{1,2}n?|kidhar|kitn[aei]|kya|कौन|कहाँ|कहां|कितन[ाीे]|क्या|کون|کہاں|کتن[اےی]|کیا)/iu;

/** "Subah ke nashte me foul": the meal that a dish is for is none of its name. */
const FOR_MEAL =
  /(?:(?:ke|ka|के|کے)\s+)?(?<![\p{L}\p{M}])(?:nashte|nashta|lunch|dinner|नाश्ते|लंच|डिनर|ناشتے|لنچ|ڈنر)\s+(?:mei?n|me|mai|pe|par|ke liye|में|के लिए|میں|کے لی[ےئ]ے?)\s+(?=(\P{P}+))/iu;

/** "Koi achha south indian dosa": where a dish comes from is none of its name. */
const FROM_THERE =
  /(?<![\p{L}\p{M}])(?:(?:south|north) indian|(?:साउथ|नॉर्थ) इंडियन|(?:ساؤتھ|ساوتھ|نارتھ) انڈین)\s+(?!khan|food|खान|کھان)(?=([\p{L}\p{M}]+))/giu;

/** «कम तीखा»: what is hot is not wanted. */
const WITHOUT: Readonly<Record<string, string>> = { कम: "बिना", کم: "بغیر" };
const LESS_HOT =
  /(?<![\p{L}\p{M}])(?:kam|कम|کم)\s+(?=(?:tee?kh|mirch|masaled|तीख|मिर्च|मसालेद|تیکھ|مرچ|مسالے?د)[\p{L}\p{M}]*)/giu;

/** "Acha to nihari?", "phir naan?": and that. */
const THEN =
  /^\s*(?:(?:ac+h+a|ok|theek hai|thik hai|chalo|अच्छा|ठीक है|चलो|اچھا|ٹھیک ہے|چلو)\s+)?(?:toh?|तो|تو)\s+(?!(?:koi|kuch|कोई|कुछ|کوئی|کچھ)\s)(?=(?:\S+\s*){1,4}[?؟]?\s*$)/iu;

/** "Koi pakistani hotel?": where one eats; where one sleeps is asked of a room. */
const EATERY =
  /(?<![\p{L}\p{M}])(?:hotels?|होटल|ہوٹل)(?![\p{L}\p{M}])(?!.*(?:room|book|kamr|theh?r|रूम|कमर|ठहर|روم|کمر|ٹھہر))/iu;

/** "Allergic hoon jhinge se", «الرجی والا ہوں مونگ پھلی سے»: what nobody may take for a wish, in the order that is read. */
const ALLERGIC_TO =
  /(?<![\p{L}\p{M}])((?:allerg(?:y|ic)|एलर्ज[ीि]क?|الرج[یک]{1,2})(?:\s+(?:wal[aie]|वाल[ाीे]|وال[اےی]|hoon|hun|hu|hai|hain|ह[ूु][ँं]?|है|हैं|ہوں|ہے|ہیں|mujhe|mujhko|मुझे|مجھے)){0,3})\s+((?:(?!aur |se |से |سے |nah?i|nai |नह|نہیں)[\p{L}\p{M}]+\s+){1,4}(?:se|से|سے))(?![\p{L}\p{M}])/iu;
/** "Peanut se allergy hai kuch batao": behind that something else is asked. */
const IS_ALLERGIC =
  /(?<=(?<![\p{L}\p{M}])(?:se|ki|से|की|سے|کی)\s(?:allergy|एलर्जी|الرجی)\s(?:hai|he|h|है|ہے))\s+(?=[\p{L}\p{M}\p{N}])(?!(?:aur|lekin|magar|to|toh|kya|nahi|और|लेकिन|तो|क्या|नहीं|اور|لیکن|تو|کیا|نہیں|yaad|याद|یاد|isliye|इसलिए|اس لیے)(?![\p{L}\p{M}]))/giu;
const SE_ALLERGY: Readonly<Record<string, string>> = { hi: " एलर्जी है", ur: " الرجی ہے" };

/** An allergy as it is mostly told: what it is of, and that it is one; what stands behind is another clause. */
function withAllergy(message: string): string {
  const own = /\p{Script=Devanagari}/u.test(message) ? "hi" : scriptOf(message) === "ar" && "ur";
  const is = (own && SE_ALLERGY[own]) || " allergy hai";
  return message
    .replace(ALLERGIC_TO, (_, __, of: string) => `${of}${is}`)
    .replace(IS_ALLERGIC, ", ");
}

/** "Kardo", "daaldo", «کردو»: a verb and what helps it, written as one word. */
const GLUED =
  /(?<![\p{L}\p{M}])(?:(ka?r|da{1,2}l|hata|nika{1,2}l|bana|laga|rakh|jod|mangwa|ba[dr]ha|badal)(do|dena|dein|den|dijiye|lo)|(کر|ڈال|ہٹا|نکال|بنا|لگا|رکھ|بڑھا|بدل)(دو|دینا|دیں|دیجیے|لو)|(कर|डाल|हटा|निकाल|बना|लगा|रख|बढ़ा|बदल)(दो|देना|दीजिए|लो))(?![\p{L}\p{M}])/giu;
const apart = (_: string, ...found: unknown[]) => found.slice(0, 6).filter(Boolean).join(" ");

/** "25 riyal hai mere paas": what somebody has, and no place near them. */
const HAS_SO_MUCH =
  /(\p{Nd}+ ?(?:riyals?|rials?|sar|rs|ریال|रियाल)(?:\s+(?:hai|hain|he|h|hi|ہے|ہیں|है|हैं))*)\s+(?:mere|ha?mare|humare|मेरे|हमारे|میرے|ہمارے)\s+(?:pa{1,2}s|पास|پاس)(?![\p{L}\p{M}])/iu;

/** "Aur koi?", «اور کوئی ہے؟»: others than were shown, and the words the other way round. */
const ANY_MORE = /^\s*(aur|और|اور)\s+(koi|कोई|کوئی)((?:\s+(?:hai|है|ہے))?[\s?؟.]*)$/iu;

/** A message of Hindi or Urdu, in the spelling of the words data, with what has more than one meaning said in the words that have one. */
export const asHindustaniReads = (message: string, isPlace: (words: string) => boolean): string =>
  GIVEN.reduce(
    (said, given) => said.replace(given, (word) => TO_GIVE[word.toLowerCase()] ?? word),
    againstThis(
      withAllergy(
        withWish(
          asSpelled(message, "hi")
            .replace(GLUED, apart)
            .replace(THEN, "aur ")
            .replace(ANY_MORE, "$2 $1$3")
            .replace(HAS_SO_MUCH, "$1")
            .replace(EATERY, "restaurant"),
        ),
      ),
      isPlace,
    )
      .replace(FOR_MEAL, (all, behind: string) => (hasFoodIn(behind) ? "" : all))
      .replace(FROM_THERE, (all, behind: string) => (hasFoodIn(behind) ? "" : all))
      .replace(LESS_HOT, (less) => `${WITHOUT[less.trim()] ?? "bina"} `)
      .replace(AMONG, oneOrOther)
      .replace(FOR_SO_MUCH, "$1 tak"),
  );
