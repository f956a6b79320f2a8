/**
 * Invented places to eat in Riyadh that our own sample catalogue does not know, as a maps provider would list them:
 * place id | Arabic name | English name | latitude longitude | rating | kind. The ids only look like a provider's.
 */
const TABLE = `
ChIJWfR0000aQz4RkVn0hG1xT8s | سدرة البطين | Sidrat Al Batin | 24.6962 46.6821 | 4.2 | middle_eastern_restaurant
ChIJWfR0001bLz4RmPq3kD7wY2c | ركن الفلافل الشامي | Shami Falafel Corner | 24.6925 46.6868 | 4.0 | lebanese_restaurant
ChIJWfR0002cTz4RuJs5vB9eN4o | قهوة سهيل | Suhail Coffee | 24.6989 46.6796 | 4.6 | coffee_shop
ChIJWfR0003dXz4RoWt1yF3aK6i | | Copper Pan Diner | 24.7046 46.7011 | 3.9 | american_restaurant
ChIJWfR0004eHz4RgLu8pC5sR1m | دار السمك الأحمر | Red Snapper House | 24.7018 46.6974 | 4.1 | seafood_restaurant
ChIJWfR0005fVz4RiNx2qE7dJ9u | مخبز شمس الورود | Shams Al Wurud Bakery | 24.7213 46.6768 | 4.4 | bakery
ChIJWfR0006gBz4RcYo6rA4hM3w | دلهي درب | Delhi Darb | 24.7188 46.6732 | 4.0 | indian_restaurant
ChIJWfR0007hKz4RaEv9sT8lP5q | بيت الورقة | Waraqa House | 24.7424 46.6702 | | middle_eastern_restaurant
ChIJWfR0008iSz4RsIb4uG2nX7e | وافل الزاوية | Corner Waffle | 24.7551 46.6634 | 4.3 | dessert_shop
ChIJWfR0009jDz4RqOc1wH6zV8g | مطبخ جدة القديمة | Old Jeddah Kitchen | 24.7683 46.6812 | 4.5 | restaurant
ChIJWfR0010kFz4RwAd5xJ3tB2y | سلايس أند ستون | Slice & Stone | 24.7712 46.6967 | 4.1 | pizza_restaurant
ChIJWfR0011lGz4ReSf7zK9rC4a | لقمة إسطنبول | Istanbul Bite | 24.7841 46.7139 | 4.2 | turkish_restaurant
ChIJWfR0012mJz4RyDg3bL5vE6k | | Manila Merienda | 24.7748 46.6571 | 4.4 | restaurant
ChIJWfR0013nLz4RkFh8cM1xG9s | عصائر قصب السكر | Sugarcane Juices | 24.7822 46.6744 | 3.8 | juice_shop
ChIJWfR0014oPz4RmGj2dN7yH1c | برقر الرصيف | Sidewalk Burger | 24.7893 46.6621 | 4.0 | hamburger_restaurant
ChIJWfR0015pQz4RuHk6fP4aJ3o | حنيذ السراة | Haneeth Al Sarat | 24.7921 46.6915 | 4.3 | middle_eastern_restaurant
ChIJWfR0016qRz4RoJl1gQ8bK5i | ووك الحرير | Silk Wok | 24.8061 46.6783 | 3.9 | asian_restaurant
ChIJWfR0017rTz4RgKm5hR2cL7m | محمصة تل | Tall Roastery | 24.8043 46.6402 | 4.7 | coffee_shop
ChIJWfR0018sUz4RiLn9jS6dM9u | فطائر جدتي نورة | Grandma Noura Pies | 24.8272 46.6447 | 4.2 | bakery
ChIJWfR0019tVz4RcMp3kT1eN2w | شواية النرجس | Narjis Rotisserie | 24.8432 46.6721 | 3.7 | restaurant
ChIJWfR0020uWz4RaNq7lU5fP4q | مقهى عتبة | Ataba Cafe | 24.7982 46.5957 | 4.5 | cafe
ChIJWfR0021vXz4RsPr2mV9gQ6e | | Cinder Ridge Grill | 24.7634 46.6018 | 4.6 | steak_house
ChIJWfR0022wYz4RqQs6nW4hR8g | كباب الحارة الشامية | Harah Kebab | 24.7739 46.6266 | 4.0 | lebanese_restaurant
ChIJWfR0023xAz4RwRt1pX8jS1y | بخاري النخيل | Nakhil Bukhari | 24.7433 46.6217 | 4.1 | restaurant
ChIJWfR0024yBz4ReSu5qY3kT3a | دلة ومهيل | Dallah & Mahil | 24.7101 46.6385 | 4.4 | cafe
ChIJWfR0025zCz4RyTv9rZ7lU5k | مضيف لبن | Laban Guest House Kitchen | 24.6361 46.5467 | 3.9 | restaurant
ChIJWfR0026aDz4RkUw3sA2mV7s | بروستد طويق الذهبي | Golden Tuwaiq Broasted | 24.5652 46.5238 | 4.0 | fast_food_restaurant
ChIJWfR0027bEz4RmVx7tB6nW9c | سمك الشعاب | Reef Fish | 24.5986 46.6752 | 4.2 | seafood_restaurant
ChIJWfR0028cFz4RuWy2uC1pX2o | شاورما درب الليل | Darb Al Layl Shawarma | 24.5683 46.7018 | 3.8 | fast_food_restaurant
ChIJWfR0029dGz4RoXz6vD5qY4i | كرك المحطة | Station Karak | 24.5922 46.7731 | 4.3 | tea_house
ChIJWfR0030eHz4RgYa1wE9rZ6m | مندي وادي حنيفة | Wadi Hanifa Mandi | 24.6112 46.7449 | 4.1 | middle_eastern_restaurant
ChIJWfR0031fJz4RiZb5xF4sA8u | كبابجي بشاور | Peshawar Kebabji | 24.6243 46.7201 | | indian_restaurant
ChIJWfR0032gKz4RcAc9yG8tB1w | نودلز الملز | Malaz Noodles | 24.6661 46.7362 | 3.9 | asian_restaurant
ChIJWfR0033hLz4RaBd3zH3uC3q | حلا بنت الجيران | Bint Al Jiran Sweets | 24.6914 46.7583 | 4.5 | dessert_shop
ChIJWfR0034iMz4RsCe7aJ7vD5e | فرن ٩٩ | Oven 99 | 24.7364 46.7724 | 4.0 | pizza_restaurant
ChIJWfR0035jNz4RqDf2bK2wE7g | مطعم خيمة الحمراء | Hamra Tent Restaurant | 24.7771 46.7583 | 3.6 | restaurant
ChIJWfR0036kPz4RwEg6cL6xF9y | صحي وطازج | Fresh Tray | 24.7952 46.7481 | 4.3 | restaurant
ChIJWfR0037lQz4ReFh1dM1yG2a | أكلات ديرتنا | Deeratna Dishes | 24.8174 46.7296 | 4.2 | restaurant
ChIJWfR0038mRz4RyGj5eN5zH4k | تورتيلا رملية | Sandy Tortilla | 24.8836 46.8214 | | mexican_restaurant
ChIJWfR0039nSz4RkHk9fP9aJ6s | فول الخليج الأصلي | Original Khalij Foul | 24.7744 46.8013 | 4.0 | breakfast_restaurant
`;

/** A place of the embedded directory; at least one of its two names is there. */
export interface SamplePlace {
  placeId: string;
  ar: string;
  en: string;
  lat: number;
  lng: number;
  rating: number | null;
  type: string;
}

export const SAMPLE_PLACES: readonly SamplePlace[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [placeId = "", ar = "", en = "", position = "", rating, type = ""] = line
      .split("|")
      .map((cell) => cell.trim());
    const [lat = 0, lng = 0] = position.split(" ").map(Number);
    return { placeId, ar, en, lat, lng, rating: rating ? Number(rating) : null, type };
  });
