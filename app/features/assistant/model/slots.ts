import { isPieces } from "~/features/catalogue/pieces";
import { connectorMarks } from "~/features/search/connectors";
import { fillerMarks } from "~/features/search/filler";
import type { Cue } from "~/features/search/mark";
import { each, Phrases } from "~/features/search/phrases";
import { quantityMarks } from "~/features/search/quantity";
import { type Token, tokensOf } from "~/features/search/token";
import { represent } from "../similar/represent";
import { budgetIn, type Counted, peopleIn } from "./numbers";
import { plain } from "./phrases";

/** What a message names, in the person's own words. */
export interface Slots {
  /** Empty where none is named. */
  dish: string;
  restaurant: string;
  area: string;
  quantity: number | null;
  people: number | null;
  maxTotal: number | null;
}

/** What people say to somebody they talk with: it names nothing. */
const TALK = new Phrases(
  each(
    `tell me, let me know, do you know, do you have, is there, are there, there, anything, something, what about, how about, what if, and, also, then, ok, okay, but, so, well, really, just, only, maybe, instead, same, thing, one, ones, it, that, this, them, they, he, she, its,
     nearest, closest, branch, branches, branch of, location, locations, location of, locations of, how far, how far is, is there a, any branch, similar, similar to, something like, something similar to, anything like, like, dishes like, dish like, food like, alternative to, alternatives to, alternative for, alternatives, instead of,
     suggest, suggest me, suggestion, suggestions, recommend, recommend me, recommendations, what should i eat, what should we eat, what can i eat, what can i get, what can i order, what do you recommend, what do you suggest, what to eat, surprise me, ideas, any ideas, hungry, im, i am, we, our, us, very, really, craving, feel like, i feel like, in the mood for,
     menu, menu of, the menu of, on the menu, serve, sell, have, has, does, do they have, tell me about, about, rating, rating of, how good is, thing to eat, to eat, food, dish, dishes, restaurant, restaurants, place, places, meal for, fee, fees, charge, which, which one, who, whos, whose, cheaper, more, less, expensive, too, compared to, compared, is cheaper, if, order, can you order, place an order,
     platform, platforms, app, apps, sort, list, all, every, options, option, with, good, nice, near, around, here, there s, please tell me, you, your, know, want to know, wondering, i was wondering, check, look up, lookup, find out, for dinner, for lunch, for breakfast, at home, go, going, delivery, delivered, delivers,
     قل لي, قولي, قوللي, علمني, خبرني, شوف, شوف لي, شوفلي, دور, دور لي, دورلي, لقني, عطني, اعطني, تعرف, هل تعرف, عندك, عندكم, فيه, في شي, اي, أي, شي, شيء, حاجة, طيب, طب, اوكي, يعني, بس, برضو, برضه, بعد, كمان, وش رايك, وش عن, ايش عن, ماذا عن, نفس, نفس الشي, نفسه, هذا, هذي, ذا, ذي, اللي, الي, حقه, حقها,
     اقرب, الاقرب, اقرب فرع, اقرب فروع, فرع, فروع, فرعهم, فروعهم, موقع, مكان, مكان فيه, كم يبعد, يبعد, اقرب مطعم, اقرب محل, اقرب مكان, محل, محلات, زي, مثل, شي زي, شي مثل, اكلات زي, اكلة زي, طبق مثل, طبق زي, يشبه, تشبه, شبيه, شبيه ل, شبيهة, يشابه, بديل, بديل ل, بديل عن, بدائل, بدال, بدل, نفس طعم, قريب من طعم,
     اقترح, اقترح لي, اقترح علي, اقترحلي, تقترح, وش تقترح, وش تنصح, وش تنصحني, ايش تنصحني, تنصح, تنصحني, تنصحني ب, انصحني, رشح, رشح لي, رشحلي, وش اكل, وش ناكل, ايش اكل, ايش ناكل, وش اطلب, ايش اطلب, وش نطلب, افكار, جوعان, جوعانة, وش عندك, وش اتعشى, وش اتغدى, وش افطر, وش نتعشى, وش نتغدى, ميت جوع, اشتهي, مشتهي, مشتهية, جاي على بالي,
     منيو, المنيو, قائمة, قائمة طعام, وش عندهم, ايش عندهم, وش يبيعون, تقييم, تقييمه, كلمني عن, عرفني على, معلومات عن, وش عند, مطعم, مطاعم, اكل, اكلة, اكلات, طبق, اطباق, وجبة ل, رسوم, رسوم التوصيل, كم التوصيل, والتوصيل, التوصيل, توصيل, اي تطبيق, تطبيق, منصة, المنصة, ارخص, ارخص شي, ارخص واحد, ارخص مكان, مين ارخص, ايهم ارخص, ايهم, ايهما, ايهما ارخص, اغلى, غالي,
     من فضلك, لو سمحت, اذا ما عليك امر, الله يعافيك, يا غالي, يا حبيبي, ابغى اعرف, ابي اعرف, ودي اعرف, تقدر, ممكن تقول لي, ممكن تعطيني, حق الغدا, حق العشا, للغدا, للعشا, للفطور, على الغدا, على العشا, غداء, عشاء, الغدا, العشا, حنا, احنا, نحن, وحنا, اطلبه, اطلبها, لو, كان, يكون, عشان, احسن, افضل, نبغى, مره, مرا, هناك, هنا, اطلب, فيها, منه, منها, لهم, سعره, سعرها, بالحي, من ناحية,
     كم يطلع, يطلع, مجموعها, مجموعهم, المجموع, تفاصيل, تفاصيله, تفاصيلها, الحساب, المطاعم, المطاعم القريبة, القريبة, القريب, القريبين, متاكد, متاكد من, متأكد من السعر, اكيد, صحيح, موثق, موثوق, مضمون, قديم, محدث, متى, متى اخر تحديث, اخر تحديث, تحديث, من متى, السعر,
     الاول, الاولى, الثاني, الثانية, الثالث, الثالثة, الرابع, الاخير, الاخيرة, first, second, third, fourth, last, the first, the second, the third, first one, second one, third one, last one, other one, number one, number two, number three, details, details of, more about, fee is,
     make it, make that, lets say, say, verified, sure, are you sure, accurate, updated, last updated, how old, old, recent, up to date, right, correct, trust, is that price, shop, shops, joint, joints, spot, spots, cafe near, lunch, dinner, my, near to, open, cheapest is, cheapest one, gonna, please suggest,
     when, when was, when is, anywhere, anywhere else, elsewhere, else, somewhere, somewhere else, other place, another place, other places, other restaurants, التطبيق, البرنامج, المنصة, على التطبيق, غالية, غاليه, علي, لو طلبت, طلبت, feeding, feed, شف, شف لي, حقت, حق, تكلفني, يكلفني, كم تكلفني, معلومات, مين, مين عنده, يقع, موجود, وجوعانين, جوعانين, كذا, غير كذا, مو كذا, ولو, بس لو, ما قصرت, would, what would, set me back, me back, does the, who does, what else, what else is, is like, details on, give me details, more details, is there any, any in, عنده, عندها, هناك, مكان ثاني, مكان غيره, غيره, غيرها, محل ثاني, مطعم ثاني, مطاعم ثانية,
     wesh, wsh, aqrab, agrab, tayeb, لهم, حقهم, عندهم, من غير, اي وقت, قيمته, مناسب, ولا شي, تطبيق ارخص, برنامج, اي برنامج, وصلوني, احتاج, محتاج, تنصحون, تنصحونا, نفسي في شي, نفسي بشي, بغيت شي, ابي شي, ابغى شي, حق اليوم, لليوم, الليله, هالليله, المسا`,
    true,
  ),
);
/** «قدور الديرة»: words that begin a place where an order of «في» is read. */
const MORE = new Set<Cue>(["more"]);

interface Piece {
  cue: Cue | null;
  from: number;
  to: number;
  /** What its first word begins with when a «لل» is taken off. */
  lead: string;
}

/** «لهم», "their": the restaurant is the one spoken of before. */
const THEIRS = /(?:^| )(?:لهم|حقهم|منهم|لهذا|their|theirs|them)(?= |$)/;

/** Reads what a message names. Where it asks for the nearest, «من» announces where the person is: "… from Hittin". */
export function slotsOf(message: string, { nearest = false }: { nearest?: boolean } = {}): Slots {
  const tokens = detached(tokensOf(message).slice(0, 80));
  const theirs = THEIRS.test(tokens.map(({ text }) => text).join(" "));
  const budget = budgetIn(tokens);
  const left = without(tokens, budget);
  const people = peopleIn(left);
  const rest = without(left, people);
  const quantity = quantityIn(rest);
  const pieces = piecesOf(rest, quantity);
  const slots: Slots = {
    dish: "",
    restaurant: "",
    area: "",
    quantity: quantity?.value ?? null,
    people: people?.value ?? null,
    maxTotal: budget?.value ?? null,
  };
  const text = ({ from, to, lead }: Piece) => `${lead}${message.slice(from, to).trim()}`;
  for (const piece of pieces) {
    const from = nearest && piece.cue === "restaurant" && (pieces.length > 1 || theirs);
    const place = piece.cue === "place" || from;
    if (place && !slots.area && !hasFood(text(piece))) slots.area = text(piece);
    else if (piece.cue === "restaurant" && !slots.restaurant) slots.restaurant = text(piece);
    else slots.dish = slots.dish ? `${slots.dish} ${text(piece)}` : text(piece);
  }
  return slots;
}

/** Are all the words those of a dish: its name, its sizes, what it is made of? */
export function isFood(text: string): boolean {
  const words = tokensOf(text).map((token) => token.text);
  return words.length > 0 && words.every((word) => represent([word]).size > 0 || SIZES.test(word));
}

/** Is any word a dish's? */
export function hasFood(text: string): boolean {
  return represent([text]).size > 0;
}

const SIZE =
  "small|medium|large|big|family|half|whole|kilo|(?:ال)?(?:صغير|صغيره|وسط|كبير|كبيره|عايلي|عائلي|نص|نصف|حبه|كامل|كامله|كيلو|نفر)";
const SIZES = new RegExp(`^(?:${SIZE}|a|the|of|قطع|قطعه|pieces?|\\d+)$`);
const SIZE_ALONE = new RegExp(`^(?:${SIZE}|the|one|a)(?: (?:${SIZE}|the|one|a))*$`);

/** Do the words say a size and nothing else: «الكبيرة», "the large one"? */
export function isSize(text: string): boolean {
  return SIZE_ALONE.test(plain(text));
}

function without(tokens: readonly Token[], taken: Counted | undefined): Token[] {
  return taken ? [...tokens.slice(0, taken.start), ...tokens.slice(taken.end)] : [...tokens];
}

function quantityIn(tokens: readonly Token[]): Counted | undefined {
  const marks = quantityMarks(tokens, (word) => represent([word]).size > 0);
  const mark = marks.find(
    ({ noun, end, start }) =>
      noun === undefined && !isPieces(tokens[end]?.text) && !isPieces(tokens[start + 1]?.text),
  );
  // «وجبة 77», "V60" and the 9 of «دكان 9» follow a name; what is counted follows its number.
  if (!mark || (mark.start > 0 && !isCounting(tokens, mark))) return undefined;
  return mark;
}

function isCounting(tokens: readonly Token[], { start, end }: Omit<Counted, "value">): boolean {
  if (end - start > 1 || tokens[start - 1]?.text === "x") return true;
  return TALK.at(tokens, start - 1) !== undefined || isFiller(tokens, start - 1);
}

function isFiller(tokens: readonly Token[], at: number): boolean {
  return fillerMarks(tokens).some((mark) => !mark.open && mark.start <= at && at < mark.end);
}

/** The runs of words that name something, each with what announces it. */
function piecesOf(tokens: readonly Token[], quantity: Counted | undefined): Piece[] {
  const connectors = connectorMarks(tokens);
  const fillers = fillerMarks(tokens).filter((mark) => !mark.open);
  const pieces: Piece[] = [];
  let cue: Cue | null = null;
  let open = false;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const connector = connectors.find(({ start }) => start === at);
    const filler = Math.max(
      0,
      ...fillers.filter(({ start }) => start === at).map(({ end }) => end),
      TALK.at(tokens, at)?.end ?? 0,
      quantity?.start === at ? quantity.end : 0,
    );
    if (
      connector &&
      connector.end >= filler &&
      token.text !== "اقرب" &&
      !(filler > 0 && at === 0 && MORE.has(connector.to))
    ) {
      if (!(MORE.has(connector.to) && open)) {
        cue = MORE.has(connector.to) ? null : connector.to;
        open = false;
      }
      at = connector.end;
    } else if (filler > 0) {
      open = false;
      at = filler;
    } else {
      const piece = pieces.at(-1);
      const attached = attachedPlace(token.text);
      if (open && piece && !attached) {
        piece.to = token.to;
      } else {
        const { skip, lead } = attached ?? taken(token.text);
        const from = token.from + skip;
        pieces.push({ cue: attached ? "place" : cue, from, to: token.to, lead });
        cue = null;
      }
      open = true;
      at++;
    }
  }
  return pieces;
}

interface Attached {
  /** Letters before the name. */
  skip: number;
  /** What stands in their place. */
  lead: string;
}

/** «بالملقا», «للملز»: a place; undefined where the rest is food («بالجبن») or nothing is attached. */
function attachedPlace(word: string): Attached | undefined {
  const found = /^(?:ب(?=ال...)|ل(?=ل...))/.exec(word);
  if (!found || isFoodWord(word)) return undefined;
  return { skip: 1, lead: word.startsWith("ل") ? "ا" : "" };
}

/** «للمندي» is «المندي» of «أقرب شي للمندي». */
function taken(word: string): Attached {
  const lam = /^لل(?=...)/.test(word) && isFoodWord(word);
  return lam ? { skip: 1, lead: "ا" } : { skip: 0, lead: "" };
}

function isFoodWord(word: string): boolean {
  return (
    represent([word]).size > 0 ||
    represent([word.slice(3)]).size > 0 ||
    represent([word.slice(2)]).size > 0
  );
}

/** Words without an «و» written onto what joins or fills a sentence («وعند», «والثاني»), or onto the first word, a dish. */
function detached(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (!/^و../.test(token.text)) return token;
    const bare = { ...token, text: token.text.slice(1), from: token.from + 1 };
    const joins =
      connectorMarks([bare]).length > 0 || TALK.at([bare], 0) || fillerMarks([bare]).length > 0;
    const dish = at === 0 && represent([bare.text]).size > 0;
    return joins || dish ? bare : token;
  });
}
