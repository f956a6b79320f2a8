/** Between letters and digits, where one word ends. */
const END = "(?![\\p{L}\\p{M}])";
const START = "(?<![\\p{L}\\p{M}])";

const CURRENCIES =
  "SAR|S\\.?R\\.?|saudi riyals?|riyals?|riyaal|rials?|ryals?|﷼|⃁|ر\\s?\\.?\\s?س\\.?|ريال سعودي|ريالات|ريالا|ريالًا|ريال|هللات|هللة|هلله|halalas?|halalah|USD|US\\$|\\$|dollars?|دولارات|دولار|€|euros?|يورو|£|pounds?|AED|dirhams?|دراهم|درهم|bucks?|cents?";

/** A currency right after a number, whatever brackets, stars or «سعودي» stand between. */
export const CURRENCY_AFTER = new RegExp(
  `^[\\s*_()\\[\\]\\p{Cf}-]{0,6}(?:saudi\\s+)?(?:${CURRENCIES})${END}`,
  "iu",
);
/** A currency right before a number. */
export const CURRENCY_BEFORE = new RegExp(
  `(?:${START}|(?<=^|\\s)[وبل])(?:${CURRENCIES})[\\s:=*_()\\[\\]\\p{Cf}~≈]{0,6}$`,
  "iu",
);
/** A word that may belong to an amount that is still to come. */
export const CURRENCY_WORD = new RegExp(`^[*_(]*[وبل]?(?:${CURRENCIES})[*_).,:]*$`, "iu");

export const HALALAS = /^[\s*_()]*(?:هلل|halala)/iu;

/** What a number counts that is not money. */
const UNITS =
  "km|kms|kilomet\\w*|كم|كيلومتر\\w*|كيلو|kilo|kg|m|met(?:er|re)s?|metro|متر\\p{L}*|أمتار|مترًا|میٹر|کلو\\s?میٹر|मी\\.?|मीटर|कि॰?\\.?\\s?मी\\.?|किलोमीटर|araw|linggo|buwan|oras|minuto|دن|گھنٹے|گھنٹہ|منٹ|مہینے|ماہ|ہفتے|دنوں|मिनट|दिन|घंटे|घंटा|महीने|हफ़्ते|min|mins|minutes?|دقيقة|دقايق|دقائق|days?|يوم|يوما|يومًا|أيام|ايام|hours?|hrs?|ساعة|ساعات|weeks?|أسبوع|اسبوع|أسابيع|months?|شهر[\\p{L}\\p{M}]*|أشهر|years?|سنة|سنوات|%|٪|percent|بالمية|بالمئة|pieces?|pcs|قطع|قطعة|حبة|حبات|حبه|نفر|أنفار|أشخاص|اشخاص|شخص|people|persons?|افراد|فرد|लोगों|व्यक्ति|na tao|tao|شخصًا|guests?|of us|branches|branch|فروع|فرع|stars?|نجوم|نجمة|out of|platforms?|منصات|options?|خيارات|خيار|places?|أماكن|restaurants?|مطاعم|مطعم|dishes|dish|أطباق|طبق|items?|things?|أشياء|portions?|servings?|orders?|طلبات|grams?|g|جرام|غرام|calories|kcal|سعرة|سعرات|x|×|ago|facts?|معلومات|times|مرات|st|nd|rd|th|am|pm|ص|م";
/** Filipino says "4 na araw". */
const LINKER = "(?:na\\s+)?";
export const UNIT_AFTER = new RegExp(`^[\\s*_)\\]\\p{Cf}-]{0,4}${LINKER}(?:${UNITS})${END}`, "iu");

/** "and a half", «ونص», «إلا ربع» after a number. */
export const HALF_AFTER = /^[\s*_]*(?:و\s?نصف?|and a half)(?![\p{L}])/iu;
export const QUARTER_AFTER = /^[\s*_]*(?:و\s?ربع|and a quarter)(?![\p{L}])/iu;
export const THOUSANDS_AFTER = /^\s?k(?![\p{L}])/iu;

/** Words that make a number near them a price; "coffee" is no fee. */
export const PRICE_BEFORE =
  /(?:(?:price|cost|total|(?<!cof)fee|charge|pay|paid|only|save|saving|cheap|worth|discount|delivery|delivered|amount|VAT)|سعر|كلف|تكلف|يطلع|تطلع|مجموع|إجمالي|اجمالي|رسوم|توصيل|توفر|توفير|حساب|تدفع|بس|فقط|قيمة|خصم|ضريبة)[^.!?؟\n]{0,40}$|(?:^|\s)[بو]?بـ?\s*$/iu;

/** Words right before a number that make it a time or a year. */
export const TIME_BEFORE =
  /(?<!\p{L})(?:in|since|until|till|from|by|year|the|of|at|o|الساعة|ساعة|سنة|عام|لعام|لسنة|من|منذ|حتى|إلى|الى|موسم|يناير|فبراير|مارس|[أا]بريل|مايو|يونيو|يوليو|[أا]غسطس|سبتمبر|[أا]كتوبر|نوفمبر|ديسمبر|january|february|march|april|may|june|july|august|september|october|november|december)\s+$/iu;
/** What follows an hour. */
export const HOUR_AFTER =
  /^\s{0,2}(?:[ap]\.?m\b|o(?:'|’)clock|مساء|صباح|الصبح|العصر|الظهر|المغرب|العشاء|الليل|بالليل)/iu;

/** Words that make an amount before them the same. */
export const LIMIT_AFTER =
  /^[\s)*_]{0,3}(?:تک|سے کم|तक|से कम|or less|أو [أا]قل|max)(?![\p{L}\p{M}])/iu;

/** Words that make an amount after them what a person would pay at most. */
export const LIMIT_BEFORE =
  /(?:under|below|less than|within|up to|at most|max(?:imum)?|budget(?: of| is)?|over|above|more than|أقل من|اقل من|تحت|حدود|أكثر من|اكثر من|فوق|ميزاني\p{L}*|ما يتعدى|حتى|يتجاوز|تتجاوز|ضمن|hanggang|mas mababa sa|بجٹ|बजट)[\s:*_()]{0,4}(?:(?:SAR|SR)\s)?$/iu;

/** What stands in one line with how far two totals are apart, in the words of the product or of whoever words it otherwise. */
export const DIFFERENCE =
  /(?:cheaper|cheapest|less|more|dearer|costlier)\b.*\bby |بفرق |أ?رخص .*بـ?\s?(?=[\d٠-٩⁨])|mura nang |mahal nang |سست[اےی]|مہنگ[اےی]|सस्त[ाेी]|महँग[ाेी]|महंग[ाेी]/iu;
