import type { Subject } from "../subjects";
import type { Voice } from "./names";

const SUBJECTS: Record<Subject, Record<Voice, string>> = {
  complaint: {
    ar: "آسف على اللي صار. إحنا نقارن الأسعار بس، والطلب نفسه عند المنصّة: تواصل مع خدمة العملاء في تطبيقها وهم يعوّضونك أو يصلحونها.",
    en: "I'm sorry that happened. We only compare prices; the order itself is with the platform, so its customer service, in its app, can refund or fix it.",
  },
  tracking: {
    ar: "ما أقدر أشوف طلبك ولا ألغيه. افتح تطبيق المنصّة اللي طلبت منها وتلقى حالته هناك.",
    en: "I can't see, track or cancel your order. Open the app you ordered from: its status is there.",
  },
  ordering: {
    ar: "ما أطلب ولا أدفع عنك، الطلب يصير في تطبيق المنصّة. اللي أقدر عليه: أقول لك أي منصّة أرخص شامل التوصيل. وش تبي تطلب؟",
    en: "I can't place or pay for an order: that happens in the platform's app. I can tell you which platform is cheapest with delivery. What would you like to order?",
  },
  hours: {
    ar: "أوقات العمل ما عندي، تلقاها في تطبيق المنصّة أو الخرائط. أقدر أدلك على أقرب فرع أو أقارن لك أسعارهم.",
    en: "I don't have opening hours; the platform's app or a map will. I can find the nearest branch or compare the prices there.",
  },
  contact: {
    ar: "أرقام المطاعم ما عندي، تلقاها في الخرائط. أقدر أدلك على أقرب فرع أو أقارن لك أسعارهم.",
    en: "I don't have phone numbers or websites; a map will. I can find the nearest branch or compare the prices there.",
  },
  coupons: {
    ar: "ما عندي أكواد الخصم ولا عروض المنصّات الخاصة. أقدر أقول لك وين الطلب أرخص بدونها، شامل التوصيل.",
    en: "I don't have coupons or the platforms' own offers. I can tell you where it's cheapest without them, delivery included.",
  },
  calories: {
    ar: "السعرات والقيم الغذائية ما عندي، أعرف الأسعار بس. اسأل المطعم، أو قل لي «شي صحي» وأقترح لك.",
    en: "I don't have calories or nutrition facts, only prices. Ask the restaurant, or say “something healthy” and I'll suggest a few.",
  },
  halal: {
    ar: "المطاعم في السعودية ملزمة بالحلال، بس ما عندي معلومة عن مطعم بعينه. إذا تبي تتأكد اسأل المطعم نفسه.",
    en: "Restaurants in Saudi Arabia have to serve halal food, but I know nothing about any one kitchen. To be sure, ask the restaurant.",
  },
  visiting: {
    ar: "ما أعرف عن الجلسات والمواقف والحجز، لأني أعرف أسعار التوصيل بس. أقدر أدلك على أقرب فرع أو أقارن لك الأسعار.",
    en: "I don't know about seating, parking or bookings: I only know delivery prices. I can find the nearest branch or compare prices.",
  },
  coverage: {
    ar: "التوصيل تسويه المنصّات مو إحنا، وهي اللي تعرف تغطي حيّك وكم ياخذ. قل لي الطبق وحيّك وأعطيك الأرخص قريب منك مع رسوم التوصيل.",
    en: "The platforms deliver, not us, and their apps show whether they reach you and how long it takes. Tell me a dish and your area and I'll give the cheapest nearby, delivery fee included.",
  },
  minimum: {
    ar: "الحد الأدنى للطلب ما عندي، يطلع لك في تطبيق المنصّة قبل الدفع. أقدر أقارن لك السعر ورسوم التوصيل.",
    en: "I don't have minimum orders; the platform's app shows it before you pay. I can compare prices and delivery fees.",
  },
  overall: {
    ar: "ما فيه منصّة أرخص دايم: تفرق من طبق لطبق ومن مطعم لمطعم، وأحيانًا التوصيل يقلبها. قل لي وش تبي تطلب وأقول لك الأرخص.",
    en: "No platform is always the cheapest: it changes from dish to dish, and delivery fees often turn it around. Tell me what you'd order and I'll say where it's cheapest.",
  },
  currency: {
    ar: "كل الأسعار عندنا بالريال السعودي، وما أحوّلها لعملة ثانية.",
    en: "All our prices are in Saudi riyals, and I don't convert them.",
  },
  fine: {
    ar: "ولا يهمك، أنا حاضر متى ما بغيت.",
    en: "No problem. I'm here whenever you need me.",
  },
  freeDelivery: {
    ar: "رسوم التوصيل تفرق من مطعم لمطعم ومن منصّة لمنصّة. قل لي وش تبي تطلب، مثل «توصيل البرجر كم؟»، وأعطيك الأقل.",
    en: "Delivery fees change from one restaurant and platform to the next. Tell me what you'd order, such as “delivery fee for burgers”, and I'll give the lowest.",
  },
  dearDelivery: {
    ar: "رسوم التوصيل تحددها المنصّات، وتفرق حسب المطعم والمسافة والوقت. قل لي وش طلبت وأشوف لك منصّة أو مطعم توصيله أقل.",
    en: "The platforms set delivery fees, by restaurant, distance and time of day. Tell me what you're ordering and I'll look for a platform or a place that delivers for less.",
  },
  vat: {
    ar: "الإجمالي اللي أعطيك إياه شامل الضريبة والتوصيل. إذا منصّة تضيف الضريبة فوق السعر، تشوفها مكتوبة لحالها.",
    en: "The total I give includes VAT and delivery. Where a platform adds VAT on top of the price, it is shown as a part of its own.",
  },
  trust: {
    ar: "الأسعار يشاركها الناس من صور طلباتهم. «مؤكَّد» يعني أكّده أكثر من شخص بصورة، و«غير مؤكَّد» يعني للحين ما أكّده عدد كافي، و«قديم» يعني مر عليه وقت وممكن تغيّر. كل سعر جنبه عمره.",
    en: "People share the prices from pictures of their orders. Verified means several people confirmed one with a picture, unverified that too few have so far, and stale that it is old and may have changed. Each price shows its age.",
  },
  wrongPrice: {
    ar: "شكرًا إنك نبّهتنا. اضغط «تغيّر» تحت السعر في صفحة الطبق، أو [صوّر طلبك](/contribute/snapshot/new) ونحدّثه. أي طبق تقصد؟",
    en: "Thank you for telling us. Tap “changed” below the price on the dish's page, or [send a snapshot](/contribute/snapshot/new) and we'll update it. Which dish do you mean?",
  },
  language: {
    ar: "أجاوبك بالعربي أو الإنجليزي: اكتب باللغة اللي تبيها وأرد عليك بها. ولغة الصفحة تغيّرها من أعلى الصفحة.",
    en: "I answer in Arabic or English: write in either and I'll reply in it. You can change the language of the page at its top.",
  },
  sorry: {
    ar: "المعذرة، ما فهمتك زين. جرب تقولها باسم الطبق أو المطعم، مثل «أرخص برجر قريب من حطين».",
    en: "Sorry, I got that wrong. Try it with the name of a dish or a restaurant, such as “cheapest burger near Hittin”.",
  },
  forgetAll: {
    ar: "تقدر تحذف كل اللي أعرفه عنك من [ذاكرتي](/profile/memory). وإذا تبي أنسى شي واحد قل لي وش هو.",
    en: "You can delete everything I know about you on [your memory page](/profile/memory). To forget one thing, tell me which.",
  },
};

/** What is said of something that we can't do or know. */
export function saySubject(voice: Voice, subject: Subject): string {
  return SUBJECTS[subject][voice];
}
