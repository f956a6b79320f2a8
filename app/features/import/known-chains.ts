import { fold } from "~/features/names";

/**
 * Chains that everybody in the city knows, a line for each: what their signs say, in any script. Only names that no stranger takes
 * stand here: a sign that says "Steak House" may be anybody's.
 */
const KNOWN = `
Al Baik, AlBaik, البيك
McDonald's, McDonalds, Mc Donald's, ماكدونالدز, ماكدونالد, ماك دونالدز
KFC, Kentucky, Kentucky Fried Chicken, كنتاكي, دجاج كنتاكي, كي اف سي
Burger King, برجر كنج, برجر كينج, برجر كنق, برغر كنغ, برجر كينغ
Hardee's, Hardees, هارديز
Herfy, Herfi, هرفي
Kudu, Kudo, كودو
Al Tazaj, Taza, الطازج
Pizza Hut, بيتزا هت
Domino's, Dominos, Domino's Pizza, Dominos Pizza, Domino Pizza, دومينوز, دومينوز بيتزا, بيتزا دومينوز
Papa John's, Papa Johns, Papa John's Pizza, بابا جونز, بابا جونز بيتزا
Little Caesars, Little Caesars Pizza, ليتل سيزر, ليتل سيزرز, ليتل سيزرز بيتزا
Maestro Pizza, مايسترو بيتزا, بيتزا مايسترو
Sbarro, سبارو
Subway, صب واي, صبواي, سب واي
Shawarmer, شاورمر
Mama Noura, Mama Nora, ماما نورة
Al Romansiah, Alromansiah, Al Romansia, Romansiah, الرومانسية
Najd Village, Al Najd Village, القرية النجدية
Starbucks, Starbucks Coffee, ستاربكس, ستاربكس كوفي
Dunkin', Dunkin, Dunkin' Donuts, Dunkin Donuts, Dunkin Doughnuts, دانكن, دانكن دونتس, دانكن دوناتس, دانكن دونات
Tim Hortons, تيم هورتنز, تيم هورتونز
Costa, Costa Coffee, كوستا, كوستا كوفي
Dr. Cafe, Dr Cafe, Dr. Cafe Coffee, دكتور كيف, د. كيف, د.كيف
Barn's, Barns, Barn's Coffee, بارنز, بارنز كافيه
Half Million, هاف مليون, نصف مليون
Java Time, جافا تايم
Caribou Coffee, كاريبو, كاريبو كوفي
Gloria Jean's, Gloria Jeans, Gloria Jean's Coffees, Gloria Jeans Coffee, جلوريا جينز
Second Cup, سكند كب
Krispy Kreme, Crispy Kreme, كرسبي كريم
Baskin-Robbins, Baskin Robbins, باسكن روبنز
Cinnabon, سينابون
Cold Stone, Cold Stone Creamery, كولد ستون
Shake Shack, شيك شاك
Five Guys, فايف قايز, فايف جايز
Johnny Rockets, جوني روكتس
Popeyes, بوبايز
Texas Chicken, تكساس تشكن
Wendy's, Wendys, وينديز
Raising Cane's, Raising Canes, ريزنج كينز
Burgerizzr, برجرايزر, برغرايزر
Hamburgini, هامبرغيني, همبرجيني
BurgerFuel, Burger Fuel, برجر فيول, برغر فيول
Nando's, Nandos, ناندوز
Applebee's, Applebees, ابلبيز
Chili's, Chilis, تشيليز
TGI Friday's, TGI Fridays, Fridays, تي جي آي فرايديز, فرايديز
Texas Roadhouse, تكساس رود هاوس
The Cheesecake Factory, Cheesecake Factory, تشيز كيك فاكتوري
P.F. Chang's, PF Chang's, PF Changs, بي اف تشانغز
Panda Express, باندا اكسبرس
Jollibee, جوليبي
Saadeddin, Saadeddin Pastry, سعد الدين, حلويات سعد الدين, حلويات سعدالدين
Patchi, باتشي
Piatto, بياتو
`;

/** Each folded name → the first of its line. */
const FIRST_OF = new Map(
  KNOWN.trim()
    .split("\n")
    .flatMap((line) => {
      const names = line.split(", ").map(fold);
      return names.map((name): [string, string] => [name, names[0] as string]);
    }),
);

/** What a chain that everybody knows is called first, folded, by any of its names; undefined for all others. */
export const knownChain = (name: string): string | undefined => FIRST_OF.get(fold(name));
