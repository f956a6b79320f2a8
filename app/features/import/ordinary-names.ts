import { fold, isDescriptive, isListed, tokenize, withoutArticle } from "~/features/names";

/** People's names, which are over many a door: whose shop it is, and not which chain. */
const GIVEN = `
محمد احمد محمود حامد عبدالله عبدالرحمن عبدالعزيز عبدالكريم عبدالمجيد عبداللطيف عبدالسلام عبدالقادر علي عمر عثمان ابوبكر حسن حسين
هاشم خالد سعد سعيد سعود سلطان سلمان سليمان فهد فيصل فارس فواز فؤاد نواف نايف ناصر نصر نوح منصور ماجد مجيد مبارك مساعد مشعل مصطفى
موسى عيسى يحيى يوسف يونس يعقوب ابراهيم اسماعيل اسحاق ادريس ادم داود هارون صالح صلاح صابر طارق طلال طلحة عادل عامر عباس عبود عماد
كريم كمال جمال جميل جابر جاسم جعفر حمد حمدان حمزة حمود رشيد راشد رامي رضا زياد زيد زين سامي سالم سليم شاكر شريف ضياء غازي غانم
بدر بسام بشير بكر بلال تركي ثامر مروان معاذ معتز وليد ياسر ياسين يزيد مريم فاطمة عائشة خديجة زينب نورة سارة هند ليلى سلمى منى
mohammed mohammad muhammad mohamed ahmed ahmad mahmoud hamed abdullah abdulrahman abdulaziz abdulkarim ali omar umar othman osman
hassan hasan hussein hussain hashim hashem khalid khaled saad saeed saud sultan salman sulaiman suleiman fahad fahd faisal faris
fares fawaz nawaf nayef naif nasser nasir mansour mansoor majed majid mubarak mishal mustafa musa mousa isa yahya yousef yusuf
yousuf ibrahim ismail idris adam dawood haroon saleh salah saber tariq tareq talal adel amer abbas emad karim kareem kamal jamal
jameel jaber jassim jaafar hamad hamdan hamza rashid rasheed rami reda ziad ziyad zaid zain sami salem salim shaker sharif ghazi
bader bassam bashir bilal turki marwan muath waleed walid yasser yaseen mariam maryam fatima aisha khadija zainab noura sara hind
layla laila salma mona
`;

/** Lands and cities whose cooking is sold, what stands before a name, and what hosts like to say of themselves. */
const COMMON = `
السعودية نجد الحجاز عسير جازان القصيم حائل مكة المدينة جدة الدمام الرياض اليمن صنعاء عدن حضرموت تعز مصر القاهرة الاسكندرية الشام سوريا
دمشق حلب حمص لبنان بيروت فلسطين القدس غزة نابلس الاردن عمان العراق بغداد الموصل الكويت البحرين قطر الامارات دبي السودان الخرطوم المغرب
تونس الجزائر ليبيا تركيا اسطنبول ايران الهند دلهي كيرلا حيدراباد باكستان لاهور كراتشي كشمير بنجاب بنغلادش دكا افغانستان كابل بخارى
بخارا سمرقند تركستان الصين بكين كوريا اليابان ايطاليا روما باريس فرنسا المكسيك اندونيسيا الفلبين مانيلا اثيوبيا الحبشة
saudi najd hijaz asir jazan qassim makkah madinah jeddah dammam riyadh yemen sanaa aden hadramout egypt cairo alexandria sham syria
damascus aleppo lebanon beirut palestine jerusalem gaza nablus jordan amman iraq baghdad kuwait bahrain qatar emirates dubai sudan
khartoum morocco tunis algeria libya turkey istanbul iran india delhi kerala hyderabad pakistan lahore karachi kashmir punjab
bangladesh dhaka afghanistan kabul bukhara samarkand china beijing korea japan italy rome paris france mexico indonesia philippines
manila ethiopia java جافا
ابو ابي ام بو ال abu abo umm al el بن ابن
ديرة ديرتي ديرتنا بلدي بلدنا حارتنا حارة دارنا بيتنا ضيعة وطن وطني ربعي ربعنا هلا حياكم مرحبا تفضل طيبات الطيبات خيرات بركة طيب كرم
كرام الكرام ضيافة وليمة عزومة سفرة افراح فرح سعادة هناء هنا عافية صحة
`;

const WORDS = new Set([GIVEN, COMMON].flatMap((text) => text.trim().split(/\s+/).map(fold)));

const isOrdinaryWord = (word: string): boolean => {
  const bare = withoutArticle(word);
  return (
    /^\d+$/.test(word) ||
    WORDS.has(word) ||
    isListed(word) ||
    isDescriptive(word) ||
    (bare !== undefined && (WORDS.has(bare) || WORDS.has(`ال${bare}`)))
  );
};

/**
 * Whether all words of a name are such as many use: words that the dictionary of signs has, people's names, lands. Two who share
 * one («باب اليمن», "Golden Saj", «مطعم هاشم») may be one chain, or strangers.
 */
export const isOrdinary = (name: string): boolean => tokenize(name).every(isOrdinaryWord);
