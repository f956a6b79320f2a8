/**
 * What people don't eat, and the words of dishes that have it. One line a food: code | what people call it | further words in
 * dish names that mean it is inside | words that a dish has when it is surely another food («دجاج» beside a bare «كباب»).
 * A dish name tells less than its recipe: this leaves out what is known to hold a food, and promises nothing of the rest.
 */
export const FOODS = `
lamb | غنم, خروف, خرفان, ضان, حمل, نعيمي, حري, تيس, لحم غنم, لحم ضاني, lamb, mutton, sheep, goat | لحم, اللحم, باللحم, مفطح, حنيذ, مرق لحم, ريش, كباب, اوصال, عرايس, كبه, فحسه, قوزي, kebab, kibbeh, kibbe, mufattah, haneeth, arayes, fahsa, shish kebab, mixed grill, مشاوي, مندي لحم, kofta, كفته | دجاج, chicken, beef, بقر, حاشي, camel, سمك, fish, روبيان, shrimp, vegetable, خضار, برجر, burger, شاورما, shawarma, دونر, doner, تركيه
beef | بقر, بقري, عجل, بيف, لحم بقري, beef, veal, cow | برجر, برغر, burger, cheeseburger, ستيك, استيك, steak, ريب, ribeye, تندرلوين, tenderloin, brisket, بريسكت, واغيو, wagyu, striploin, bistek, tapsilog, longsilog, pepperoni, بيبروني, سجق, soujouk, كاري كاري, ularthiyathu, لازانيا, lasagna, شاورما لحم, شاورما عربي لحم, دونر لحم, كفته, kofta, t bone, slider, smash, سماش, لحم بعجين, lahmacun, بيدا لحم, meat pide, فطيره لحم, meat fatayer, سمبوسه لحم, meat sambosa, marrow | دجاج, chicken, حاشي, camel, سمك, fish, روبيان, shrimp, غنم, lamb, mutton, خضار, vegetable
camel | حاشي, جمل, ابل, لحم حاشي, لحم جمل, camel | حاشي |
meat | لحم, لحوم, لحم احمر, اللحم, اللحوم, لحمه, meat, red meat | غنم, خروف, ضان, لحم, باللحم, حاشي, camel, lamb, mutton, beef, بقر, برجر, برغر, burger, cheeseburger, ستيك, steak, كباب, kebab, كفته, kofta, كبه, kibbeh, كبده, liver, مفطح, mufattah, حنيذ, haneeth, فحسه, fahsa, عرايس, arayes, ريش, chops, ribs, اضلاع, اوصال, brisket, wagyu, ribeye, ريب, تندرلوين, tenderloin, pepperoni, بيبروني, سجق, soujouk, لازانيا, lasagna, مشاوي, mixed grill, منتو, mantu, يغمش, مرقوق, margoog, bistek, tapsilog, longsilog, kare kare, slider, smash, سماش, lahmacun, marrow | دجاج, chicken, خضار, vegetable, سمك, fish, روبيان, shrimp, فلافل, falafel
chicken | دجاج, فراخ, فروج, chicken, poultry | بروست, broast, شوايه, rotisserie, طاووق, طاوق, tawook, مسحب, mussahab, ناجت, ناقت, ناقتس, ناجتس, nuggets, nugget, wings, اجنحه, زنجر, zinger, نجتس, inasal | لحم, beef, lamb, روبيان, shrimp, سمك, fish
fish | سمك, اسماك, السمك, fish | هامور, hamour, سالمون, salmon, تونه, tuna, بلطي, tilapia, باس, bass, فيليه سمك, صياديه, sayadieh, nigiri, نيجيري, سوشي, sushi, بحريه, seafood, poke | رز صياديه
shellfish | روبيان, ربيان, جمبري, قشريات, محار, كابوريا, سلطعون, shrimp, shrimps, prawn, prawns, shellfish, crab, lobster, crustaceans, squid, mussels, mussel, clams | لوبستر, استاكوزا, كلماري, calamari, hipon, dynamite, داينمايت, بحريه, بحري, seafood, كاليفورنيا, california, sinigang |
seafood | ماكولات بحريه, الماكولات البحريه, بحريات, بحري, بحريه, اكل بحر, سي فود, seafood, sea food | سمك, fish, هامور, hamour, سالمون, salmon, تونه, tuna, بلطي, tilapia, باس, bass, صياديه, sayadieh, سوشي, sushi, نيجيري, nigiri, روبيان, جمبري, shrimp, prawns, lobster, لوبستر, كلماري, calamari, hipon, بحريه, بحري, dynamite, داينمايت, كاليفورنيا, california, poke, sinigang |
sushi | سوشي, السوشي, sushi | california, كاليفورنيا, نيجيري, nigiri, ساشيمي, sashimi, ماكي, maki, سالمون رول, salmon roll, tuna roll, دراغون رول, dragon roll, volcano roll, سبيشل رول, special roll |
peanut | فول سوداني, الفول السوداني, فستق سوداني, سوداني, peanut, peanuts, groundnut | peanut, كاري كاري, kare kare, باد تاي, pad thai, كونغ باو, kung pao, ساتيه, satay, thai, sate |
nuts | مكسرات, المكسرات, لوز, فستق, كاجو, جوز, بندق, عين الجمل, nut, nuts, tree nuts, almond, almonds, cashew, pistachio, pistachios, walnut, hazelnut | لوز, almond, فستق, pistachio, بقلاوه, baklava, كنافه, kunafa, محمره, muhammara, معمول, ام علي, umm ali, قطايف, qatayef, كورما, korma, pesto, بيستو, بسبوسه, basbousa, نوتيلا, nutella, peanut, سوداني, كاري كاري, kare kare, باد تاي, pad thai, كونغ باو, kung pao, acai, بتر تشيكن, butter chicken |
sesame | سمسم, السمسم, sesame, tahini, طحينه, الطحينه | طحينه, tahini, حمص, hummus, متبل, mutabbal, بابا غنوج, baba ghanoush, رهش, حلاوه طحينيه, فلافل, falafel, زعتر, zaatar, سوشي, sushi, رول, roll, كفته بالطحينه |
gluten | جلوتين, الجلوتين, قمح, القمح, سيلياك, gluten, wheat, celiac, coeliac | خبز, bread, بيتزا, pizza, برجر, burger, ساندويش, sandwich, صاج, saj, لفه, wrap, راب, باستا, pasta, مكرونه, macaroni, نودلز, noodles, فطيره, fatayer, كرواسون, croissant, بان كيك, pancakes, كنافه, kunafa, بسبوسه, basbousa, بقلاوه, baklava, دونات, donut, كيك, cake, كوكيز, cookie, نان, naan, تميس, tamees, ملوح, mulawah, مناقيش, manakish, بيدا, pide, لازانيا, lasagna, رافيولي, ravioli, فوتشيني, fettuccine, بيني, penne, سمبوسه, sambosa, samosa, بروست, broast, شاورما, shawarma, مرقوق, margoog, قرصان, qursan, مطازيز, matazeez, معصوب, masoub, عريكه, areeka, تبوله, tabbouleh, كبه, kibbeh, سبرنغ رول, spring rolls, لومبيا, lumpiang, بانسيت, pancit, رامن, ramen, توست, toast, جريش, jareesh, برجر, منتو, mantu, يغمش, yaghmush, مطبق, mutabbaq, pastry, معجنات, فته, fatteh, فتوش, fattoush, لقيمات, luqaimat, ام علي, umm ali, قطايف, qatayef, معمول, maamoul, كليجا, kleija, سينامون, cinnamon roll, بريوش, brioche, vada pav, pav bhaji, pani puri, تورون, turon, ناجت, nuggets, دونر, doner, بنت الصحن, bint al sahn |
milk | حليب, الحليب, سمن, السمن, ghee, لاكتوز, اللاكتوز, البان, الالبان, منتجات الالبان, milk, dairy, lactose | جبن, بالجبن, cheese, قشطه, بالقشطه, cream, لبن, laban, لبنه, labneh, زبادي, yoghurt, yogurt, لاتيه, latte, كابتشينو, cappuccino, فلات وايت, flat white, موكا, mocha, ماكياتو, macchiato, ميلك, milkshake, shake, تشيز, cheeseburger, cheesecake, بيتزا, pizza, الفريدو, alfredo, بشاميل, bechamel, كنافه, kunafa, ام علي, umm ali, مهلبيه, muhallabia, flan, بانير, paneer, حلوم, halloumi, عكاوي, akkawi, لاسي, lassi, عيران, ayran, تيراميسو, tiramisu, كرك, karak, ايسكريم, ice cream, بتر, butter, زبده, لازانيا, lasagna, كورتادو, cortado, بوراتا, burrata, سان سيباستيان, كيكه, cake, هالو هالو, halo halo, سبانش, spanish latte, payasam, gulab jamun, هوت شوكليت, hot chocolate, شاي عدني, adeni tea, adani tea, شاي حليب, شاي بالحليب, milk tea, masala chai, كاسترد, custard, كريم كراميل, creme caramel, بانا كوتا, panna cotta, تريس ليتشز, tres leches |
egg | بيض, البيض, بيضه, egg, eggs | بيض, eggs, شكشوكه, shakshouka, مينمن, menemen, tapsilog, longsilog, مايونيز, بان كيك, pancakes, فرنش توست, french toast, كيك, cake, تيراميسو, tiramisu, flan, سيزر, caesar |
onion | بصل, البصل, onion, onions | بصل, onion | 
garlic | ثوم, الثوم, توم, garlic | ثوم, بالثوم, ثوميه, garlic, شاورما, shawarma |
mushroom | فطر, مشروم, الفطر, المشروم, mushroom, mushrooms | مشروم, mushroom, ترافل, truffle |
spicy | حار, الحار, حراق, سبايسي, الاكل الحار, spicy, hot food, chili, chilli | حار, حاره, spicy, سبايسي, هالبينو, jalapeno, nashville, فلفل, peri, volcano, arrabbiata, ارابياتا, كونغ باو, kung pao, دجاج 65, chicken 65, داكوس, dakoos |
animal | لحوم ودواجن, meat and poultry, animal | شاورما, shawarma, بروست, broast, برجر, burger, كبسه, kabsa, مندي, mandi, مضغوط, madghoot, madghout, مظبي, madhbi, حنيذ, haneeth, برياني, biryani, زربيان, zurbian, مشاوي, grill, كباب, kebab, وجبه, meal, رامن, ramen, ستيك, steak, مقلوبه, maqluba, سليق, saleeg, سلته, saltah, فته شاورما, slider, box, بوكس, انسال, ادوبو, adobo | خضار, vegetable, فلافل, falafel, نباتي, vegetarian
liver | كبده, الكبده, liver | كبده, liver |
pork | خنزير, لحم خنزير, لحم الخنزير, pork, bacon, ham | bacon, pork |
sugar | سكر, السكر, سكريات, السكريات, sugar, sweets, sweet things | كنافه, kunafa, بسبوسه, basbousa, كيك, cake, cheesecake, بقلاوه, baklava, دونات, donut, كوكيز, cookie, لقيمات, luqaimat, قطايف, qatayef, ام علي, umm ali, حلى, تيراميسو, tiramisu, ايسكريم, ice cream, موهيتو, mojito, غازي, soft drink, flan, halo, jamun |
rice | رز, الرز, ارز, rice | رز, rice, كبسه, kabsa, مندي, mandi, برياني, biryani, بخاري, bukhari, مضغوط, madghoot, زربيان, zurbian, مظبي, madhbi, صياديه, sayadieh, sushi, سوشي, رول, نيجيري, nigiri, مقلوبه, maqluba, سليق, saleeg, poke, sinangag |
carbs | كارب, كاربوهيدرات, نشويات, النشويات, carb, carbs, carbohydrates, starch | شوفان, oats, oatmeal, بطاطس, بطاطا, potato, potatoes, fries, wedges, ذره, corn, موز, banana, مانجو, mango, فواكه, fruit, acai, تمر, date, عسل, honey, عصير, juice, سموذي, smoothie, milkshake, ميلك شيك, فول, foul, fava, عدس, dal, daal, lentil, lentils, فاصوليا, beans, rajma, chana, chole |
cheese | جبن, الجبن, جبنه, اجبان, cheese, paneer, بانير | جبن, بالجبن, اجبان, cheese, تشيز, cheeseburger, cheesecake, بيتزا, pizza, حلوم, halloumi, عكاوي, akkawi, بانير, paneer, parmesan, كنافه, kunafa, لازانيا, lasagna, الفريدو, alfredo, بوراتا, burrata | قشطه, بالقشطه, cream kunafa
coffee | قهوه, القهوه, كافيين, coffee, caffeine | قهوه, coffee, لاتيه, latte, كابتشينو, cappuccino, موكا, mocha, ماكياتو, macchiato, فلات وايت, flat white, اسبريسو, espresso, امريكانو, americano, v60, في 60, cortado, brew, drip, تيراميسو, tiramisu |
`;

/** Ways of eating, and the foods they leave out. */
export const DIETS = `
نباتي, نباتيه, نباتيين, vegetarian, veggie, veg | animal, meat, chicken, seafood, lamb, beef
eat meat, eats meat, eating meat | animal, meat, chicken, lamb, beef
فيجن, vegan, نباتي صرف | animal, meat, chicken, seafood, lamb, beef, milk, egg, cheese
pescatarian | animal, meat, chicken, lamb, beef
كيتو, keto, low carb, no carb, no carbs, carbs, نشويات, النشويات | rice, gluten, sugar, carbs
جلوتين, gluten free, gluten | gluten
سكري, diabetic, diabetes, عندي سكر | sugar
مسلم, مسلمه, مسلمين, muslim, muslims | pork
هندوسي, هندوسيه, hindu, hindus | beef
jain, jains | animal, meat, chicken, seafood, lamb, beef, egg, onion, garlic
kosher, jewish | pork, shellfish
`;
