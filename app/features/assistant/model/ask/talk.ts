import { anyPhrase } from "../vocabulary/phrases";
import { WHO_SELLS, WHO_SELLS_IT } from "../vocabulary/who-sells";

/** What is said for its own sake, or asks for what is no food: looked for in this order. */
export const TALK = {
  recall: anyPhrase(
    `where do i live, where did i say i live, وين ساكن انا, وين انا ساكن, وين قلت لك ساكن, what do you know about me, what you know about me, what do you remember, do you remember me,
     what have i told you, what did i tell you, my preferences, my memory, what facts, my saved,
     remember about me, know about me, what have you saved, what did you save, what do you have saved, what have you got saved, what have you kept, what you saved,
     وش اللي حفظته, وش المحفوظ, ايش المحفوظ, what do i like, what dont i eat, what am i allergic to,
     what foods do i avoid, my allergies, وش تعرف عني, ايش تعرف عني, شو تعرف عني, ماذا تعرف عني, تعرف عني, متذكر عني, تتذكر عني, تذكر عني,
     فاكر عني, وش متذكر, وش حافظ, حافظ عني, وش حفظت, محفوظ عني, معلوماتي, تفضيلاتي,
     وش قلت لك, ايش قلت لك, وش اللي ما اكله, وش اللي ما احبه, تتذكرني, وش حساسيتي, وش سجلت عني,
     مسجل عني, wesh t3rf 3ani`,
  ),
  help: anyPhrase(
    `what can you do, what do you do, how can you help, help me, help, how do you work,
     how does this work, who are you, what are you, what is this, what is waffir, are you a bot,
     are you human, are you real, your name, instructions, how to use, how do i use, how can i use, كيف استخدم, كيف استخدمه, كيف استعمله, طريقة الاستخدام, كيف الاستخدام,
     تعرف تسوي, تقدر تسوي, وش تسوي, ايش تسوي, وش عندك تسوي, ايش عندك تسوي, كيف تساعدني, وش تقدر, من انت, مين انت, منو انت,
     انت مين, وش انت, وش هذا, ساعدني, مساعدة, كيف استخدمك, كيف استعملك, كيف تشتغل, وش فايدتك,
     ايش وفر, وش وفر, وشو وفر, كيف يشتغل, انت روبوت, انت بوت, انت انسان, انت بشر, انت شخص, انت حقيقي, وش اسمك, ايش اسمك`,
  ),
  howAreYou: anyPhrase(
    "how are you, how are you doing, hows it going, whats up, whats new, wassup, wazzup, كيف حالك, كيفك, شلونك, شلونكم, كيفكم, شخبارك, وش اخبارك, اخبارك, وش مسوي, عساك بخير, كيف الحال, kefak, shlonak, keefak",
  ),
  bye: anyPhrase(
    "bye, goodbye, see you, see ya, good night, see you later, see ya later, talk later, catch you later, laters, مع السلامة, باي, الى اللقاء, تصبح على خير, في امان الله, اشوفك, يلا سلام, ma3 alsalama",
  ),
  greet: anyPhrase(
    `hi, hello, hey, hey there, hi there, good morning, good evening, good afternoon, salam, salaam, aoa,
     assalamu alaikum, marhaba, السلام عليكم, سلام عليكم, السلام عليكم ورحمة الله, سلام, مرحبا,
     مرحبتين, هلا, هلا والله, اهلا, اهلين, يا هلا, هاي,
     صباح الخير, مساء الخير, صباح النور, مساء النور, حياك, حياك الله, مساك الله بالخير,
     صبحك الله بالخير, hala, ahlan, mar7aba`,
  ),
};

/** Somebody else is to place the order or to pay. */
export const ORDERING = anyPhrase(
  `place an order, order it, order for me, order this, make an order, can you order, can i order from you, order here, order from here, order on here, order through you, pay for, pay with,
     payment, credit card, apple pay, cash on delivery, how can i order, how do i order, طلبي, اطلبه, اطلبها, اطلبهم,
     اطلب لي, تطلب لي, تطلبه, تطلبها, اطلبلي, سو لي طلب, ادفع, الدفع, مدى, ابل باي, كاش, كيف اطلب, الطلب من عندكم, اطلب من عندكم, اطلب منكم, اطلب كيف, اطلب الحين كيف, كيف الطلب`,
);

/** How the prices come about, and how sure they are. */
export const ABOUT = anyPhrase(
  `من وين تجيبون, من وين تجيبونها, من وين تجيبونه, وين تجيبونها, من وين جايبينها, من وين جبتوها, من وين تاخذونها, من وين تجيب, من وين الاسعار, وين مصدر, مصدر الاسعار, مصدركم, كيف تعرفون,
     كيف تعرف الاسعار, كيف تجمعون, كيف تجيبون, كيف تجيب الاسعار, كيف تجيب اسعارك, كيف تجيبها, كيف تجيبون الاسعار, كيف تجمع الاسعار, وكيف تجيب الاسعار, مين يحط الاسعار, من يحط الاسعار, من يحطها, مين حاط الاسعار, من يضيف الاسعار, من يضيفها, من يحدثها, من يرسلها, مين يرسلها, موثوقة, الاسعار صحيحة, دقيقة,
     بالريال, بالدولار, العملة, currency, which currency, where do you get, where do u get, where did you get, where did u get, where d you get, how did you get, how did u get, where does this price, where does that price, where does it come from, where is this price from, where is that price from, where are these prices, where are the prices from, where do the prices come, where do these prices come, price come from, prices come from, price coming from, prices coming from, prices come frm, prices coming frm, price is from where, prices are from where, wheres the price from, wheres this price from, wheres that price from, where s the price from, where s this price from, where are prices from, where r the prices from, where the prices from, source of the price, source of the prices, source of this price, source of these prices, source of your prices,
     where do your prices, who adds, whose prices, whose price is this, اسعار مين, اسعار من هذي, حقت مين الاسعار, who posts, who enters, who puts, who submits, who uploads, who updates, مين يضيف, مين يضيفها, مين يحدث, مين يحطها, how do you know, how do you get, source of, your source, who sets the prices,
     reliable, is it true, prices true, prices real, prices accurate, prices correct, are the prices, اسعاركم`,
);

/** What the words for how sure a price is mean. */
export const MEANING =
  /(?:^| )(?:why|what|whats|meaning|mean|ليش|ليه|وش|ايش|شو|شنو|معني|معنى|يعني)(?= |$).*(?:verified|unverified|stale|confirmed|موكد|مؤكد|موثق|قديم)(?= |$)/;

/** How long it takes is asked, which nobody has told us. */
export const FAST = anyPhrase(
  "fastest, quickest, faster, quicker, faster delivery, quicker delivery, delivers faster, delivers quicker, deliver faster, deliver quicker, fast delivery, fastest delivery, quick delivery, اسرع, الاسرع, اسرع توصيل, توصيل سريع",
);

/** What sets two dishes apart, not their prices. */
export const DIFFERENCE =
  /^(?!.*(?:^| )(?:prices?|costs?|how much|كم|\S*اسعار\S*|\S*سعر\S*)(?= |$)).*(?:^| )(?:difference|differ|(?:وش|ايش|شو|ما|ايه|شنو) (?:ال)?فرق|الفرق بين\S*)(?= |$)/;

/** The best, and not the cheapest. */
export const BEST =
  /(?:^| )(?:best|better|nicer|tastier|tastiest|nicest|top|(?:ال)?(?:احسن|افضل|الذ|ازكي|اطيب|اقوي|اطلق))(?! (?:price|deal|value|سعر|عرض))(?= |$)/;

/** The cheapest of what was listed: «وأرخصهم؟», "cheapest of them". */
export const CHEAPEST_OF = anyPhrase(
  `cheapest of them, cheapest one, the cheapest, cheapest of these, cheapest of those, cheapest among, whos cheapest,
     who is cheapest, who has the cheapest, which is cheapest, which one is cheapest, whats the cheapest, lowest one, ارخصهم,
     ارخصها, ارخص مطعم, ارخص محل, ارخص مطعم فيهم, ارخص واحد, ارخص وحده, ارخص وحدة, الارخص, الارخص منهم, الارخص فيهم, الارخص بينهم, ارخص واحد فيهم, مين ارخصهم, ايهم ارخص, ايهم الارخص,
     which of them cheapest, which of them is cheapest, which of those is cheapest, which of these is cheapest, مين الارخص, مين ارخص, اوفرهم, اوفر واحد, اي واحد فيهم ارخص, اي واحد منهم ارخص, مين فيهم ارخص, مين منهم ارخص, فيهم ارخص`,
);

/** However it is put: what is kept about the person. */
export const KEPT =
  /(?:know|remember|saved|stored|recall|kept)(?: \S+){0,5} (?:me|my|i)(?= |$)|(?:تعرف|محفوظه?|تتذكر|متذكر|تذكر|مسجل|معلومات|المعلومات|حفظت|سجلت)(?: \S+){0,4} (?:عني|عندك)(?= |$)/;

/** "What else is like kunafa": not "I like", "I'd like", "feel like". */
export const LIKE =
  /(?<!(?:^| )(?:i|id|d|would|we|you|feel|dont|not|really|also|looks|to))(?:^| )like (?!to )/;

/** What asks for itself, without a question, and has nothing to do with food. */
export const WRITES = anyPhrase(
  `joke, poem, poetry, story, song, lyrics, translate, translation, code, python, javascript, homework, essay, solve, write me, tell me a, tell me about,
     sing, play, recipe, system prompt, your instructions, your prompt, ignore previous, ignore all, password, news, horoscope, نكتة, قصيدة,
     قصة, بنكته, نكت, اضحكني, اغنية, ترجم, ترجمة, برمجة, واجب, معادلة, اكتب لي, غن, العب, وصفة, تعليماتك, تجاهل, كلمة السر, اخبار, ابراج, كود بايثون`,
);

/** Ideas are asked for outright. */
export const SUGGESTS = anyPhrase(
  `suggest, suggestion, suggestions, recommend, recommendation, recommendations, what should i eat,
     what should we eat, what should i get, what should i order, what can i eat, what can i get,
     what can i order, what to eat, what to order, whats good, what is good, good dish, best dish,
     hungry, surprise me, any ideas, ideas, whats for dinner, what s for dinner, whats for lunch, what s for lunch, what is for dinner, what is for lunch, اقدر اكل, وش يناسبها, وش يناسبني, وش يناسبه, وش يناسبهم,
     وش يناسب, وش ينفع, ينفع لي, ينفعني, وش يصلح, يصلح لي, what suits, وش الزين عندهم, وش احسن شي, اقترح, اقترحلي, تقترح, اقتراح, وش تنصح, تنصح,
     تنصحني, تنصحنا, انصحني, رشح, رشحلي, ترشح, وش اكل, وش ناكل, ايش اكل, ايش ناكل, وش اطلب, ايش اطلب,
     وش نطلب, جوعان, جوعانة, جوعانين, افكار, وش اشرب, وش نشرب, ايش اشرب, وش اتعشى, وش اتغدى, وش افطر`,
);

/** What comes nearest to a dish. */
export const ALIKE = /(?:^| )(?:اقرب (?:شي|طبق|اكله)(?= (?:له|لها|لهم|ل)|$)|closest thing to)/;

/** How far something is, even where «كم» stands before it. */
export const DISTANCE = anyPhrase(
  "how far, far is it, far are they, distance, كم يبعد, كم تبعد, كم بعده, يبعد, تبعد, يبعدون, بعيد, كم المسافة, المسافة",
);

/** Which of two is nearer. */
export const CLOSER = anyPhrase(
  "closer, nearer, closest, nearest, اقرب, الاقرب, ايهم اقرب, مين اقرب",
);

/** What costs little is wanted. */
export const CHEAP = anyPhrase("cheap, cheapest, رخيص, رخيصة, ارخص, اوفر");

/** The cheapest of all that a restaurant has. */
export const CHEAPEST_THERE = anyPhrase(
  "cheapest there, cheapest at, cheapest thing, cheapest thing you have, cheapest food, cheapest item, cheapest dish, cheapest meal, cheapest meals, cheapest lunch, cheapest dinner, cheapest eats, cheapest option, ارخص شي, ارخص شيء, ارخص حاجة, ارخص طبق, ارخص وجبة, ارخص اكل, ارخص اكله, ارخص غدا, ارخص عشا, ارخص صنف, اقل شي",
);

/** Something to drink is wanted. */
export const DRINKING = anyPhrase(
  "drink, drinks, to drink, للشرب, اشرب, نشرب, شرب, مشروب, مشروبات",
);

/** What is near is asked for outright. */
export const NEAR = anyPhrase(
  `nearest, closest, closer, nearer, near me, near us, nearby, branch, branches, location, locations, near, close to, close,
     اقرب, فرع, فروع, فروعهم, فرعهم, قريب, قريبة, قريب من, قريب مني, قريبة مني, القريب, القريبة,
     القريبين, جنب, جنبي, حولي, حول, حوالي, موقع, موقعهم, aqrab, agrab`,
);

/** Near where the person is, wherever that may be. */
export const NEAR_ME = anyPhrase(
  "near me, near us, close to us, around us, close to me, around me, next to me, nearby, near my place, near my home, قريب مني, قريبة مني, قريبه مني, قريب من بيتي, قريب من البيت, حولنا, قربي, جنبي, حولي, حولينا, جنبنا, قريب منا",
);

/** Where the nearest branch is, asked beside a price. */
export const BRANCH = anyPhrase(
  "nearest branch, closest branch, nearest one, where is the nearest, where are they, where are they located, their address, their location, موقعهم, عنوانهم, مكانهم وين, وين مكانهم, اقرب فرع, اقرب فروعهم, وين اقرب, وين فرعهم, وين فروعهم, ايهم اقرب",
);

/** Places are asked for, not dishes. */
export const PLACES = anyPhrase(
  "spot, spots, place, joint, joints, restaurant, cafe, shop, مطعم, محل, كوفي, مكان, restaurants, places, cafes, coffee shops, shops, restaurant near, restaurants near, مطاعم, محلات, كوفيهات, كافيهات, مطعم قريب, كوفي قريب, محل قريب",
);

/** What is asked of a restaurant, even where «كم» stands before it. */
export const RATING = anyPhrase("rating, rated, تقييم, تقييمه, تقييمها, تقييمهم");

/** "Best coffee by rating", «وش أحسن مطعم مندي تقييم»: the two may stand apart. */
export const RATED_APART =
  /(?:^| )(?:best|top|highest|higher|good|high|better|احسن|افضل|اعلي|الاعلي|اعلاهم)(?: \S+){0,4} (?:rated|rating|ratings|reviews|تقييم|التقييم|تقييمه|تقييما)(?= |$)|(?:^| )(?:(?:احسن|افضل|اقوي) (?:مطعم|مطاعم|محل|كوفي|كافيه)|best(?! price|.* (?:cheap|cheapest|price|prices|value|deal|deals|budget)(?: |$))(?: \S+){0,3} (?:places?|restaurants?|spots?|joints?|shops?|resto))(?= |$)|(?:^| )(?:ال)?تقييم(?:ه|ها|هم|ات)? (?:ال)?(?:اعلي|عالي|احسن|افضل|ممتاز|زين|كويس)(?= |$)/;

/** Places are to be told apart by what people think of them. */
export const RATED = anyPhrase(
  "best rated, rated best, rated highest, rated the highest, rated higher, higher rated, better rated, higher rating, better rating, rates highest, top rated, highest rated, highest rating, best rating, best reviewed, اعلى تقييم, الاعلى تقييم, اعلى تقييما, احسن تقييم, افضل تقييم",
);

/** At each of two places. */
export const AT_BOTH =
  /(?:^| )(?:at|from|in) both(?: places| of them| restaurants)?$|(?:^| )(?:عند|من) الاثنين$/;

/** What was to be paid at most holds no more. */
export const ANY_PRICE = anyPhrase(
  `without the budget, without a budget, without the limit, without a limit, forget the budget, forget about the budget, ignore the budget, never mind the budget, drop the budget,
     no budget, no limit, any budget, any price, whatever it costs, whatever the price, price doesnt matter, price doesn t matter, money is no object,
     بدون ميزانية, بدون الميزانية, انسى الميزانية, مو مهم السعر, السعر مو مهم, السعر مو مشكلة, مو مشكلة السعر, ما يهم السعر, السعر ما يهم, باي سعر, مهما كان السعر, مهما كلف`,
);

/** Words that name something, without those that ask how it is rated: «أفضل مطعم تقييما» names nothing. */
export function withoutRating(words: string): string {
  return words
    .split(" ")
    .filter((word) => !/^(?:(?:ال)?تقييم\S*|rated|ratings?|reviews?)$/iu.test(word))
    .join(" ");
}

/** Signs of what is asked about food. */
export const SIGNS = {
  price: anyPhrase(
    `price, prices, cost, costs, how much, cheapest, cheap, cheaper, lowest, best price, compare,
     comparison, total, deal, save, worth, expensive, ارخص, الارخص, بارخص, رخيص, رخيصة, سعر, سعره,
     سعرها, السعر, اسعار, الاسعار, بكم, كم, بكام, اوفر, قارن, مقارنة, تكلفة, يكلف, تكلف, كم يطلع,
     يطلع, ارخصها, ارخصهم, اغلى, غالي, kam, bkam, arkhas, ar5as, se3r, si3r`,
  ),
  /** Of a dish it asks who sells it, of a restaurant where it is. */
  where: anyPhrase(
    `where can i get, where can i find, where to get, who has, who sells, who does, وين القى, وين فيه, وين اشتري, وين يبيع, where do they sell, anywhere that does, anywhere that sells, where sells, ${WHO_SELLS}`,
  ),
  nearest: anyPhrase(
    `nearest, closest, closer, nearer, near me, near us, around us, nearby, branch, branches, location, locations, how far, where is,
     where are, where s, close to me, around me, next to me, اقرب, الاقرب, فرع, فروع, فروعهم, فرعهم,
     قريب مني, قريبة مني, جنبي, حولي, موقع, موقعهم, وين, فين, وينهم, وين مكان, كم يبعد, يبعد,
     القريبة, القريب, القريبين, حوالي, aqrab, agrab, wain, ween, wayn`,
  ),
  similar: anyPhrase(
    `close to it, close to that, closest to it, closest to that, closest thing, nearest thing, replace it, instead of it, something like, similar to, similar, anything like, dishes like, food like, alternative to,
     alternatives to, alternative, alternatives, instead of, tastes like, شي زي, شيء زي, زي, زيها,
     زيه, زيهم, مثلها, مثله, يشبهها, يشبهه, تشبهها, تشبهه, بديل لها, بديل له, مثل, شي مثل, يشبه,
     تشبه, شبيه, شبيهة, يشابه, بديل, بدائل, بدال, بدل, نفس طعم, قريب من طعم, اقرب شي, اقرب طبق,
     اقرب اكلة`,
  ),
  suggest: anyPhrase(
    `suggest, suggestion, suggestions, recommend, recommendation, recommendations, what should i eat,
     what should we eat, what can i eat, what can we eat, what can i get, what can i order,
     what should i order, what should i get, what to eat, what to order, hungry, im starving,
     surprise me, any ideas, ideas, anything, something, what is good, whats good, craving,
     اقترح, اقترحلي, تقترح, اقتراح, اقتراحات, وش تنصح, تنصح, تنصحني, انصحني, رشح, رشحلي, ترشح,
     وش اكل, وش ناكل, ايش اكل, ايش ناكل, وش اطلب, ايش اطلب, وش نطلب, جوعان, جوعانة, ميت جوع,
     عطني افكار, افكار, وش عندك, وش اشرب, وش نشرب, ايش اشرب, وش اتعشى, وش اتغدى, وش افطر, وش نتعشى, وش نتغدى, شي, شيء, اي شي,
     حاجة, مشتهي شي, نفسي بشي, جوعانين, وش اقدر اكل, ايش اقدر اكل, اقدر اكل, اكلة, jo3an, joo3an`,
  ),
  menu: anyPhrase(
    `menu, usually order, people order, popular, famous for, known for, best seller, best sellers, bestseller, bestsellers,
     مشهور, مشهورين, يشتهر, يشتهرون, وش يطلبون, اكثر شي ينطلب, what do they have,
     what else do they have, else do they, what do they serve, what do they sell, what they sell, what they have, what they serve, what they got,
     what does, tell me about, do you know, rating, rated, is it good, whats on the menu,
     about the restaurant, المنيو, منيو, بالمنيو, قائمة, القائمة, بالقائمة, وش عندهم, ايش عندهم, وش يبيعون,
     وش بعد عندهم, وش عندها, وش عنده, وش فيه عندهم, تعرف مطعم, تقييم, تقييمه, تقييمهم, وش عند,
     تقييمها, عندكم مطعم, معلومات عن, كلمني عن, عرفني على`,
  ),
};

/** What of an earlier answer is asked about. */
export const FOCUS = {
  delivery: anyPhrase(
    `delivers cheapest, deliver cheapest, delivers cheaper, deliver cheaper, delivers for less, cheapest to deliver, free delivery, توصيل مجاني, التوصيل مجاني, lowest fee, lower fee, cheapest fee, lowest fees, lowest delivery, highest fee, highest fees, biggest fee, dearest fee, expensive fee, expensive fees, pricier fee, expensive delivery, highest delivery, dearest delivery, delivery fee, delivery fees, delivery cost,
     delivery charge, delivery price, how much is delivery, how much is the delivery, the delivery,
     and delivery, about delivery, cheapest delivery, رسوم التوصيل, رسوم توصيل, سعر التوصيل,
     كم التوصيل, بكم التوصيل, كم توصيل, بكم توصيل, والتوصيل, التوصيل كم, التوصيل بكم, حق التوصيل, توصيله, توصيلها,
     توصيلهم, قيمة التوصيل, اجرة التوصيل, ارخص توصيل, يوصل ارخص, يوصل لي ارخص, يوصلون ارخص, توصيله ارخص, توصيلهم ارخص, ارخص بالتوصيل, ارخص في التوصيل, وكم التوصيل`,
  ),
  age: anyPhrase(
    `price old, prices old, old price, old prices, outdated, out of date, double check, doublecheck, check again, دبل تشيك, unverified, not verified, غير مؤكد, مؤكد, مو مؤكد, مو متاكد, stale, confirmed, how old, when was, last updated, updated, up to date, is it verified, verified, are you sure,
     sure, accurate, how recent, how fresh is that price, how fresh is the price, how fresh is this price, how fresh are the prices, how fresh are these prices, how fresh are those prices, is that right, still valid, still correct, trust, متى اخر تحديث,
     اخر تحديث, متى, قديم, السعر قديم, عمر السعر, كم عمر, كم عمره, when was it, checked, محدث, محدثة, موثق,
     موثوق, متاكد, اكيد, صحيح, مضمون, تضمن, من متى, جديد السعر`,
  ),
  platform: anyPhrase(
    `another app, other app, other apps, other platform, other platforms, compare apps, compare the apps, compare platforms, compare the platforms, قارن التطبيقات, قارن بين التطبيقات, مقارنة التطبيقات, قارن المنصات, the other app, the other platform, any other app, a different app, تطبيق ثاني, تطبيقات ثانيه, تطبيق غيره, which app, what app, which platform, what platform, on which app, which one is cheapest,
     اي تطبيق, وش التطبيق, ايش التطبيق, اي منصة, وش المنصة, من اي تطبيق, على اي تطبيق, اي برنامج, ارخص تطبيق, ارخص برنامج, ارخص منصة, التطبيق الارخص, تطبيق ارخص, اغلى تطبيق, اغلى برنامج, اغلى منصة, التطبيق الاغلى, most expensive app, most expensive platform, expensive app, dearest app, priciest app, cheapest app, cheapest platform, cheaper app, best app,
     من وين اطلب, من اي برنامج, في اي تطبيق`,
  ),
  cheaper: anyPhrase(
    `cheaper, anything cheaper, something cheaper, any cheaper, elsewhere, another place,
     other places, other restaurants, anywhere else, others, another one, too expensive, too much, bit expensive, so expensive, quite expensive, pretty expensive, kinda expensive, too pricey, bit pricey, so pricey, quite pricey, bit steep, too steep, quite steep, pretty steep, kinda steep, too dear, bit dear, bit much, rip off,
     ارخص, ارخص منه, ارخص منها, فيه ارخص, شي ارخص, مكان ثاني, مكان غيره, غيره, غيرها, مطعم ثاني,
     مطاعم ثانية, محل ثاني, وغيره, غالي, غالية`,
  ),
};

/** Other restaurants than the one that was spoken of. */
export const ELSEWHERE = anyPhrase(
  `anything cheaper, something cheaper, any cheaper, elsewhere, another place, another restaurant, other places, other restaurants, anywhere else, somewhere else, who does, who does then, who has it, who sells it, who else,
     فيه ارخص, شي ارخص, مكان ثاني, مكان غيره, مطعم ثاني, مطاعم ثانية, محل ثاني, عند غيرهم, غيرهم, مين يوصل, من يوصل, مين توصيله, من توصيله, مين عنده اجل, اجل مين عنده, طيب مين عنده, عند مين, ${WHO_SELLS_IT}`,
);

/** How a turn that leans on the one before begins. */
export const LEANING =
  /^(?:and|what about|how about|ok and|okay and|ok|okay|also|then|but|same|same for|what if|طيب|طب|طيب و|اوكي|اوك|وش عن|ايش عن|وش رايك|ماذا عن|نفس|نفسه|نفس الشي|ولو|لو|بس|يعني|لا|no|tayeb|6ayeb|wa|و|plus|add|زيد|ضيف|زود|ومعه|ومعها)(?= |$)|^و(?=\S{2,})|^(?:(?:which|whats|what is|which one) (?:is )?)?(?:the )?(?:most expensive|dearest|priciest|costliest)(?: (?:one|please|pls))*$/;

/** Whether something is to be had, wherever that is. */
export const PRESENCE =
  /(?:^| )(?:is there|are there|do (?:they|you|u|any) (?:\S+ )?(?:have|sell|do|make|serve)|does (?:anyone|anybody|anywhere|any place|any restaurant)|(?:anyone|anybody|anyplace|any place|any restaurant|anywhere)(?: (?:that|who))? (?:with|has|have|sells?|selling|do(?:es|ing)?|mak(?:es?|ing)|serv(?:es?|ing))|got any|(?:can|could) (?:i|we|you|u|one) (?:\S+ )?(?:find|get|have|buy|order)|available)(?= |$)|^(?:(?:and|so|ok|okay|then|well) )*(?:any|got)(?= )|^(?:طيب |و)?(?:هل )?(?:فيه?|عندكم|عندك|يوجد|متوفر[ةه]?)(?= |$)|(?:^| )و?(?:(?:ت|ن|ا)?لا?قي|(?:ت|ن|ا)حص?صل|تلا?قون|[يت]توفر)(?= |$)|(?:^| )(?:احد|مكان|محل|مطعم) (?:يسوي|يسوون|يبيع|يبيعون|عنده|فيه)(?= |$)|(?<=\S) (?:anywhere|متوفر[ةه]?|موجود[ةه]?)$/;

/** Ways of telling two things apart to be compared. */
export const VERSUS = /\s(?:or|vs\.?|versus|ولا|وإلا|والا|أو|او|مقابل|ضد)\s/iu;
export const BETWEEN =
  /(?:^|\s)(?:between|compare|قارن(?:\s+لي)?(?:\s+بين)?|بين)\s+(.+?)\s+(?:and|with|to|مع(?=\s)|و\s?(?=\p{L}{3}))\s*(.+)$/iu;
