/**
 * What dishes are, told by the words of their names in either script: words = traits. A trait weighs 1 unless a figure follows;
 * what makes a dish the dish it is weighs most, what it is made of less. Longer phrases say more than their words.
 */
export const TRAITS = `
كبسه, كبسات, kabsa, kabsah = riceplate:3 gulf:2 spiced pot
مندي, mandi = riceplate:3 gulf:2 spiced oven
مضغوط, مظغوط, madghoot, madghout = riceplate:3 gulf:2 spiced pot
بخاري, bukhari = riceplate:3 gulf:1.8 spiced pot
مظبي, مضبي, madhbi, mathbi = riceplate:3 gulf:2 grilled:.7
حنيذ, haneeth = riceplate:2.6 gulf:2 oven lamb
زربيان, zurbian = riceplate:3 gulf:1.7 spiced
مجبوس, مكبوس, machboos = riceplate:3 gulf:2 spiced pot
برياني, biryani = riceplate:3 indian:1.3 spiced:1.2 heat:.6
مقلوبه, maqluba = riceplate:2.6 levant:1.2 pot
سليق, saleeg = riceplate:2.6 gulf:1.8 pot creamy
مفطح, mufattah, قوزي, ouzi = riceplate:2.8 gulf:2 lamb oven feast
صياديه, sayadieh = riceplate:2.4 fish:1.5 gulf:.8
منسف, mansaf = riceplate:2.6 levant lamb
كابلي, kabli = riceplate:3 gulf:1.6 spiced
رز, ارز, rice = riceplate:1.4
رز ساده, رز مندي, plain rice, نفر رز, رز بالشعيريه, vermicelli rice, رز صياديه, sayadieh rice, sinangag = riceplate:1.2 side:2.5
رز مقلي, fried rice = riceplate:1.6 asian:2 fried:.6
تابسيلوق, tapsilog, tapsi, longsilog, tosilog, tocilog, bangsilog, hotsilog, spamsilog, silog = riceplate:2.4 breakfast:1.2 eggs
جريش, jareesh, قرصان, qursan, مرقوق, margoog, مطازيز, matazeez, هريس, harees, ثريد, thareed = stew:2.4 gulf:2.2 grain
برجر, برغر, برقر, برقرات, همبرجر, همبرقر, burger, burgers, hamburger, سماش, smash, slider = burger:3 fastfood:1.5 bun
تشيز برجر, cheeseburger, تشيزبرجر = burger:3 fastfood:1.5 bun cheese:.8 beef:.8
واغيو, wagyu, brisket, بريسكت = beef:1.4
شاورما, shawarma, دونر, doner, جايرو, gyro = shawarma:3 fastfood:1.2 wrap:1.2 levant:.8
صاج, saj, لفه, wrap, راب, laffa = wrap:2.2 bread fastfood:.6
ساندويش, سندويش, ساندوتش, sandwich = wrap:1.4 sandwich:2 fastfood:.8
فلافل, falafel, طعميه = falafel:2.6 veg:1.2 levant beans fried:.6
بروست, broast, broasted, دجاج مقلي, fried chicken = friedchicken:3 chicken:1.2 fastfood:1.4 fried:1.2
مسحب, mussahab, musahab, ناجت, ناقت, ناغت, ناقتس, نقتس, ناجتس, nuggets, اجنحه, wings, زنجر, zinger, strips, ستربس = friedchicken:2.2 chicken:1.2 fastfood:1.2 fried
nashville hot chicken, دجاج 65, chicken 65 = friedchicken:2 chicken fried heat
بيتزا, pizza, بيتزه = pizza:3 italian:1.2 cheese bread fastfood:.8
باستا, مكرونه, معكرونه, pasta, macaroni, فوتشيني, fettuccine, alfredo, بيني, penne, لازانيا, lasagna, رافيولي, ravioli, سباغيتي, spaghetti = pasta:3 italian:1.4 creamy:.5
نودلز, noodles, رامن, ramen, باد تاي, pad thai, بانسيت, pancit, udon = noodles:3 asian:1.6
سوشي, sushi, رول, roll, نيجيري, nigiri, ساشيمي, sashimi, ماكي, maki, كاليفورنيا, دراغون = sushi:3 asian:1.4 fish:.8 cold:.6
سبرنغ رول, spring rolls, لومبيا, lumpiang, lumpia = starter:2 asian:1.2 fried:1.2
سينامون رول, cinnamon roll = sweet:1.6 pastry:2 dessert:1.2
كونغ باو, kung pao, حامض حلو, sweet and sour, بيف بروكلي, beef broccoli, منشوريان = wok:2.4 asian:1.8
ترياكي, teriyaki, بول, bowl, poke = bowl:2 asian healthy
كباب, kebab, kabab, اضنه, adana, اسكندر, iskender, شيش كباب, كفته, kofta = grill:3 lamb:.8 grilled
شيش طاووق, شيش, طاووق, طاوق, tawook, taouk = grill:2.6 chicken grilled levant:.6
اوصال, تكه, مشاوي, مشكل مشاوي, mixed grill, grill, ريش, chops, cubes = grill:3 grilled meat:.6
دجاج على الفحم, على الفحم, charcoal, شوايه, rotisserie, inasal, انسال, دجاج فلفل, peri = grill:2.2 roastchicken:2.4 chicken:1.2 grilled
ستيك, استيك, steak, ريب اي, ribeye, تندرلوين, tenderloin, striploin, t bone, bistek = steak:3 beef:1.3 grilled
اضلاع, ribs = steak:1.6 beef grilled
هامور, hamour, سمك, fish, بلطي, tilapia, سي باس, sea bass, فيليه سمك, سالمون, salmon, تونه, tuna = fish:2.6 seafood:1.4
روبيان, جمبري, shrimp, prawns, كلماري, calamari, لوبستر, lobster, hipon = shrimp:2.2 seafood:2
بحري, بحريه, seafood, داينمايت, dynamite = seafood:2.6
كاري, curry, مسالا, masala, بتر تشيكن, butter chicken, كورما, korma, بانير, paneer, ularthiyathu, bhaji = curry:3 indian:1.8 spiced creamy:.5 heat:.6
دال, dal = curry:3 beans:2 indian:1.8 spiced veg:.8
فحسه, fahsa, سلته, saltah, عقده, ogda, ايدام, idam, طاجن, tagine, باميه, okra, bamia, ملوخيه, molokhia, kare, ادوبو, adobo = stew:3 spiced:.6
فول, foul, ful, fava, عدس, lentil, lentils, فاصوليا, beans = beans:3 breakfast:1.4 veg:.8
شكشوكه, shakshouka, بيض, eggs, egg, مينمن, menemen, omelette = eggs:3 breakfast:1.8
كبده, liver = liver:2.6 breakfast:1
فطور, breakfast = breakfast:3
تميس, tamees, نان, naan, ملوح, mulawah, خبز, bread, بوروتا, parotta, ساوردو = bread:3 side:1.2
دوسا, dosa, idli, appam, vada = southindian:3 indian:1.6 breakfast:.8 veg:.6
مطبق, mutabbaq, سمبوسه, sambosa, samosa, puri = starter:2 pastry:1.2 fried
فطيره, فطاير, fatayer, مناقيش, manakish, بيدا, pide, لحم بعجين, lahmacun, معجنات, pastry, كرواسون, croissant = pastry:3 bread:1.2
حمص, hummus, متبل, mutabbal, بابا غنوج, baba ghanoush, محمره, muhammara, dip = dip:3 levant veg starter:.8
ورق عنب, vine leaves, يالنجي, محشي = starter:2 levant veg:.8
كبه, kibbeh, عرايس, arayes = starter:1.6 levant meat fried:.5
مسخن, musakhan, فته, fatteh = levant:2 bread main
منتو, mantu, يغمش, yaghmush, dumplings = dumplings:3 starter:.6
سلطه, salad, تبوله, tabbouleh, فتوش, fattoush, كينوا, quinoa, caesar, سيزر = salad:3 cold healthy veg:.6
شوربه, soup, مرق, broth, سينيغانغ, sinigang, ميسو, miso = soup:3 liquid
بطاطس, fries, potato, potatoes, ودجز, wedges, حلقات بصل, onion rings, dough balls = fries:2.6 side:1.4 fried:.8 fastfood:.6
كول سلو, coleslaw, ثوميه, garlic sauce, مخلل, pickles, طحينه, سلطه حاره, dakoos, sauce = side:3 sauce:2
كنافه, kunafa, بسبوسه, basbousa, بقلاوه, baklava, قطايف, qatayef, لقيمات, luqaimat, ام علي, umm ali, معمول, maamoul, كليجا, kleija = dessert:3 sweet:2 arabsweet:1.6
ايسكريم, ايس كريم, آيسكريم, بالايسكريم, ice cream, جيلاتو, gelato, بوظه, سوفت, هالو هالو, halo halo, mochi, موتشي = dessert:3 sweet:2 frozen:2 cold
كيك, كيكه, cake, cheesecake, تشيز كيك, تيراميسو, tiramisu, كوكيز, cookie, دونات, donut, ترافل التمر, truffle, سان سيباستيان, حلى, dessert, sweets, حلويات = dessert:3 sweet:2 cake:1.4
مهلبيه, muhallabia, flan, payasam, jamun, كاسترد, رهش, turon, تورون, حلى قهوه = dessert:3 sweet:2 pudding:1.2
بان كيك, pancakes, فرنش توست, french toast, وافل, waffle = dessert:1.4 sweet:1.6 breakfast:1.6
معصوب, masoub, عريكه, areeka, بنت الصحن, bint al sahn, حنيني, hanini = dessert:1.6 sweet:1.6 breakfast:1.2 gulf:1.2 bread
محلى, muhalla, لبنه وعسل, labneh honey, صاج شوكولاته, chocolate saj = sweet:1.4
سلطه فواكه, fruit salad, acai, شوفان, oatmeal = fruit:1.6 healthy sweet:.8 breakfast:.8 cold
مانجو ستيكي رايس, mango sticky rice = dessert:3 sweet:2 mango
قهوه, coffee, لاتيه, latte, كابتشينو, cappuccino, فلات وايت, flat white, موكا, mocha, ماكياتو, macchiato, اسبريسو, espresso, امريكانو, americano, v60, في 60, cortado, كورتادو, drip, brew = coffee:3 drink:1.8
ماتشا, matcha, هوت شوكليت, hot chocolate = coffee:1.6 drink:1.8
شاي, tea, كرك, karak, chai = tea:3 drink:1.8
ايس, iced, cold brew = cold:1.6
عصير, juice, كوكتيل, cocktail, سموذي, smoothie, ديتوكس, detox, عوار قلب = juice:3 drink:1.8 cold fruit sweet:.5
ميلك شيك, milkshake, shake, شيك = shake:2.6 drink:1.6 cold sweet:1.4 frozen:.8
موهيتو, mojito, ليمون نعناع, lemon mint = soda:1.6 juice:1.4 drink:1.8 cold
مشروب غازي, غازي, soft drink, بيبسي, ببسي, pepsi, كولا, cola, coke, سفن اب, سفن, 7up, ميرندا, mirinda, فانتا, fanta, سبرايت, sprite, ماونتن ديو = soda:3 drink:1.8 cold
لبن, laban, عيران, ayran, لاسي, lassi = dairy:2.4 drink:1.8 cold
ماء, مويه, water = water:3 drink:1.8 cold
مانجو, مانجا, منجا, منقا, مانقو, mango = mango:.8 fruit:.5
شوكولاته, chocolate, نوتيلا, nutella = chocolate:.9 sweet:.4
دجاج, فروج, chicken = chicken
لحم, باللحم, meat = meat:.8 lamb:.4 beef:.3
غنم, ضان, خروف, lamb, mutton = lamb meat:.6
بقر, بقري, بيف, عجل, beef = beef meat:.6
حاشي, جمل, camel = camel meat:.5
خضار, vegetable, veg, نباتي, vegetarian, vegan = veg:1.2
جبن, بالجبن, cheese, حلوم, halloumi = cheese:.6
هالبينو, jalapeno, volcano, arrabbiata = heat:1.2
الحاره = quarter:.1
عائلي, family, بوكس, box = feast:.5
وجبه, meal, combo, كومبو = fastfood:.3 main:.3
`;

/** What a dish is to be like, told by words that name none: the same, and nothing of it makes a dish the dish it is. */
export const QUALITIES = `
southindian = southindian:3
حار, حاره, spicy, spicier, سبايسي, حراق, حراقه = heat:1.2
صحي, صحيه, healthy, healthier, دايت, رجيم, للرجيم, diet, كيتو, keto = healthy:2.6
بروتين, protein = healthy:2 protein:1.6
خفيف, خفيفه, light, lighter, لايت = healthy salad soup
مشبع, مشبعه, يشبع, filling, hearty, دسم, دسمه, ثقيل, ثقيله, heavy = riceplate:1.4 stew:1.2 beans pasta burger feast
بارد, بارده, cold, مثلج = cold:1.6
يبرد, منعش, منعشه, ينعش, refreshing = cold:1.6 drink juice
دافي, دافيه, ساخن, ساخنه, يدفي, warm = soup:1.6 tea:1.4 coffee:1.2 warm:.1
حلو, حلوه, sweet, sweeter = sweet:2 dessert:1.4
مقرمش, مقرمشه, crispy, crispier, crunchy, crunchier, مقلي, مقليه, fried = fried:.8
مشوي, grilled, مشويه = grilled
دهني, دهنيه, greasy, greasier, oily = fried:1 fastfood:1.2
جبني, cheesy = cheese:.8
كريمي, كريميه, creamy = creamy
`;

/** What a dish is whose name says nothing, by the heading it stands under. */
export const SECTION_TRAITS: Readonly<Record<string, string>> = {
  combos: "fastfood main",
  mains: "main",
  rice: "riceplate:1.4",
  grills: "grill:1.4 grilled",
  burgers: "burger:2 fastfood",
  pizza: "pizza:2",
  pasta: "pasta:2",
  sandwiches: "sandwich:1.6 wrap",
  sushi: "sushi:2",
  noodles: "noodles:2",
  breakfast: "breakfast:1.6",
  bakery: "pastry:1.4 bread",
  soups: "soup:2",
  starters: "starter:1.6",
  salads: "salad:2",
  sides: "side:2",
  sweets: "dessert:2 sweet:1.4",
  coffee: "coffee:2 drink:1.4",
  drinks: "drink:1.8 cold",
};

/** What is alike enough to be half the same: an ice cream is nearer to a kunafa than to a burger. */
export const RELATED: readonly (readonly [string, string, number])[] = [
  ["grill", "steak", 0.4],
  ["shawarma", "grill", 0.25],
  ["burger", "sandwich", 0.4],
  ["burger", "friedchicken", 0.3],
  ["shawarma", "sandwich", 0.5],
  ["wrap", "sandwich", 0.5],
  ["coffee", "tea", 0.4],
  ["juice", "shake", 0.4],
  ["juice", "soda", 0.4],
  ["fish", "shrimp", 0.5],
  ["stew", "curry", 0.5],
  ["riceplate", "stew", 0.2],
  ["pizza", "pastry", 0.3],
  ["pasta", "noodles", 0.4],
  ["shake", "dessert", 0.3],
  ["lamb", "beef", 0.4],
  ["beans", "dip", 0.3],
];
