import { anyPhrase, type Sign } from "../vocabulary/phrases";

/** «وش ناقص الطلب عشان التوصيل المجاني» asks what is short of it, and complains of nothing. */
const LACKS = /(?:^| )(?:ال)?(?:ناقص|نقص|ينقص)\S*(?= (?:\S+ )*(?:ال)?(?:مجاني|حد)(?= |$))/;

/** What of things we can't do or know is asked about. */
export type Subject =
  | "complaint"
  | "tracking"
  | "ordering"
  | "hours"
  | "contact"
  | "coupons"
  | "calories"
  | "serves"
  | "contents"
  | "taste"
  | "halal"
  | "visiting"
  | "pickup"
  | "coverage"
  | "minimum"
  | "overall"
  | "deliveryTime"
  | "notify"
  | "vat"
  | "currency"
  | "commission"
  | "fine"
  | "freeDelivery"
  | "dearDelivery"
  | "trust"
  | "wrongPrice"
  | "language"
  | "sorry"
  | "account"
  | "privacy"
  | "forgetAll"
  | "addPrice"
  | "points"
  | "howPoints"
  | "reachUs"
  | "dearer"
  | "apps"
  | "links"
  | "city"
  | "location";

/** These are asked about whatever dish or restaurant is named beside them. */
const ALWAYS: readonly (readonly [Subject, Sign])[] = [
  [
    "complaint",
    /(?:^| )(?:my (?:order|food|meal|delivery)|the (?:driver|rider|courier)|it (?:came|arrived)|they (?:brought|sent|delivered|forgot)|وصلني|وصلنا|جاني|جانا|الطلب|طلبي|الاكل وصل|المندوب) (?:\S+ ){0,6}(?:cold|late|wrong|missing|lost|gone|disappeared|vanished|(?:hasn ?t|didn ?t|isn ?t|not|still not|yet to)(?: (?:yet|been|even))? (?:here|come|arrived?|shown?|delivered)|spilled|spilt|stale|rotten|raw|incomplete|forgot|never (?:came|arrived)|بارد|متاخر|تاخر|ناقص|غلط|خربان|نسوا|ما وصل|ما جا|ضاع|ضايع|ضايعه|مفقود|مفقوده|اختفي|ما وصلني|ما استلمته|ما استلمت|لسا ما وصل|مكبوب)(?= |$)|(?:^| )(?:وصل|جا|جات|جت|جو)(?:ت|ني|تني|نا|تنا|وا)? (?:\S+ )?(?:بارد|بارده|باردين|محروق|محروقه|ناقص|ناقصه|غلط|خربان|خربانه|مكبوب|مكبوبه|ني|نيه)(?= |$)/,
  ],
  [
    "complaint",
    anyPhrase(
      `was cold, came cold, arrived cold, was late, came late, is late, arrived late, wrong order, missing item, items missing, item missing, was missing, bad service, rude, food poisoning, disgusting, complain,
       complaint, my late order, refund, my money back, وصل بارد, وصلني بارد, جا بارد, جاني بارد, بارد وصل, تاخر,
       تاخروا, تاخر طلبي, متاخر, ناقص, نقص, غلطوا, طلبي غلط, الطلب غلط, خايس, خربان, سيئ, سيئة, كان سيء, سيء جدا, سيء مره, شكوى, اشتكي,
       ابي اشتكي, استرجاع, ارجاع, ترجعون, ترجع فلوسي, يرجع فلوسي, رجعوا فلوسي, ارجع فلوسي, فلوسي راحت, راحت فلوسي, ابي فلوسي, ابغى فلوسي, وين فلوسي, استرد فلوسي, المندوب, السائق, خدمة العملاء`,
    ),
  ],
  [
    "tracking",
    anyPhrase(
      `track, tracking, how i can see my order, how can i see my order, how do i see my order, how to see my order, where can i see my order, where i can see my order, see my orders, where is my order, wheres my order, my order arrive, when will my order, order status,
       cancel my order, cancel order, cancel the order, وين طلبي, طلبي وين, وصول طلبي, متى يوصل, متى يجي, تتبع, اتتبع,
       حالة الطلب, اغير الطلب, اغير طلبي, اعدل الطلب, اعدل طلبي, تغيير الطلب, تعديل الطلب, الغي, الغ, الغاء, كم باقي`,
    ),
  ],
  [
    "calories",
    anyPhrase(
      "calories, calorie, kcal, nutrition, nutritional, macros, how much protein, سعرات, السعرات, سعرة حرارية, كالوري, القيمة الغذائية",
    ),
  ],
  [
    "serves",
    /(?:^| )how many(?: (?:people|persons|ppl|guests|of us))? (?:(?:does|do|can|will|would|could)(?: \S+){0,6} (?:feed|serve)|is(?: \S+){1,6} (?:enough|good) for)(?= |$)|(?:^| )(?:feeds?|serves?|enough for|good for) how many(?= |$)|(?:^| )(?:will|would|does|do|can|could|wud) (?!(?:i|we|u|you) )(?:\S+ ){1,5}?(?:feed|serve|fill|satisfy|do for) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few|all|us|everyone|everybody|(?:a|the|my|our) (?:family|lot|group|crowd))(?= |$)|(?:^| )enough(?: for (?:\d+|two|three|four|five|six|eight|ten|us|all|everyone|everybody|(?:the|a|my) family))?(?: (?:of us|people|persons?|ppl|pax))?$|(?:^| )(?:[يت](?:كفي|شبع) ل?كم|ل?كم(?: (?:واحد|شخص|نفر|شخصا))? [يت](?:كفي|شبع))(?= |$)/,
  ],
  // «النص يكفي؟», «المفطح يكفينا؟»; what is asked for that is enough is no such thing («كبسة تكفي ٥»), and «تكفى» is please.
  [
    "serves",
    /^(?!(?:(?!و?ال)\S+ )+[يت]كفي ل? ?(?:\d|اثنين|شخصين|نفرين|ثلاث|اربع|خمس|ست|سبع|ثمان|تسع|عشر))(?!.*(?:^| )(?:وش|ايش|شي|شيء|ابي|ابغي|نبي|نبغي|عطني|اقترح|وين|مين|كم|بكم|ريال|فلوس|ميزانيه|ميزانيتي|حنا|احنا|عددنا)(?= |$))(?:.*\S (?:يكفي|[يت](?:كفينا|كفيني|كفيهم|شبع|شبعنا|شبعني|شبعهم|كفون|شبعون)|تكفي(?= (?:ل|\d|ال|ثلاث|اربع|خمس|ست)\S*))(?: \S+){0,3}|(?:يكفي|[يت](?:كفينا|كفيني|كفيهم|شبع|شبعنا|شبعني|شبعهم|كفون|شبعون))(?: \S+){1,3})$/,
  ],
  [
    "vat",
    /^(?:و|هل |طيب |يعني )*(?:ال|هال)?(?:اسعار|سعر|مبالغ|مبلغ|اجمالي|مجموع)(?:كم|هم)?(?: (?:هذي|هذا|هذه|ذي|عندكم|اللي عندكم|اللي تطلع))* (?:فيها|فيه|عليها|عليه|شامله?|[يت]شمل|مع|بدون|ب)? ?(?:ال)?(?:ضريبه|ضرايب)(?: (?:ولا|او) \S+)?$/,
  ],
  // «نص كيلو لشخصين كافي؟»; «كافي» alone is a coffee shop.
  [
    "serves",
    /(?:^| )ل?(?:كيلو|حبه|نفر|كبير|صغير|وسط|وحده|واحد|شخصين|ثلاثه|اربعه|خمسه|سته|اشخاص|لنا|لهم) كافيه?$/,
  ],
  // «السعر هذا قبل ولا بعد الضريبة؟»
  [
    "vat",
    /^(?:و|هل |طيب |يعني )*(?:ال|هال)?(?:اسعار|سعر|مبلغ|اجمالي|مجموع)\S*(?: \S+){0,2} (?:قبل|بعد) (?:(?:ولا|او) (?:قبل|بعد) )?(?:ال)?ضريبه/,
  ],
  // What belongs to a dish beside its name.
  [
    "contents",
    /(?:^| )(?:(?:does|do|will|would) (?:it|that|this|they)(?: \S+)? come with|come with (?:it|that|this)|what(?:s| is| s)?(?: all)? (?:included|inside|comes? with|in) (?:it|that|this|with it)|what comes with|how many (?:pieces|slices|sticks)(?: (?:is|are|in|does|do|has|have) (?:it|that|this|they|there)(?: \S+)?| it| that| are)?$|how many (?:pieces|slices|sticks) (?:(?:are|is|come|comes) )?(?:there )?(?:in|inside|does|do|come|comes)(?! \d)|كم (?:قطعه|شريحه|حبه) (?:في|فيه|فيها|[يت]جي)(?!.* \d)|(?:وش|ايش|شو) (?:اللي )?ب?[يت]جي مع|(?:يجي|تجي|يجون) (?:معها|معه|معاها|معاه))(?= |$)(?!.*(?:^| )(?:delivery|shipping|ال?توصيل)(?= |$))/,
  ],
  // "What's in the pad thai?", "how big is the large pizza?"
  [
    "contents",
    /^(?:and |so |ok |okay )*what(?: is| s|s)? (?:exactly )?in (?:the|a|an|your|their) (?!menu|area|city|app|basket|order|list|neighbou?rhood|mall|market|north|south|east|west|cent(?:er|re)|middle|morning|evening|new)\S|(?:^| )how big(?:$| (?:is|are|that|those|the|it|their)(?! (?:the )?difference)(?= |$))/,
  ],
  // Of other money: 20 of it are no riyals, and no 20 of anything.
  [
    "currency",
    /(?:^| )(?:\d+ ?(?:piso|taka|دولار|درهم|جنيه|دينار|يورو)|(?:\d+ ?)?(?:pesos?|php|dollars?|usd|euros?|dirhams?|aed)|بال(?:جنيه|درهم|دينار|يورو|بيزو)\S*)(?= |$)/,
  ],
  // "Is it fresh?", "are the burgers at Smoke Alley any good?"; what is good to eat is another question.
  [
    "taste",
    /^(?:(?:and|so|but|ok|okay|well|also|hey) )*(?:is|are|was|were|hows|how is|how s|how are) (?!there |now |you |any)(?!.*(?:^| )(?:price|prices|deal|offer|rating|time|app|site|website|waffir|riyals?|sar)(?= |$))(?:\S+ ){1,6}?(?:(?:any|really|very|actually|so|always) )*(?:good|fresh|tasty|delicious|yummy|nice|decent|juicy|tender|authentic|legit|salty|greasy|oily|frozen|homemade|home made|worth it)(?: (?:there|there too|or not|or bad|or frozen|though|tho|enough|actually|(?:at|from) \S+(?: \S+){0,3}))?$|(?:^| )(?:(?:how|what) (?:does|do) (?:\S+ ){1,5}taste)(?= |$)|^(?:(?:and|so|but) )*(?:hows|how s|how is|how are) (?:the|their) (?!.*(?:price|prices|delivery|weather|service|minimum|order|rating|hours|app|fees?|total|score|data|money|\w+ed|chosen|made|done|set|found|making|doing|going|working)(?: |$))\S+(?: \S+){0,5}$|^(?:و|هل |طيب )*(?:(?:هو|هي|الاكل|اكلهم|طعمه|طعمها|طعمهم) )?(?:طازج|طازجه|لذيذ|لذيذه|طعمه حلو|طعمها حلو|اكلهم حلو|اكلهم زين|اكلهم لذيذ)(?: (?:عندهم|ولا لا|ولا مثلج|ولا مجمد))?$/,
  ],
  ["taste", /(?:^| )(?:نظيف(?:ه|ين)?|نظاف(?:ه|ته|تهم)|انظف (?:مكان|مطعم|محل))(?: ولا لا)?$/],
  ["hours", /(?:^| )(?:is|are|will|would) (?:\S+ ){1,6}(?:be )?(?:open|closed)(?= |$)(?! to )/],
  [
    "hours",
    /(?:^| )(?:(?:is|are)(?: \S+){0,6} (?:open|opened|closed|shut)|(?:does|do|when|what time|how late|until when|till when)(?: \S+){0,6} (?:opens?(?! an? account)|closes?(?! to| by)))(?= |$)|(?:^| )[وف]?(?:[يت](?:فتح|قفل|سكر|غلق)(?:ون)?|(?:[يت]شتغل(?:ون)?|شغال(?:ين)?)(?= (?:الحين|الان|اليوم|الليله|بكره|الصبح))|(?:ال)?(?:فاتح|مفتوح|مقفل|مسكر|قافل)(?:ه|ين)?)(?= |$)/,
  ],
  // "Who opens late?", "anyone open after midnight?", "a shawarma joint open at 1 am": the time itself is read apart.
  [
    "hours",
    /(?:^| )(?:who|which|what|anyone|anybody|anything|anywhere|somewhere|someone|any|restaurants?|places?|cafes?)(?: \S+){0,4} (?:opens?|opened|closes)(?= |$)(?! to )|(?:^| )open(?: (?:at|before|after|by|past|around))*(?:$| (?:in|near|around) )/,
  ],
  [
    "hours",
    /^(?:and |so |then )?what (?:time|times|hours)$|(?:^| )(?:وش|ايش|شنو|كم|متي) دوام(?= |$)/,
  ],
  [
    "hours",
    anyPhrase(
      `till when, until when, how late, until what time, till what time, لين متى, الين متى, لين كم, الى متى, لمتى, متى يقفلون, متى يسكرون, opening hours, opening times, working hours, are the hours, are their hours, are your hours, اوقات عمل, اوقات عملهم, ساعات عمل, ساعات عملهم, مواعيد عمل, مواعيد عملهم, مواعيد العمل, مواعيدهم, اوقات دوام, اوقات الدوام, open now, whats open, what s open, who is open, whos open, who s open, anything open, anywhere open, something open, places open, place open, restaurants open, restaurant open, open restaurants, open places, open near, open late, still open, open today, open till, open until, what time does,
       what time do, when does, close at, closing time, they open, 24 hours, متى دوامهم, دوامهم, ساعات العمل, اوقات العمل, يسهر`,
    ),
  ],
  [
    "contact",
    anyPhrase(
      `phone number, phone of, number of the restaurant, contact number, their number, call the, call them, whatsapp,
       instagram, website, رقم مطعم, رقم المطعم, رقم الجوال, رقمهم, عطني رقم, ابي رقم, ابغى رقم, تلفون, هاتف,
       واتساب, انستقرام, حسابهم`,
    ),
  ],
  [
    "pickup",
    anyPhrase(
      `if i pick it up, if i pick up, can i pick it up, can i pick up, pick it up myself, pick up myself, collect it myself,
       can i collect, for pickup, for collection, pickup price, pickup prices, استلم بنفسي, استلمه بنفسي, استلمها بنفسي,
       استلم الطلب بنفسي, اخذه بنفسي, اخذها بنفسي, امر اخذه, امر اخذها, امر استلم, استلم من الفرع, استلم من المطعم,
       استلام من الفرع, استلام من المطعم, فيه استلام, في استلام, خدمة الاستلام`,
    ),
  ],
  [
    "visiting",
    anyPhrase(
      `parking, dine in, dine-in, book a table, reserve, reservation, reservations, family section, wifi, outdoor seating,
       for families, kids area, valet, مواقف, موقف سيارات, جلسات, جلسة خارجية, قسم عوائل, عوائل, احجز, حجز طاولة, طاولة,
       حجز`,
    ),
  ],
  [
    "coupons",
    anyPhrase(
      "coupon, coupons, promo, promo code, discount code, any discount, discounts, voucher, كوبون, كوبونات, كود خصم, كود, اكواد, قسيمة, عروض خاصة, كود توصيل",
    ),
  ],
  [
    "coupons",
    /(?:^| )و?(?:علي[هك]ا?|عليهم|في[هك]?ا?|فيهم|عندهم|عندكم|عنده|يوجد|اي) (?:اي )?(?:عرض|عروض|خصم|خصومات|تخفيض|تخفيضات)(?= |$)|(?:^| )(?:on offer|on sale|on promo|offers? on|deals? on|discounts? on|promotions? on)(?= |$)/,
  ],
  [
    "minimum",
    anyPhrase(
      "order minimum, order min, minimum for the order, minimum is how much, minimum to order, minimum i have to order, what is the minimum, whats the minimum, minimum spend, minimum order, min order, minimum amount, minimum met, meet the minimum, met the minimum, reach the minimum, reached the minimum, below the minimum, under the minimum, above the minimum, over the minimum, وصلنا الحد, وصلت الحد, تحت الحد, المنيمم, منيمم, المينيموم, مينيموم, المنيموم, منيموم, الحد الادنى, حد ادنى, اقل طلب, اقل حد, اقل حد للطلب, حد الطلب, الحد الاقل, اقل مبلغ, اقل قيمة طلب",
    ),
  ],
  [
    "coverage",
    anyPhrase(
      `do you deliver, do they deliver, can they deliver, will they deliver, deliver to my, delivery time,
       how long does delivery, how long does it take, how long to deliver, delivery available, توصلون, يوصلون, توصلون ل,
       عندكم توصيل, فيه توصيل ل, فيه توصيل, يوصل لحي, يوصل لنا, وقت التوصيل, مدة التوصيل, كم ياخذ التوصيل, كم ياخذ وقت, كم دقيقة, minutes, how many minutes,
       خلال كم يوصل`,
    ),
  ],
];

/** These are asked about where no dish or restaurant is named. */
const ALONE: readonly (readonly [Subject, Sign])[] = [
  [
    "addPrice",
    /(?:^| )(?:how|where|can|كيف|وين|اقدر|ممكن|ودي|ابي|ابغي|i want)(?= |$).*(?:add|share|send|submit|upload|contribute|اضيف|ارسل|اشارك|ارفع|احط)(?= |$).*(?:price|prices|receipt|bill|picture|screenshot|سعر|اسعار|فاتوره|صوره|فاتورتي|مطعم|مطعمي|محلي|منيو|المنيو)|(?:^| )(?:i (?:have|found|know)|عندي|لقيت) (?:a |an |the )?(?:new |جديد )?(?:price|receipt|سعر|فاتوره)(?= |$)/,
  ],
  [
    "points",
    /(?:^| )(?:my|our|how many|what|كم|وين|وش) (?:is |are |my |waffir |عدد )*(?:points?|level|rank|trust level|score|نقاطي|نقطي|مستواي|ترتيبي|نقاط عندي|نقطه عندي|نقاط|رصيدي)(?= |$)|(?:^| )(?:نقاطي|مستواي|ترتيبي)(?= |$)/,
  ],
  [
    "apps",
    /(?:^| )(?:which|what|whats|how many|وش|ايش|اي|كم|شنو|من وين|اسماء|عددوا)(?: \S+){0,3} (?:apps|platforms|applications|(?:ال)?تطبيقات|(?:ال)?منصات|(?:ال)?برامج|تطبيق تقارن|تطبيق تقارنون)(?= |$)(?! .*(?:توصيل|رسوم|delivery|fees?|ارخص|اقل|cheap|cheaper|cheapest))|(?:^| )(?:what is|whats|who is|وش|ايش) (?:platform|app|المنصه|منصه|تطبيق) (?:a|b|c|ا|ب|ج)(?= |$)/,
  ],
  [
    "location",
    /(?:^| )(?:where am i|do you know where i am|know my location|my (?:current )?location|see my location|وين انا|تعرف (?:وين انا|موقعي|مكاني)|موقعي الحالي|تشوف موقعي)(?= |$)/,
  ],
  [
    "sorry",
    anyPhrase(
      `you did not answer, you didnt answer, did not answer, didnt answer, you dont understand, not what i asked,
       not what i meant, thats not what, thats wrong, wrong answer, not helpful, useless, you are wrong, you re wrong,
       ما جاوبتني, ما جاوبت, ما رديت, ما فهمتني, ما فهمت سؤالي, مو هذا اللي, مو هذا سؤالي, ما سالت عن, جوابك غلط,
       ردك غلط, غلطان, ما تفهم, ما فدتني`,
    ),
  ],
  [
    "language",
    anyPhrase(
      `speak arabic, speak english, speak hindi, speak urdu, speak tagalog, speak filipino, know hindi, know arabic, know urdu, know english, understand arabic, understand hindi, understand urdu, understand english, which languages, what languages, other language, other languages, english only, in english please, in arabic please, english please, arabic please, change language,
       change the language, switch language, switch to english, switch to arabic, talk in, reply in, answer in, اللغة,
       غير اللغة, تكلم عربي, تكلم انجليزي, كلمني عربي, كلمني انجليزي, بالانجليزي, بالعربي, رد بالعربي, رد بالانجليزي`,
    ),
  ],
  ["currency", anyPhrase("dollars, in dollars, usd, currency, بالدولار, دولار, العملة, بالريال")],
  [
    "fine",
    anyPhrase(
      "never mind, nevermind, forget it, no need, no thanks, ما يحتاج, خلاص ما ابي, هونت, بطلت",
    ),
  ],
  [
    "overall",
    /(?:platform|app|تطبيق|منصه|برنامج)s?(?= |$).*(?:usually|overall|general|generally|always|average|typically|every ?time|most of the time|عموما|عام|دايم|دايما|دائما|عاده|غالبا|على طول)(?= |$)|(?:usually|overall|generally|always|دايم|دايما|دائما|عاده|غالبا) .*(?:platform|app|تطبيق|منصه|برنامج)|(?:^| )(?:best|احسن|افضل) (?:food |delivery )*(?:platform|app|تطبيق|منصه|برنامج)s?(?= |$)/,
  ],
  [
    "dearDelivery",
    /(?:^| )(?:ليش|ليه|why|how come)(?= ).*(?:توصيل|delivery).*(?:غالي|غاليه|مرتفع|كثير|expensive|high|much)(?= |$)|(?:^| )(?:ال)?(?:delivery|توصيل) (?:fees? |is |charges? |ب)?\d+ ?(?:riyals?|sar|rs|ريال|ر س)? (?:why|how come|ليش|ليه)$/,
  ],
  [
    "freeDelivery",
    anyPhrase(
      "free delivery, deliver for free, is delivery free, is the delivery free, توصيل مجاني, التوصيل مجاني, توصيلهم مجاني, يوصلون مجانا, توصيل ببلاش, بدون رسوم توصيل",
    ),
  ],
  [
    "vat",
    /(?:سعر|السعر|اسعار|الاسعار|price|prices|total|totals)(?= ).*(?:شامل|شامله|[يت]شمل|[يت]شملون|مع|بدون|with|without|include|includes|including|inclusive)(?: of| ال)* (?:ال)?(?:توصيل|delivery)(?= |$)/,
  ],
  [
    "vat",
    /^(?:و|هل |طيب |هذا |هذي |is |does |and |so )*(?:that |this |it |they |these |those |all )*(?:شامل|شامله|يشمل|تشمل|including|includes?|incl|inclusive of) (?:the )?(?:ال)?(?:توصيل|delivery)(?: (?:included|ولا لا|او لا))?$|^(?:and |و|طيب |so )*(?:(?:how much|whats the (?:price|total)|كم|بكم|كم (?:يطلع|يصير|تطلع)) )?(?:with|مع) (?:the )?(?:ال)?(?:توصيل|delivery)(?: (?:هال|ال)سعر)?$|^(?:is |هل )?(?:the )?(?:delivery|ال?توصيل) (?:included|محسوب|شامل|داخل)$|^(?:is |are |does |هل |ال?سعر |هذا |هذي )*(?:that |this |it |they |these |those |the prices? )*(?:with|without|مع|شامل|بدون) (?:the )?(?:ال)?(?:delivery|توصيل) (?:or|ولا|او|ام) (?:with|without|not|مع|بدون|من غير|لا|بلا)(?: it| delivery| ال?توصيل)?$/,
  ],
  [
    "coupons",
    anyPhrase(
      "فيه عرض, عليه عرض, عليها عرض, عندهم عرض, عروض, العروض, عروضهم, خصومات, خصم, فيه عروض, offers, any offers, deals, promotions, discount, free food, food free",
    ),
  ],
  [
    "vat",
    anyPhrase(
      `vat, tax, taxes, inclusive of vat, include vat, including vat, vat included, ضريبة, الضريبة, ضرايب, القيمة المضافة,
       شامل الضريبة, شاملة الضريبة`,
    ),
  ],
  [
    "wrongPrice",
    anyPhrase(
      `wrong price, price is wrong, prices are wrong, price was wrong, price is not right, price is different, report a price,
       report a wrong, report it, report this, report that, how do i report, how to report, how do i fix, how can i fix, how do i correct, how can i correct, how do i update it, how do i change it, can i correct, can i fix, fix a price, correct a price, سعر غلط, السعر غلط, عندكم غلط, غير صحيح,
       سعر خطا, خطا بالسعر, اسعار غلط, الاسعار غلط, كيف اصلح, كيف اصلحه, كيف اصلحها, كيف اعدل, كيف اعدله, كيف اعدلها, كيف اصحح, كيف اصححه, كيف اصححها, وين اعدله, وين اعدل, وين اصححه, كيف احدثه, كيف نعدله, how do i fix it, how can i fix it, how do i correct it, how can i correct it, how do i update it, كيف ابلغ, وين ابلغ,
       ابلغ عن سعر, السعر تغير, لقيته اغلى, طلع اغلى`,
    ),
  ],
];

/** What of things we can't do or know a folded message asks about; null when none. `named`: it names a dish or a restaurant. */
export function subjectOf(said: string, named: boolean): Subject | null {
  const table = named ? ALWAYS : [...ALWAYS, ...ALONE];
  const asked = said.replace(LACKS, " ");
  return table.find(([, sign]) => sign.test(asked))?.[0] ?? (isHalalAsked(said) ? "halal" : null);
}

/** "Is the chicken halal?", not "halal butter chicken". */
const isHalalAsked = (said: string): boolean =>
  /(?:^| )(?:is|are|does|do|هل|هو|هي|(?:ال)?(?:اكل|لحم|دجاج|لحوم)(?:هم|كم)?(?= (?:\S+ )?(?:عندهم|عندكم|فيه|هذا|كله|كلها|حلال$))|(?:لحم|دجاج|اكل)(?:هم|كم))(?: \S+)* (?:halal|حلال)(?= |$)|(?:halal|حلال) (?:or not|ولا لا)/.test(
    said,
  );

/** Subjects that may be about the dish or the restaurant that is named. */
export const OF_A_DISH = new Set(["wrongPrice", "notify", "deliveryTime", "ordering", "dearer"]);

/** What may be asked of a restaurant, which is then told of. */
export const OF_PLACES = new Set<Subject | null>(["hours", "taste"]);
