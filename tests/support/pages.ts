/** A query the sample data answers, with the stored names of what it means. */
export const KNOWN = {
  query: "2 شاورما دجاج من عمو حمزة",
  restaurant: "عمو حمزة",
  dish: { ar: "شاورما دجاج", en: "Chicken Shawarma" },
  quantity: 2,
};

export const resultsPath = (query: string): string => `/search?q=${encodeURIComponent(query)}`;

/** One address of each kind of page, for checks that every page must pass. */
export const EVERY_PAGE: Record<string, string> = {
  home: "/",
  results: resultsPath(KNOWN.query),
  "several results": resultsPath("شاورما دجاج"),
  "restaurant not found": resultsPath("شاورما من مطعم زحل المفقود قطعا"),
  "dish not found": resultsPath("سوشي سلمون من عمو حمزة"),
  "no question": "/search",
  restaurant: "/restaurants/1",
  dish: "/dishes/1",
  "what is known of a restaurant": "/restaurants/2/facts",
  restaurants: "/restaurants",
  neighbourhood: "/districts/1",
  cuisines: "/cuisines",
  "how good prices are": "/quality",
  "why a price is believed": "/prices/why/1/platform_a",
  order: "/basket?order=9x2.10",
  "order that lacks something": "/basket?order=9x2.12.999999999.22x0.z&area=1",
  "empty order": "/basket",
  nearby: "/nearby",
  "what is near": "/nearby?area=1&map=1",
  "nothing near": "/nearby?area=1&keyword=qwertyuiop",
  "where and when": "/destination?back=%2Fsearch%3Fq%3Dx",
  leaderboard: "/leaderboard",
  "leaderboard of a district": "/leaderboard?scope=district&period=all",
  developers: "/developers",
  "sign in": "/login",
  help: "/help",
  privacy: "/privacy",
  "not found": "/nowhere",
};
