/** Abbreviations everyone here reads as the words they stand for. */
export const abbreviations = `
كنتاكي, كي اف سي = kfc, kentucky, kentucky fried chicken
ماكدونالدز, ماك = mcdonalds, mc donalds, mac
بي بي كيو = bbq, barbecue
في اي بي = vip
دي جي = dj
تي في, تلفزيون = tv, television
`;
