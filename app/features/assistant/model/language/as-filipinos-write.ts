import { headOf } from "~/features/catalogue";
import { fold, tokenize } from "~/features/names";
import { sizeMarks, tokensOf } from "~/features/search";
import { isCuisineWord } from "~/features/understanding";
import { isWordOf } from "../../words/signs";
import { isFoodWord } from "../vocabulary/food-words";
import { isGeneral } from "../vocabulary/kinds";
import type { KnownNames } from "../vocabulary/known-names";
import { asSpelled } from "./as-spelled";
import { withWholeWords } from "./filipino-short";
import { isOfDish, onMenus } from "./on-menus";
import { englishWords } from "./spelled-out";

/** "Ano pong app": the linker of the word before is written onto the respect. */
const LINKED_RESPECT = /(?<=[aeiou])\s+(?:p|h)ong(?!\p{L})/giu;
const LINKED_BEHIND_N = /(?<=n)\s+(?:p|h)ong(?!\p{L})/giu;
/** "Po" says respect and nothing else, wherever it stands: "saan po ang", "pwede po ba". */
const RESPECT = /(?<=\S)\s+(?:po|ho|pong|hong)(?![\p{L}'’]|\s+boy)/giu;

/** "Tigdalawa", "tig-2": so many each, of what is named before; "gawin mong tig tatlo" makes them so many. */
const SO_MANY_EACH =
  /(gawin\p{L}* (?:mo\p{L}* )?)?(?<!\p{L})tig[ -]?(?:d[ai](?=d)|i(?=isa)|ta(?=ta)|a(?=apat)|li(?=li))?(isa|dalawa|tatlo|apat|lima|anim|\d{1,2})((?:ng| na)(?= \p{L}))?(?![\p{L}\p{N}])/giu;

/** "Pang apat na tao", "pang 6 kami": for so many, and not the fourth. */
const FOR_SO_MANY =
  /(?<!\p{L})pang[ -]?(\p{L}+|\d{1,2})(?: na)? (?:(?:ka)?tao|kami|kaming)(?!\p{L})/giu;

/** "6 na large": what joins a number to what it counts. */
const LINKED_NUMBER =
  /(?<!alas )(?<![\p{L}\p{N}])(\d{1,2}) na (?=(?!(?:lang|nga|ba|po|ako|kami|tayo|sana|pala|tao|katao|rin|din)(?!\p{L}))\p{L}{3})/giu;

/** "Lunch pang 5": for so many, behind what they eat; "yung pang 5" is the fifth. */
const FOR_MANY =
  /(?<=(?<!(?<!\p{L})(?:yung|ung|ang|sa|nung|iyong|at) )(?<=\p{L}{2} ))pang[ -]?(\d{1,2}|dalawa|tatlo|apat|lima|anim|pito|walo|siyam|sampu)(?:(?: na| lang| po)*(?=[\s?.!]*$)|(?=,))/iu;

/** "Palitan ng onion rings yung fries": what is put in the place of what, the other way round. */
const INTO =
  /(?<!\p{L})(palitan(?: mo)?(?: na lang)?) ng ((?:[\p{L}\d]+ ){1,4})(?:yung|ang|iyong) ((?:\p{L}+ ?){1,4})(?=[\s?.!]*$)/iu;

/** "Mura ba yung 45": an amount that is judged, and no number of anything. */
const JUDGED =
  /(?<!\p{L})((?:mura|mahal|sulit|okay|ok)(?: na)? (?:ba|kaya)(?: na)?(?: yung| ang)? \d{2,3})(?!\d| ?(?:riyals?|riyal|sar|sr|mins?|minutes?|minuto|hours?|oras|grams?|kilos?|kg|km|pesos?|pcs|pieces?|piraso|(?:na )?(?:ka)?tao)(?!\p{L}))/giu;

/** "Mas mura pa ba sa 20": what asks stands between what is said of a limit. */
const CHEAPER_THAN = /(?<!\p{L})mas mura(?: (?:pa|ba|kaya))+ sa (?=\d)/giu;

/** "Ilan kaya kasya sa 30", "ilang shawarma ang mabibili sa 50": how many that pays for, and no eaters. */
const FOR_THAT_MUCH =
  /(?<!\p{L})ilang?(?: piraso)?( (?!(?:kaya|ang|tao)(?!\p{L}))\p{L}{3,}(?: (?!(?:kaya|ang)(?!\p{L}))\p{L}{3,})?)??(?: (?:kaya|ba|po|ang|na))* (?:kasya|mabibili|makukuha|aabot|abot|pwede|kaya)(?: (?:ko|ba|kaya|namin|natin))* (?:sa|ng) (\d{2,3})(?!\d| ?(?:na )?(?:ka)?tao)(?: ?(?:riyals?|sar|sr))?/giu;

/** "Ilang piraso ang lumpia", "ilan ang siomai sa isang order": of how many pieces one is. */
const PIECES_OF =
  /(?<!\p{L})ilang?(?: ba)? (?!.*(?:para sa|kasya|\d))(?:(?:piraso|pcs|pieces|laman)(?: ba)? (?:meron |laman )?(?:ng|ang|yung|sa|na|isang|kada) ?(?:isang |kada )?([^,?]{3,30}?)|(?:ang )?(?:laman ng )?((?:\p{L}{3,} ){1,3})sa (?:isa(?:ng)?|bawat|kada|1) (?:order|serving|plato|box|pack|balot))(?=[\s?.!]*$)/iu;

/** "Kare2": a word that is said twice, where menus have it so. */
const TWICE = /(?<![\p{L}\p{N}])(\p{L}{3,8})2(?![\p{L}\p{N}])/giu;

/** "My chicken ba": there is, as it sounds. */
const MAY = /^(\W*)my (?=(?:[^?.!]{1,40} )ba(?!\p{L}))/iu;

/** "Ilan tao", "san app": without the linker that joins what is asked to the word before it. */
const HOW_MANY_OF =
  /(?<!\p{L})ilan (?=\p{L}{3})(?!(?:ang|yung|kaya|lahat|naman|sila|kayo|kami|tayo)(?!\p{L}))/giu;
const WHICH_OF =
  /(?<!\p{L})(?:saan|san|sang) (?:na )?(?=(?:app|platform|resto|restaurant|kainan|lugar)(?!\p{L}))/giu;

/** "Sa b na lang": an app by its letter. */
const ON_LETTER =
  /((?<!\p{L})sa |^\W*(?:sige|ok|okay) (?=. na))(?=[abc](?: na lang| nalang|\W*$|,))/giu;

/** "Alisin yung isang burger": one of them, and not the other one. */
const ONE_OF_THEM = /(?<=(?<!\p{L})(?:alisin|tanggalin)(?: mo)?(?: na)? )yung (?=isang \p{L})/giu;

/** "Yung kusina one": which of several, by a word of its name. */
const BY_A_WORD = /(?<!\p{L})((?:yung|the|dun sa|doon sa|sa) )(\p{L}+(?: \p{L}+)?) one(?!\p{L})/giu;

/** "Yung pinoy food sana": wanted, and none of what was shown. */
const FOOD_OF = /(?<!\p{L})(?:yung|ung|iyong) (?=\p{L}+ (?:foods?|cuisine)(?!\p{L}))/giu;

/** "Para sa amo ko": who somebody works for, and no restaurant. */
const BOSS = /(?<!\p{L})amo (?=(?:ko|namin|niya|nya|kong|naming)(?!\p{L}))/giu;

/** "Delivery papuntang irqah": to there. */
const TOWARDS = /(?<!\p{L})(?:papunta(?:ng)?|patungo(?:ng)?)(?: sa)? (?=\p{L})/giu;

/** "Mag pizza tayo", "nag-kape": a dish is made a verb, to have it. */
const TO_HAVE = /(?<!\p{L})(?:mag|nag|pag)[ -](?=(\p{L}{3,}))/giu;

/** "Ayoko ng maanghang ano pwede": what is asked behind what somebody does not eat begins anew, though no comma says so. */
const ASKS_BEHIND =
  /^(\W*(?:ayoko|ayaw|allergic|bawal|hindi|di) [^,.?!]{3,60}?) (?=(?:ano|anong|saan|san|magkano|alin|aling) )/iu;

/** "Ano pwede sa Olaya": what is good somewhere, unless it is for somebody: "ano pwede sa diabetic". */
const GOOD_AT =
  /(?<!\p{L})(an(?:o|ong)(?: ang| ba)? (?:pwede|maganda|masarap)) sa (?!(?:kanila|kanya|inyo|may|dito|doon|dun)(?!\p{L}))(?=(\p{L}.*))/giu;

/** "Ano pwede sa kanya": what somebody may eat, whoever it is and wherever. */
const GOOD_FOR =
  /(?<!\p{L})an(?:o|ong)(?: ang| ba)? (?:pwede|bagay)(?: ba| kaya)* (?:para )?(?:(?:sa (?:akin|amin|atin|kanya|kaniya|kanila)|sakin|samin|satin)|(?:sa|kay) (?:anak|asawa|misis|mister|nanay|tatay|kapatid|bunso|alaga)(?: (?:ko|namin|niya|nya))?)(?!\p{L})/giu;

/** Who people speak of as theirs. */
const KIN =
  "(?:anak|panganay|bunso|baby|asawa|misis|mister|nanay|tatay|mama|papa|lola|lolo|kapatid|kuya|ate|apo|pamangkin|alaga|kaibigan|kasamahan|roommate|jowa|bf|gf|boyfriend|girlfriend)";
/** "Allergic ang anak ko sa mani", "may allergy asawa ko sa hipon": whose it is stands between what is said of them. */
const KIN_ALLERGIC = new RegExp(
  `(?<!\\p{L})(?:(?:may|meron|merong) )?aller(?:gic|gy)(?: (?:din|rin|kasi|pala|pa naman))*(?: (?:ang|yung|si))? (${KIN}(?: (?:ko|namin|niya|nya))?)(?:(?:ng| na)? (?:babae|lalaki|bunso|panganay))?(?: (?:din|rin|kasi|pala))* (?:sa|ng)(?= \\p{L})`,
  "giu",
);

/** "Pinagkaiba ng kabsa sa biryani": what sets one from the other. */
const SET_APART =
  /(?<!\p{L})((?:pin)?agka(?:ka)?iba|pagkakaiba|kaibahan|diperens[iy]y?a)((?: ba| po)? (?:ng|nang|ang|yung) [^,?]{3,30}?) (?:sa|kay|kumpara sa) (?=(\p{L}.*))/iu;

/** "Bawal sa asawa ko ang gluten": who is not to eat what. */
const KIN_MUST_NOT = new RegExp(
  `(?<!\\p{L})bawal(?: (?:din|rin|kasi|pala))* (?:sa|kay) (${KIN}(?: (?:ko|namin|niya|nya))?) (?:ang|yung|sa|ng)(?= \\p{L})`,
  "giu",
);

/** "Pizza sa Fornello, yung margherita": which of a kind, told behind the place. */
const WHICH_THERE =
  /^([^,?]*\p{L}) ((?:ngayon |dito |diyan |dun |doon )?(?:sa|kay|ni) [^,?]{2,40}),? (yung (?:may )?\p{L}+(?: \p{L}+){0,2})(?=[\s?.!]*$)/iu;

/** "Pano ba mag dagdag ng presyo", "san pwede mag upload ng resibo": how a price gets to us. */
const HOW_TO_ADD =
  /(?<!\p{L})(?:paano|saan|san)(?: (?:ba|ko|ako|kami|pwede|pwedeng|puwedeng|nga))* (?:(?:mag|makapag|nag|mai|ipag|i|ma)[ -]?)(?:da)?(?:dagdag|lalagay|lagay|share|add|papasa|pasa|upload|send|submit|bahagi|contribute|input|post)(?: (?:ako|kami|ba))?(?: (?:ng|ang|yung|nang|sa))?(?: (?:mga|bagong|bago))? (?:presyo|price|prices|resibo|receipt|screenshot)(?!\p{L})/giu;

/** "Kape na lang, spanish latte large": a kind, and behind the comma which one. */
const KIND_FIRST =
  /(?<!\p{L})(\p{L}+) (na lang|nalang|sana|na lang sana)(?: ako| kami| po)?, (?:yung )?(\p{L}+(?: \p{L}+){1,4})(?=[\s.!]*$)/iu;

/** "Eh kape, yung spanish latte na malaki": a kind, and behind the comma the one of it that is meant. */
const KIND_THEN_WHICH =
  /^(\s*(?:(?:eh?|ay|sige|ok|hindi|gusto ko(?: ng)?|ng) )*)(\p{L}+), (?:yung|iyong|ung) ((?!(?:\p{L}+ )*(?:at|saka|tsaka|tapos|with) )\p{L}+(?: \p{L}+){1,4})(?=[\s?.!]*$)/iu;

/** "San pwede umorder ng lahat sa isang app lang": which app has all of it. */
const ONE_APP =
  /(?<!\p{L})(?:(?:saan|san|ano|anong app|aling app)(?: (?:ba|ko|namin|ang|yung))* (?:pwede|puwede|pwedeng|kaya|maganda)(?: (?:ko|namin|ba|akong|kaming|ako|kami))* (?:um?order(?:in)?|mag ?order|bumili|kunin)|kaya ba(?: \p{L}+)?)(?: (?:ng|na|sa|lahat|lahat yan|yan|yun|ito|nang))* (?:isang|iisang) app(?: lang| na lang)?/iu;

/** "Kabsang walang kanin", "pizzang malaki": what follows belongs to the dish. */
const LINKED_DISH = /(?<!\p{L})(\p{L}{3,}[aeiou])ng(?= (\p{L}+))/giu;

/** "Eh bahay manila?", "eh crispy pata": and that one. */
const AND_AT = /^\s*(?:eh? )?(?:(?:pano|paano) )?(?:pag|kung|kapag) sa (?=(\p{L}.*))/iu;
/** "Eh kahit longganisa lang": what would do as well. */
const WOULD_DO =
  /^\s*(?:eh? )?kahit ((?!(?:ano|saan|sino|alin|magkano|gaano|kailan)(?!\p{L}))\p{L}{3,}(?: \p{L}{3,})?) (?:na lang|nalang|lang)(?=[\s?.!]*$)/iu;
const AND_THERE = /^\s*eh? (?=(?:yung |ang |sa )?([\p{L}\d].*))/iu;

/** "Mag aalas dose na", "mga alas otso": an hour that is near. */
const NEARLY = /(?<!\p{L})(?:(?:mag|malapit na mag|mga)[ -]?)a?(alas [\p{L}\d]+)/giu;

/** "Di pa dumating yung order ko", "wala pa rin pagkain namin": an order that is late or lost. */
const NOT_COME =
  /(?<!\p{L})(?:hindi|di|wala|bakit wala)(?: (?:pa|rin|din|ba|nga|naman|talaga))* (?:(?:dumating|dumadating|dumarating|nadeliver|na deliver|dinedeliver|dinala|natanggap|nareceive|nakuha)(?: (?:ang|yung|sa akin|sakin|ko))* (?:in-?order|order|pagkain|delivery)|(?:rin|din) (?:ang|yung)? ?(?:order|pagkain))(?: (?:ko|namin))?(?!\p{L})/giu;

/** "1.5 coke", "1.5L na sprite": how large a bottle is, which no menu here tells, and no number of them. */
const BOTTLE =
  /(?<![\p{N}.])\d[.,]\d+ ?(?:l|liters?|litro)?(?: na| ng)? (?=(?:coke|coca cola|pepsi|sprite|royal|7up|softdrinks?|soft drinks?|tubig|water|juice)(?!\p{L}))/giu;

/** "Tatlo, kasama delivery": with it, and no third that comes along. */
const WITH_DELIVERY =
  /(?<!(?:hindi|di|ba|kung) )(?:kasama|pati)(?: na)?(?: ang| yung)? delivery(?: fee)?(?! ba(?!\p{L}))/giu;

/** A Filipino sentence in the spelling of the words data, and without the respect that may stand between the words of any phrase. */
export const asFilipinoReads = (sentence: string, names: KnownNames): string =>
  withWholeWords(
    asSpelled(
      sentence.replace(LINKED_RESPECT, "ng").replace(LINKED_BEHIND_N, "g").replace(RESPECT, ""),
      "tl",
    ),
    names,
  )
    .replace(AND_AT, (all, at: string) => (beginsWithPlace(at, names) ? "at sa " : all))
    .replace(WOULD_DO, "eh yung $1")
    .replace(AND_THERE, (all, at: string) =>
      /^\d/.test(at) ? "" : beginsWithPlace(at, names) ? "at " : mayBeName(at) ? "eh yung " : all,
    )
    .replace(TO_HAVE, (all, dish: string) => (isOfDish(onMenus(dish), names) ? "" : all))
    .replace(FOOD_OF, "gusto ko ng ")
    .replace(BOSS, "boss ")
    .replace(TOWARDS, "sa ")
    .replace(ASKS_BEHIND, "$1, ")
    .replace(SET_APART, (all, difference: string, one: string, other: string) =>
      beginsWithPlace(other, names) ? all : `${difference}${one} at `,
    )
    .replace(LINKED_DISH, (all, dish: string, next: string) =>
      isLinkedDish(dish, names) && !beginsWithPlace(`${all} ${next}`, names) ? dish : all,
    )
    .replace(SO_MANY_EACH, (_, made = "", count: string, linked = "") => {
      if (linked && /^isa$/i.test(count)) return `${made}tig ${count}${linked}`;
      return made || linked ? `${made || ", "}each ${count}${linked}` : `, ${count} each`;
    })
    .replace(ON_LETTER, (_, before: string) => `${before.replace(/sa $/iu, "")}sa platform `)
    .replace(ONE_OF_THEM, "")
    .replace(
      INTO,
      (_, change: string, other: string, one: string) =>
        `${change} yung ${one.trim()} ng ${other.trim()}`,
    )
    .replace(JUDGED, "$1 riyal")
    .replace(CHEAPER_THAN, "mas mura sa ")
    .replace(
      FOR_THAT_MUCH,
      (_, dish = "", most: string) => `as many as possible${dish} hanggang ${most} riyal`,
    )
    .replace(PIECES_OF, (_, of = "", dish = "") => `how many pieces in ${(of || dish).trim()}`)
    .replace(TWICE, (all, word: string) =>
      isOfDish(`${word} ${word}`, names) ? `${word} ${word}` : all,
    )
    .replace(MAY, "$1may ")
    .replace(HOW_MANY_OF, "ilang ")
    .replace(WHICH_OF, "saang ")
    .replace(LINKED_NUMBER, "$1 ")
    .replace(FOR_SO_MANY, (said, many: string) =>
      /^ilan/i.test(many) ? said : `para sa ${many} na tao`,
    )
    .replace(FOR_MANY, "para sa $1 na tao")
    .replace(BY_A_WORD, (all, _, name: string) =>
      isOfPlace(name, names) ? `yung sa ${name}` : all,
    )
    .replace(BOTTLE, "")
    .replace(WITH_DELIVERY, "with delivery")
    .replace(NEARLY, "$1")
    .replace(NOT_COME, "hindi dumating ang order")
    .replace(ONE_APP, "anong app ang pinakamura")
    .replace(KIND_FIRST, (all, kind: string, only: string, dish: string) =>
      isGeneral(onMenus(kind)) && isOfDish(dish, names) ? `${dish} ${only}` : all,
    )
    .replace(KIND_THEN_WHICH, (all, before: string, kind: string, dish: string) =>
      isKindOf(onMenus(kind), dish) && isNamedOf(dish, names) ? before + dish : all,
    )
    .replace(HOW_TO_ADD, "paano magdagdag ng presyo")
    .replace(KIN_ALLERGIC, "$1 allergic sa")
    .replace(KIN_MUST_NOT, "$1 hindi kumakain ng")
    .replace(GOOD_FOR, "ano pwede kainin")
    .replace(WHICH_THERE, (all, dish: string, place: string, which: string) =>
      [dish, which].every((said) => isOfDish(said, names)) &&
      beginsWithPlace(withoutLead(place), names)
        ? `${dish} ${which} ${place}`
        : all,
    )
    .replace(GOOD_AT, (all, asked: string, at: string) =>
      beginsWithPlace(at, names) || isCuisineWord(fold(at.split(" ")[0] ?? ""))
        ? all
        : `${asked} para sa `,
    );

/** May it be a name and nothing else: of few words, of which none is Filipino? */
function mayBeName(text: string): boolean {
  const words = tokenize(text);
  return words.length < 4 && !words.some((word) => isWordOf("tl", word));
}

/** Is it what stands over a dish: the coffee of a latte, the burger of a cheese burger? */
const isKindOf = (kind: string, dish: string) =>
  isGeneral(kind) || (headOf(kind) !== "" && headOf(kind) === headOf(onMenus(dish)));

/** Is a dish of two words or more what is named? */
function isNamedOf(text: string, { dishAt, isDishWord }: KnownNames): boolean {
  const words = tokenize(text);
  return dishAt(words, 0) > 1 || isDishWord(words.slice(0, 2).join(""));
}

const withoutLead = (place: string) => place.replace(/^(?:\p{L}+ )??(?:sa|kay|ni) /iu, "");

/** Is a word a dish's, and with its linker none? */
function isLinkedDish(word: string, { isDishWord }: KnownNames): boolean {
  const [plain = "", linked = ""] = [word, `${word}ng`].map((one) => tokenize(one)[0]);
  return (isDishWord(plain) || isFoodWord(plain)) && !isDishWord(linked) && !isWordOf("tl", plain);
}

/** Does a restaurant or a neighbourhood stand first in some words? */
function beginsWithPlace(text: string, names: KnownNames): boolean {
  const words = tokenize(text.replace(/^(?:mga|ang|the) /iu, ""));
  return names.restaurantAt(words, 0, true) > 0 || names.areaAt(words, 0, false) > 0;
}

/** Is it of a restaurant's name, and no food, nor anything else that tells one of several from the others? */
function isOfPlace(name: string, names: KnownNames): boolean {
  const words = tokenize(name);
  if (words.some(isFoodWord)) return false;
  const isName = (word: string) => !isWordOf("tl", word) && !names.isDishWord(word);
  return (
    names.restaurantAt(words, 0, true) === words.length ||
    (englishWords(name) === 0 && sizeMarks(tokensOf(name)).length === 0 && words.every(isName))
  );
}
