/** How Arabic asks who: «منو» of the Gulf and the south, «مين» of the rest. */
const WHO = ["من", "مين", "منو", "مينو", "منهو"];

/** What those who have a dish do with it, in the forms of Riyadh, Egypt and the Levant. */
const MAKES = ["يسوي", "يبيع", "يعمل", "يقدم", "يطبخ", "بيسوي", "بيبيع", "بيعمل", "عند"];

/** How it is found: «وين ألقاها؟». */
const FINDS =
  "وين القا, وين القي, وين الاقي, وين الاقا, وين احصل, وين نلقا, وين نحصل, وين اجد, فين الاقي, فين القا, من وين اجيب, من وين اخذ, من وين اشتري, من وين اطلب, وين يبيعون, وين يسوون".split(
    ", ",
  );

/** What stands for the dish that was spoken of. «من عندهم» is "from them". */
const IT = ["ه", "ها"];

/** «مين غيرهم يسويها؟» */
const OTHERS = ["", " غيره", " غيرها", " غيرهم"];

/** Where it is sold: of what was spoken of as it stands. */
const SOLD = ["ينباع", "تنباع", "يباع", "تباع"].flatMap((sold) => [`وين ${sold}`, `فين ${sold}`]);

const asking = [
  ...WHO.flatMap((who) => OTHERS.flatMap((not) => MAKES.map((makes) => `${who}${not} ${makes}`))),
  ...FINDS,
];
const sold = SOLD.flatMap((where) => OTHERS.map((not) => where + not));

/** «مين يسويها؟», «منو عنده؟», «وين ألقاها؟»: who has what was spoken of is asked. Phrases, parted by commas. */
export const WHO_SELLS_IT = [...asking.flatMap((said) => IT.map((it) => said + it)), ...sold].join(
  ", ",
);

/** The same of a dish that is named with it: «مين يسوي جريش؟». Phrases, parted by commas. */
export const WHO_SELLS = [...asking, WHO_SELLS_IT].join(", ");
