/**
 * Pairs of words, Arabic and English, from which the benchmark makes up names: nouns and names that
 * signs in the Gulf carry, and what menus say. Only their variety matters here.
 */
const pairs = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.split("|") as [string, string]);

export const KINDS = pairs(`
  مطعم|Restaurant
  مطاعم|Restaurants
  بيت|House
  ركن|Corner
  مطبخ|Kitchen
  كافيه|Cafe
  مشويات|Grills
  حلويات|Sweets
  مخبز|Bakery
  قصر|Palace
  شاورما|Shawarma
  برجر|Burger
  بيتزا|Pizza
  فطور|Breakfast
  مندي|Mandi
`);

export const OWN_NAMES = pairs(`
  حمدان|Hamdan
  سلمان|Salman
  الراجح|Al Rajeh
  بدران|Badran
  غزلان|Ghazlan
  الشمري|Al Shammari
  طلال|Talal
  ياقوت|Yaqoot
  مرجان|Marjan
  الخزامى|Khuzama
  نجد|Najd
  تهامة|Tihama
  الحجاز|Hijaz
  شبام|Shibam
  دمشق|Damascus
  بيروت|Beirut
  اسطنبول|Istanbul
  بومباي|Bombay
  مانيلا|Manila
  كراتشي|Karachi
  زعفران|Saffron
  هيل|Cardamom
  ريحان|Basil
  الجمر|Ember
  الدخان|Smoke
  النخيل|Palms
  الواحة|Oasis
  الوادي|Valley
  القمر|Moon
  النجمة|Star
  الشراع|Sail
  البحر|Sea
  الجبل|Mountain
  السحاب|Clouds
  الفجر|Dawn
  الديوان|Diwan
  السفير|Ambassador
  الملكي|Royal
  الذهبي|Golden
  الأخضر|Green
  الأزرق|Blue
  العائلة|Family
  الأصدقاء|Friends
  الجدة|Grandma
  الشيف|Chef
  كرنشي|Crunchy
  تيستي|Tasty
  فريش|Fresh
  سموكي|Smoky
  بلاك|Black
  وايت|White
  ستون|Stone
  فاير|Fire
  لافا|Lava
  زون|Zone
  هب|Hub
  لاونج|Lounge
  تاون|Town
  سيتي|City
  ستريت|Street
`);

export const DISH_HEADS = pairs(`
  شاورما|Shawarma
  برجر|Burger
  كبسة|Kabsa
  مندي|Mandi
  برياني|Biryani
  بخاري|Bukhari Rice
  مضغوط|Madghout
  بيتزا|Pizza
  باستا|Pasta
  فتة|Fatteh
  صحن|Plate
  وجبة|Meal
  ساندوتش|Sandwich
  فطيرة|Pie
  شوربة|Soup
  سلطة|Salad
  كباب|Kebab
  أوصال|Awsal
  شيش|Shish
  بروست|Broast
  سمبوسة|Sambosa
  مسحب|Fillet
  كنافة|Kunafa
  كيك|Cake
  آيس كريم|Ice Cream
  عصير|Juice
  قهوة|Coffee
  لاتيه|Latte
  شاي|Tea
  فول|Foul
`);

export const DISH_TAILS = pairs(`
  دجاج|Chicken
  لحم|Beef
  غنم|Lamb
  سمك|Fish
  روبيان|Shrimp
  خضار|Vegetables
  جبن|Cheese
  حار|Spicy
  عادي|Regular
  دبل|Double
  مشوي|Grilled
  مقلي|Fried
  بالفرن|Baked
  بالثوم|Garlic
  بالليمون|Lemon
  عربي|Arabic
  هندي|Indian
  إيطالي|Italian
  تركي|Turkish
  سبيشل|Special
  مكسرات|Nuts
  فستق|Pistachio
  مانجو|Mango
  فراولة|Strawberry
  كراميل|Caramel
  شوكولاتة|Chocolate
  فانيلا|Vanilla
  تمر|Dates
  زعتر|Zaatar
  لبنة|Labneh
  بيض|Egg
  فطر|Mushroom
  ذرة|Corn
  زيتون|Olives
  حمص|Hummus
  باذنجان|Eggplant
`);
