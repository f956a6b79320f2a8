/** What a business calls itself. A line that begins with a figure is generic: the word weighs that much of a name's own word. */
export const business = `
0.12 مطعم, مطاعم, المطعم = restaurant, restaurants, resturant, diner, eatery
0.15 مقهى, مقاهي, كافيه, كافي, قهوة, كوفي, كوفي شوب = cafe, coffee, coffee shop, coffee house, cafeteria
0.12 شركة, مؤسسة, مجموعة = company, co, est, establishment, group, corporation
0.2 مطبخ, مطابخ = kitchen, kitchens
0.3 مخبز, مخابز, فرن, أفران = bakery, bakeries, bakers
`;
