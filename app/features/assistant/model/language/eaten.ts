/** What is eaten in Pakistan more than in India, and the other way. */
const OF_PAKISTAN =
  /(?<!\p{L})(?:pakistani|lahori|peshawari|sindhi biry?ani|nihari|haleem|daleem|karahi|karhai|paye|paya|chapli|sajji|halwa (?:puri|poori)|rooh afza)(?!\p{L})/iu;
const OF_INDIA =
  /(?<!\p{L})(?:dosa|dosai|idli|idly|sambh?ar|vada ?pav|pav bhaji|thali|paneer|chole|chhole|puttu|appam|uttapam|rasam|kerala|malabar|hyderabadi|parotta|porotta)(?!\p{L})/iu;
/** What nobody but Filipinos asks for by these names, and what says nothing beside it. */
const OF_PHILIPPINES =
  /^\W*(?:(?:chicken|pork|beef|baboy|manok|large|small|hm|\d+) )*(?:adobo|sinigang|kare[ -]?kare|lumpia(?:ng)?|pancit|pansit|sisig|lechon|bulalo|\p{L}{2,6}silog|halo[ -]?halo|inasal|kaldereta|menudo|mechado|afritada|tinola|nilaga|dinuguan|pinakbet|longganisa|tocino|leche flan|turon|ube|buko pandan|palabok|siopao|bistek|bicol express|crispy pata|lugaw|arroz caldo|chickenjoy|ulam|kanin)(?!\p{L})/iu;

/** Does what somebody speaks of tell that they are of Pakistan, and not of India? */
export const isPakistaniFood = (said: string): boolean =>
  OF_PAKISTAN.test(said) && !OF_INDIA.test(said);

/** Does it tell that they are of India? */
export const isIndianFood = (said: string): boolean => OF_INDIA.test(said);

/** Does a message begin with a dish that only Filipinos name? */
export const isFilipinoFood = (said: string): boolean => OF_PHILIPPINES.test(said);
