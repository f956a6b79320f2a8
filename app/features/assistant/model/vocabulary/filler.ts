import { each, fillerMarks, Phrases, type Token } from "~/features/search";
import { memoised } from "~/server/memoised";
import { signEnd } from "../../words/signs";
import { WHO_SELLS } from "./who-sells";

/** What people say to somebody they talk with: it names nothing. */
const TALK = new Phrases(
  [
    // To join and to point.
    `im new here, i am new here, im new in riyadh, new here, new in riyadh, new in town, just arrived, tell me, let me know, do you know, do you have, is there, are there, there, anything,
     something, what about, how about, what if, and, also, then, ok, okay, but, so, well, really,
     just, only, maybe, instead, same, thing, one, ones, it, that, this, them, they, he, she, its`,
    `قل لي, قولي, قوللي, علمني, خبرني, شوف, شوف لي, شوفلي, دور, دور لي, دورلي, لقني, عطني, اعطني,
     تعرف, هل تعرف, عندك, عندكم, فيه, في شي, اي, أي, شي, شيء, حاجة, طيب, طب, اوكي, يعني, بس, برضو,
     برضه, بعد, كمان, وش رايك, وش عن, ايش عن, ماذا عن, نفس, نفس الشي, نفسه, هذا, هذي, هذول, هذولا, هاذول, ذول, من هذول, ذا, ذي, اللي,
     الي, حقه, حقها`,
    // Where, and like what.
    `nearest, closest, branch, branches, branch of, location, locations, location of, locations of,
     how far, how far is, is there a, any branch, similar, similar to, something like,
     something similar to, anything like, like, dishes like, dish like, food like, alternative to,
     alternatives to, alternative for, alternatives, instead of`,
    `اقرب, الاقرب, اقرب فرع, اقرب فروع, فرع, فروع, فرعهم, فروعهم, موقع, مكان, مكان فيه, كم يبعد,
     يبعد, كم تبعد, تبعد, يبعدون, اقرب مطعم, اقرب محل, اقرب مكان, محل, محلات, زي, مثل, شي زي, شي مثل, اكلات زي, اكلة زي,
     طبق مثل, طبق زي, يشبه, تشبه, شبيه, شبيه ل, شبيهة, يشابه, بديل, بديل ل, بديل عن, بدائل, بدال,
     بدل, نفس طعم, قريب من طعم`,
    `till when, until when, till what time, until what time, how late, لين متى, الين متى, لين كم, الين كم, الى متى, لمتى, when, when was, when is, anywhere, anywhere else, elsewhere, else, somewhere, somewhere else,
     other place, another place, others, the others, other places, other restaurants, التطبيق, البرنامج, المنصة,
     على التطبيق, غالية, غاليه, علي, لو طلبت, طلبت, feeding, feed, شف, شف لي, حقت, حق, تكلفني,
     يكلفني, كم تكلفني, معلومات, مين, مين عنده, يقع, موجود, وجوعانين, جوعانين, كذا, غير كذا,
     مو كذا, ولو, بس لو, ما قصرت, would, what would, set me back, me back, does the, who does,
     what else, what else is, is like, details on, give me details, more details, is there any,
     any in, عنده, عندها, هناك, مكان ثاني, مكان غيره, غيره, غيرها, محل ثاني, مطعم ثاني, مطاعم ثانية`,
    // Whether something is to be had anywhere.
    `anybody, anyone, anyplace, any place, any place with, does anyone, does anybody, does anywhere, anyone doing, anybody doing, making, makes,
     serves, selling, sells, available, got any, double check, doublecheck, check again, دبل تشيك`,
    `في احد, فيه احد, عند احد, احد عنده, احد يسوي, احد يبيع, في احد يسوي, فيه احد يسوي, في احد يبيع, فيه احد يبيع, يسوي, يسوون, يبيع, يبيعون,
     مكان يسوي, محل يسوي, مطعم يسوي, مكان يبيع, محل يبيع, القى, الاقي, نلقى, يوجد, هل يوجد, متوفر, متوفرة, موجودة`,
    WHO_SELLS,
    // Wanting advice.
    `suggest, suggest me, suggestion, suggestions, recommend, recommend me, recommendations,
     what should i eat, what should we eat, what can i eat, what can i get, what can i order,
     what do you recommend, what do you suggest, what to eat, surprise me, ideas, any ideas,
     hungry, im, i am, we, our, us, very, craving, feel like, i feel like, in the mood for`,
    `اقترح, اقترح لي, اقترح علي, اقترحلي, تقترح, وش تقترح, وش تنصح, وش تنصحني, ايش تنصحني, تنصح,
     تنصحني, تنصحنا, ما ادري, مدري, تنصحني ب, انصحني, رشح, رشح لي, رشحلي, وش اكل, وش ناكل, ايش اكل, ايش ناكل, وش اطلب,
     ايش اطلب, وش نطلب, افكار, جوعان, جوعانة, وش عندك, وش اتعشى, وش اتغدى, وش افطر, وش نتعشى,
     وش نتغدى, ميت جوع, اشتهي, مشتهي, مشتهية, جاي على بالي`,
    // Menus, ratings, fees, meals.
    `menu, menu of, the menu of, on the menu, serve, sell, have, has, does, do they have,
     tell me about, about, rating, rating of, how good is, thing to eat, to eat, food, dish,
     dishes, item, items, opening hours, opening times, take, taking, wanting, restaurant, restaurants, place, places, meal for, fee, fees, charge, which, which one,
     who, whos, whose, cheaper, more, less, expensive, most expensive,
     priciest, dearest, costliest, cost the most, costs the most, highest, higher, lower, too, compared to, compared, is cheaper, if,
     order, can you order, place an order`,
    `منيو, المنيو, بالمنيو, في المنيو, قائمة, بالقائمة, قائمة طعام, وش عندهم, ايش عندهم, وش يبيعون, تقييم, تقييمه, كلمني عن,
     عرفني على, معلومات عن, وش عند, مطعم, مطاعم, اكل, اكلة, اكلات, طبق, اطباق, وجبة ل, رسوم,
     رسوم التوصيل, كم التوصيل, والتوصيل, التوصيل, توصيل, اي تطبيق, تطبيق, منصة, ارخص, ارخص شي,
     ارخص واحد, ارخص مكان, مين ارخص, ايهم ارخص, ايهم, ايهما, ايهما ارخص, اغلى, غالي`,
    `platform, platforms, app, apps, sort, list, all, every, options, option, with, good, nice,
     near, around, here, there s, please tell me, you, your, know, want to know, wondering,
     i was wondering, check, look up, lookup, find out, for dinner, for lunch, for breakfast,
     at home, go, going, delivery, delivered, delivers`,
    `من فضلك, لو سمحت, اذا ما عليك امر, الله يعافيك, يا غالي, يا حبيبي, ابغى اعرف, ابي اعرف,
     ودي اعرف, تقدر, ممكن تقول لي, ممكن تعطيني, حق الغدا, حق العشا, للغدا, للعشا, للفطور,
     على الغدا, على العشا, غداء, عشاء, الغدا, العشا, حنا, احنا, نحن, اطلبه, اطلبها, لو, كان,
     يكون, عشان, احسن, افضل, نبغى, مره, مرا, هنا, اطلب, فيها, منه, منها, لهم, سعره, سعرها, بالحي,
     من ناحية`,
    // Sums, and how sure a price is.
    `كم يطلع, يطلع, مجموعها, مجموعهم, المجموع, تفاصيل, تفاصيله, تفاصيلها, الحساب, المطاعم,
     المطاعم القريبة, القريبة, القريب, القريبين, متاكد, متاكد من, متأكد من السعر, اكيد, صحيح, موثق,
     موثوق, مضمون, قديم, محدث, متى, متى اخر تحديث, اخر تحديث, تحديث, من متى, السعر`,
    `make it, make that, lets say, say, verified, sure, are you sure, accurate, updated,
     last updated, how old, old, recent, up to date, right, correct, trust, is that price, shop,
     shops, joint, joints, spot, spots, cafe near, lunch, dinner, my, near to, open, cheapest is,
     cheapest one, gonna, please suggest`,
    // One of a list, more of it, or something else in its place.
    `الاول, الاولى, الثاني, الثانية, الثالث, الثالثة, الرابع, الرابعة, الخامس, الخامسة, السادس, السادسة, الاخير, الاخيرة, first, second,
     third, fourth, last, the first, the second, the third, first one, second one, third one,
     last one, 1st, 2nd, 3rd, 4th, 5th, fifth, as many as possible, other one, number one, number two, number three, details, details of, more about,
     fee is`,
    `من مكان واحد, من محل واحد, من مطعم واحد, مكان واحد, مطعم واحد, محل واحد, بدله, بدلهم, ثاني, باقي, خيارات, تكفي, يكفي, يكفينا, تكفينا, لقيت, لقيته, لقيتها, شفت, شفته, شريت, شريته, شريتها, اشتريت, اشتريته, اشتريتها, طلبته, طلبتها, اخذت, اخذته, اخذتها, خذيت, خذيته, خذيتها, دفعت, خلهم, خليهم, اجعلهم, حطها, سوها, غيرهم, غيركم,
     مع بعض, بعض, يطلعون, ميزانيتي, ما, في, آخذها, آخذه, اخذ, لعزيمة, عزيمة, gimme, المعدة`,
    `بالسعر, ثاني خيار, اول خيار, ثالث خيار, الخيار الثاني, الخيار الاول, يبيعها, يبيعه, يبيعهم, يصير, مفتوح, مفتوحه, مفتوحين, المفتوحه, المفتوحين, الفاتحه, الفاتحين, فاتح, فاتحه, فاتحين, شغال, شغاله, وشو, تقييمها, تقييمهم, ابيها, ابيه, ابغاها, ابغاه, خذ, خذها, خذ لي, كم يجي, يجي, يجون, خله, خلها, خليه, خليها, اجعلها, بدلها, خلاص, اقصد, قصدي, كنت اقصد, لا, مو, i mean, i meant,
     meant, no, not, actually, rather, change it to, got, ive got, on, على, عن, out`,
    // The cheapest of a list, and what is thought of it.
    `ارخصهم, ارخصها, الارخص, الارخص منهم, فيهم, منهم, بينهم, اوفرهم, of them, of these, of those, among them, the cheapest,
     whos, whos got, cheapest of, عجبني, ما عجبني, ما اعجبني, ما حبيته, ما حبيتها, احسنهم, اقربهم, style, also, كمان, برضو`,
    // How a price moves, and whether it is right.
    `good time, is now a good time, now a good time, does the price drop, price drop, go down, went up, gone up, went down, drop,
     increase, increased, history, before, dearer, pricier, than before, than usual, than normal, than it was, than it used to be, من المعتاد, عن المعتاد, من العاده, عن العاده, من الطبيعي, should i wait, wait, wrong, is wrong, incorrect, different, نزل, زاد, ولا زاد, ارتفع,
     انخفض, غلى, غلط, خطا, قبل كم, سابقا, unverified, not verified, غير مؤكد, مؤكد, ليش, why, why is it, why is, يعني, وش يعني,
     بشكل عام, عموما, usually, overall, in general, generally, always, دايم, دائما, rated, best rated, top rated, top, next, اللي بعده, اللي بعدها, الي بعده, الي بعدها, بعده, بعدها, اللي وراه, اختر, اختار, اختر لي, pick one, pick, choose,
     highest rated, higher rated, better rated, faster, quicker, delivers faster, delivers quicker, deliver faster, deliver quicker, better rating, higher rating, highest rating, best rating, better reviews, اعلى تقييم, تقييمه اعلى, تقييمها اعلى, تقييمهم اعلى, تقييمه عالي, تقييمها عالي, تقييمهم عالي, تقييمه احسن, تقييمه زين, تقييمها زين, اطيب, الذ, ازكى, اقوى, tastiest, nicest, family, families, انا في, انا ب, add, plus, زيد, ضيف`,
    `plate, plates, portion, portions, serving, servings, thereat, allergies, allergy, علبة, علب, كرتون, a box of, box of, plate of, cup of, stuff, cheap stuff, nevermind, never mind, difference, between, الفرق, فرق,
     if i pay, pay, by card, pay by card, mada, mada card, credit card, debit card, apple pay, stc pay, بالبطاقة, بطاقة مدى, ابل باي, كاش, الاسرع, يوصل اسرع, اسرعهم, chatgpt, made you, احسب, احسب لي, احسبلي, ينفع, ينفع لي, ينفعني, يصلح, يصلح لي,
     saudi arabia, late, late at night, that is, closer, nearer, closer to, located, situated, wats, راح, maybe, للشرب, average, متوسط سعر, meal deal`,
    `split by, split into, split among, split in, divide by, divided by, لو قسمناه, لو قسمناها, قسمناه, قسمناها, قسمنا, نقسمه, نقسمها, اذا طلبت, واذا طلبت, اذا طلبنا, لو طلبنا,
     اذا اخذت, اذا اخذنا, لو اخذت, لو اخذنا, if i order, if we order, if i get, if we get, if i take, sounds, sorry, تطبيق ثاني, تطبيقات ثانيه, تطبيق غيره, for both, معه, معها, another, another restaurant, a different restaurant, different restaurant, بين, له, fine, ok fine, not bad, how fresh, how recent, the same place, the same restaurant, same place, same restaurant, from the same place, from the same restaurant, 
     الثنين, اجل, لديهم, لديه, لديها, نفس المطعم, نفس المحل, نفس المكان, من نفس المطعم, من نفس المحل, من نفس المكان, حقات, اوقات عمل, اوقات العمل, ساعات عمل, ساعات العمل,
     اوقات دوام, اوقات الدوام, اوقات الفتح, مواعيد, مواعيد عمل, مواعيد العمل, wesh, wsh, aqrab, agrab, tayeb, حقهم, عندهم, من غير, اي وقت, قيمته, مناسب, ولا شي, تطبيق ارخص,
     برنامج, اي برنامج, وصلوني, احتاج, محتاج, تنصحون, تنصحونا, نفسي في شي, نفسي بشي, بغيت شي,
     ودنا, ودنا ب, عزابي, عزوبي, عزاب, يا خي, ابي شي, ابغى شي, حق اليوم, لليوم, الليله, هالليله, المسا`,
  ].flatMap((words) => each(words, true)),
);

/** The place after the longest run of words, from one on, that names nothing; the place itself when there is none. */
export function fillerEnd(tokens: readonly Token[], at: number): number {
  return endsOf(tokens)[at] ?? at;
}

/** A message is asked about word by word: where each run ends is found once. */
const endsOf = memoised((tokens: readonly Token[]): number[] => {
  const ends = tokens.map((_, at) =>
    Math.max(at, TALK.at(tokens, at)?.end ?? 0, signEnd(tokens, at) ?? 0),
  );
  for (const { open, start, end } of fillerMarks(tokens))
    if (!open && end > (ends[start] ?? 0)) ends[start] = end;
  return ends;
});
