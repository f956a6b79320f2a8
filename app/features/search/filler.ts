import type { Mark } from "./mark";
import { each, Phrases } from "./phrases";
import type { Token } from "./token";

/** What people say around an order: wishes, greetings, thanks, questions for the price. */
const FILLER = new Phrases([
  ...each(
    `أبغى, ابغا, أبي, ابا, ابى, بغيت, نبي, نبغى, يبغى, ودي, ودي ب, ودي في, حاب, حابب, حابة, أريد, اريد ان, نريد, بدي, بدنا, عايز, عاوز,
     عايزة, محتاج, محتاجة, احتاج, نفسي, نفسي في, نفسي ب, مشتهي, مشتهية, اشتهيت, اشتهي, نشتهي, خاطري, خاطري في, خاطري ب, جوعان, جعان, هات, هاتلي, عطني, اعطني,
     عطيني, اعطيني, جيب, جيب لي, جب لي, جبلي, اطلب, اطلب لي, اطلبلي, بطلب, نطلب, طلب, طلبي, طلبنا, طلبيتي, طلبية, ارسل, ارسل لي, بغينا, ياليت, اشتري لي, أكل, اكل, آكل, اتعشى, اتغدى, افطر, آخذ, اخذ, باخذ, خذ لي,
     ابغى اطلب, ابي اطلب, اشتري, ممكن, ممكن اعرف, اعرف, ابغى اعرف, ودي اعرف, لو ممكن, اذا ممكن, لو تكرمت, تكفى, تكفون, بليز, رجاء, رجاءا, فضلا, من فضلك, لو سمحت, لو سمحتي,
     لو سمحتوا, لوسمحت, الله يعافيك, الله يسعدك, يعطيك العافية, الله يعطيك العافية, شكرا, مشكور, السلام عليكم, سلام عليكم, مرحبا, هلا,
     هلا والله, اهلين, حبيبي, ياخي, اخوي, ياغالي, كيف حالك, كيفك, شلونك, بسرعة, بسرعه, سريع, قريب مني, قريبة مني, قريب, قريبة, جنبي, يا هلا, صباح الخير, مساء الخير, طيب, يا, لي, لنا, الحين, الآن, اليوم, الليلة, بكرة`,
    true,
  ),
  ...each(
    `كم, بكم, كم سعر, كم سعره, كم سعرها, كم يكلف, كم تكلف, كم تكلفة, كم حساب, كم قيمة, وش سعر, ايش سعر, شو سعر, ما سعر, ما هو سعر, قديش,
     بقديش, بكام, كام, سعر, السعر, أسعار, الأسعار, اسعارهم, تكلفة, قيمة, حساب, مقارنة, قارن, قارن لي, قارن بين, مقارنة اسعار, قارن اسعار,
     أرخص, الأرخص, ارخص سعر, بأرخص سعر, بارخص, ارخص مكان, رخيص, رخيصة, بسعر رخيص, أوفر, اوفر سعر, وفر, أقل, اقل سعر, بأقل سعر, أفضل, أفضل سعر,
     أحسن, احسن سعر, سعر كويس, كويس, زين, لذيذ, لذيذة, حلو مرة, عرض, عروض, خصم, وين, فين, وين القى, وين الاقي, وين احصل, وين الاقى, وين أجد,
     من وين, منين, من فين, اين, أين أجد, القى, الاقي, احصل, يوجد, فيه, فيها, هل يوجد, هل, عندكم, وش, ايش, شو, ما هو, ما هي, هو, هي, هذا,
     توصيل, التوصيل, مع التوصيل, شامل التوصيل, بالتوصيل, دليفري, تطبيقات التوصيل, تطبيق, التطبيقات, في التطبيقات, بين التطبيقات, على التطبيقات,
     كامل السعر, الاجمالي, المجموع, بالضريبة, شامل, شامل الضريبة, مع الضريبة, واحد من, مطاعم, مطاعم تبيع, محلات, محلات تبيع, محل, محل يبيع, مكان, اماكن, شي, شيء, حقهم, بس, فقط, ايضا, كمان, يعني, مره, مرة,
     الرياض, بالرياض, في الرياض, بالرياض كلها, شمال الرياض, جنوب الرياض, شرق الرياض, غرب الرياض, وسط الرياض, رياض`,
    true,
  ),
  ...each(
    `i, i want, i wanna, i want to, i want to order, want, wanna, id like, i would like, i would like to order, id like to order, id love,
     would like, like, need, i need, im craving, craving, im hungry for, hungry, get, get me, can i get, can i have, could i get, may i have, can you,
     could you, can, could, find, find me, show, show me, give, give me, bring me, order, ordering, to order, lets get, let me get, buy, have, please,
     pls, plz, please please, kindly, thanks, thank you, thx, hi, hello, hey, good morning, good evening, a, an, the, some, any, me, my, us, for me,
     for us, for, of, is, are, whats, what is, what are, what, which, where, where is, where can i get, where can i find, where to get, where to buy,
     where do i get, who has, whos got, who sells, how much, how much is, how much for, how much is a, how much are, how much does, how much do, how mch,
     does, do, cost, costs, does it cost, price, prices, price of, price for, the price of, prices of, pricing, total, total for, total of,
     cheapest, the cheapest, cheap, cheaper, cheapest price, best price, best price for, lowest, lowest price, lowest price for, best, good,
     tasty, deal, deals, deal on, best deal on, offer, offers, compare, compare prices, compare price of, comparison, delivery, delivered, deliver,
     delivery price, delivery cost, with delivery, including delivery, app, apps, on the apps, today, tonight, now, right now, asap, lunch, dinner,
     for lunch, for dinner, near me, nearby, close to me, around me, quickly, fast, how are you, looking for, im looking for, looking, search, search for, and also, it, their, there, tell me, riyadh, in riyadh,
     in riyadh city, bhai, bhaiya, brother, bro, boss, sir, maam, madam, dear, friend, yar, yaar, habibi, ok, okay, tell, also, restaurants, restaurants for,
     restaurants that sell, places, places for, places that sell, place, place for, spot, spots, joint, joints, eatery, shops, area, district, neighborhood, neighbourhood, ar riyadh, eat, to eat`,
    true,
  ),
  ...each(
    `abi, abee, aby, abgha, abgha a6lub, abghi, abghaa, abga, ab8a, bghait, bghit, areed, aridu, arid, ureed, ayez, biddi, bdi, 3ayez, wdi, widdi,
     nabi, nabgha, law samaht, law sama7t, law samht, lo smaht, lw sm7t, lw samaht, min fadlak, mn fdlk, tekfa, shukran, salam, marhaba, mar7aba,
     kam, kam se3r, kam si3r, kam el se3r, bkam, bikam, bkm, se3r, si3r, s3r, seer, as3ar, arkhas, ar5as, arkhass, wain, wayn, ween, wen, wain alga,
     wesh, wsh, aish, ish, a6lb, atlob, a6lub, hat, hatli, jeeb, jeebli, tawseel, tawsil, 7ag, hag, riyad, bel riyadh, fil riyadh, bil riyadh`,
    true,
  ),
]);

const LIMITS = new Phrases(
  each(
    `أقل من, بأقل من, تحت, حدود, بحدود, في حدود, ما يتعدى, لا يتجاوز, حد اقصى, ميزانيتي, ب, under, below, less than, cheaper than,
     max, up to, within, around, about, for under, budget`,
    true,
  ),
);
const CURRENCY = new Phrases(
  each(
    "ريال, ريالات, ريال سعودي, رس, ر س, sar, sr, riyal, riyals, rial, rials, saudi riyals",
    true,
  ),
);

/** «بدون بصل», "extra cheese": how it is wanted, said of a dish that is found without it. */
const MODIFIERS = new Phrases(
  each(
    `بدون, بلا, من غير, من دون, زيادة, زياده, اكسترا, اضافي, مع زيادة, بزيادة, without, no, extra, with extra, with no, hold the, less`,
    true,
  ),
);

/** The words that filler is made of. */
export function fillerWords(): string[] {
  return [FILLER, LIMITS, CURRENCY, MODIFIERS].flatMap((phrases) => [...phrases.words()]);
}

/** What in a query may say nothing about which dish or restaurant. */
export function fillerMarks(tokens: readonly Token[]): Extract<Mark, { role: "filler" }>[] {
  return tokens.flatMap((_, start) => {
    const modifier = modifierAt(tokens, start);
    const end = budgetAt(tokens, start) ?? FILLER.at(tokens, start)?.end ?? afterAnd(tokens, start);
    return [
      ...(end === undefined ? [] : [{ role: "filler" as const, start, end }]),
      ...(modifier === undefined
        ? []
        : [{ role: "filler" as const, open: true as const, start, end: modifier }]),
    ];
  });
}

/** «أقل من 30 ريال», "under 30 SAR": an amount of money is no quantity. */
function budgetAt(tokens: readonly Token[], start: number): number | undefined {
  const amount = LIMITS.at(tokens, start)?.end ?? start;
  if (!/^\d+$/.test(tokens[amount]?.text ?? "")) return undefined;
  return CURRENCY.at(tokens, amount + 1)?.end;
}

function modifierAt(tokens: readonly Token[], start: number): number | undefined {
  const end = MODIFIERS.at(tokens, start)?.end;
  return end !== undefined && end < tokens.length ? end + 1 : undefined;
}

/** «وسعر»: the same with an "and" written onto it. */
function afterAnd(tokens: readonly Token[], start: number): number | undefined {
  const [first, ...rest] = tokens.slice(start, start + 4);
  if (!first || !/^و.../.test(first.text)) return undefined;
  const end = FILLER.at([{ ...first, text: first.text.slice(1) }, ...rest], 0)?.end;
  return end === undefined ? undefined : start + end;
}
