/** "More cheap", "most near": in one word what is the more or the most so. */
const COMPARED: Readonly<Record<string, readonly [more: string, most: string]>> = {
  cheap: ["cheaper", "cheapest"],
  low: ["cheaper", "cheapest"],
  less: ["cheaper", "cheapest"],
  near: ["nearer", "nearest"],
  close: ["closer", "closest"],
  expensive: ["more expensive", "most expensive"],
};
const MORE_SO =
  /(?<!\p{L})(more|most)\s+(cheap|low|less|near|close|expensive)(?:er|est)?(?!\p{L})/giu;

/** What costs little: "low price", "less rate". */
const LOW = "(?:less|lesser|least|low|lower|lowest|cheap|cheaper(?= (?:in|price|rate|cost)))";
const PRICED = "(?: (?:in )?(?:price|prices|priced|rate|rates|cost|costs|amount))?";
const IS = "(?: (?:is|are|has|have|having|got|give|gives|giving|with|the|of|for|very))*";

/** A message that says nothing else, but what it is led in with and how kindly it is asked. */
const wholly = (words: string) =>
  new RegExp(
    `^\\s*(?:(?:ok(?:ay)?|and|so|but|then)[ ,]+)*${words}(?: (?:pls|plz|please|sir|bro|then|now))*\\s*[?.!]*\\s*$`,
    "giu",
  );

/**
 * How English is put together by those who learnt another language first, and how the words data puts it. Each is of the
 * language and of no dish: what comes without "do" and "is", what is said with "is" beside the verb, and the words of
 * shops in India, Pakistan, Sudan and the Philippines.
 */
const PUT_OTHERWISE: readonly (readonly [otherwise: RegExp, put: string])[] = [
  [/(?<!\p{L})application(s?)(?!\p{L})/giu, "app$1"],
  // "Which app is low", "which one less price".
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:in|from|on|at) )?(?:which|what|wich) (app|platform|place|restaurant|shop)(?: app)?${IS} ${LOW}${PRICED}(?=\\s*(?:[?.!,]|$))`,
      "giu",
    ),
    "which $1 is cheapest",
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:which|wich)(?: one)?${IS} ${LOW}${PRICED}(?=\\s*(?:[?.!,]|$))`,
      "giu",
    ),
    "which one is cheaper",
  ],
  [
    /(?<!\p{L})(?:in|from|on|by) (which (?:app|platform)) (?:i|we|can i|can we|should i) (?:can |should |will |to )?(?:take|buy|order|get|go)(?! \p{L})/giu,
    "$1 should i order from",
  ],
  // "How much is come with delivery", "how much it will cost".
  [
    /(?<!\p{L})how much (?:(?:is|it|its|it['’]s|that|this|they|will|it['’]ll|be|the|total|bill|all|for) ){0,3}(?:come|comes|coming|became|becomes|become)(?: (?:to|out|up))?(?!\p{L})/giu,
    "how much is it in total",
  ],
  [
    /(?<!\p{L})(?:what|how much)(?: is)? the total (?:(?:is|it|will) )*(?:come|comes|coming|became|become)(?: to)?(?!\p{L})/giu,
    "how much is it in total",
  ],
  [
    /(?<!\p{L})how much (?:(?:it|this|that) (?:is|will|cost|costs)|is (?:it|this|that)? ?(?:cost|costs))(?: (?:cost|be))?(?=\s*(?:[?.!,]|$))/giu,
    "how much is it",
  ],
  [
    /(?<!\p{L})how (?:much|many) (?:time|times|minutes?|mins?|hours?)(?= (?:\p{L}+ ){0,3}(?:take|takes|taking|deliver|delivery|come|coming|reach|arrive|for|need))/giu,
    "how long",
  ],
  // "Nearby me", "which is near to me".
  [
    /(?<!\p{L})(?:near ?by|near|beside)(?: (?:by|to|from|of|for))? (me|us|my (?:place|home|house|room|area))(?!\p{L})/giu,
    "near $1",
  ],
  [/(?<!\p{L})near(?:by)? (?:to|from|of)(?= \p{L})/giu, "near"],
  // "You deliver to Batha?", "sir you have dosa".
  [
    /(?<=^\s*(?:(?:hi|hello|hey|sir|ok),? ){0,2})you (deliver|have|sell|accept|take|speak)(?= \p{L}[\p{L}\p{N} ]*\?|\?)/giu,
    "do you $1",
  ],
  // "How you are getting the price", "where you get".
  [
    /(?<!\p{L})(how|where|from where|why) (you|u|they) (?:are |r |guys )?(get|know|collect|calculate|make)(?:t?ing)?(?!\p{L})/giu,
    "$1 do $2 $3",
  ],
  [
    /(?<!\p{L})(?:from )?where (you|u|they) (?:are )?(?:take|taking|bring|bringing)(?= (?:the |this |these |your )?(?:prices?|rates?|info\p{L}*|data)(?!\p{L}))/giu,
    "where do $1 get",
  ],
  [
    /(?<!\p{L})(?:(?:is|are) )?(?:the |this |these |your )?(price|rate)s? (?:(?:is|are) )?(?:old or new|new or old|latest|today['’]?s?|updated|of today|correct|right|still same|same now|fresh)(?: (?:or not|now|today|only|price))?(?=\s*(?:[?.!,]|$))/giu,
    "are the prices up to date",
  ],
  [
    /(?<!\p{L})why (?:is |it is |it['’]?s )?(?:this |so |too |that )?(?:much )?(?:costly|high price|much price|high|expensive)(?: price)?(?=\s*(?:[?.!,]|$))/giu,
    "why is it so expensive",
  ],
  [/(?<!\p{L})(?:too|very|so) (?:much )?costly(?!\p{L})/giu, "too expensive"],
  [/(?<!\p{L})costly(?!\p{L})/giu, "expensive"],
  // "Who is having dosa?", "non spicy", and "non veg", which has meat.
  [
    /(?<=(?<!\p{L})(?:who|which(?: \p{L}+)?|they|any(?:one|body)) )(?:is |are )?having(?!\p{L})/giu,
    "has",
  ],
  [/(?<!\p{L})who has(?=\s*(?:[?.!]|$))/giu, "who has it"],
  [/(?<!\p{L})non[- ]?veg(?:g?ies?|etarian)?(?!\p{L})/giu, "meat"],
  [
    /(?<!\p{L})non[- ]?(?=(?:spicy|hot|fried|sweet|dairy|oily|beef|chicken|mutton)(?!\p{L}))/giu,
    "not ",
  ],
  [
    /(?<!\p{L})what(?: is|['’]?s)? (?:the )?(?:different|differents|differ)(?= (?:between|of|in)(?!\p{L}))/giu,
    "what is the difference",
  ],
  // What shops of South Asia call things.
  [/(?<!\p{L})(?:rate|price|item|food|menu)s? (?:list|card)|menu card(?!\p{L})/giu, "menu"],
  [
    /(?<!\p{L})what(?: all)? (?:items?|things|food|dishes)? ?(?:(?:is|are) (?:there|available)|they have|you have|have|is having|they are having) (?:in|at) (?=(?!the |menu|app|riyadh|stock)\p{L})/giu,
    "what is on the menu of ",
  ],
  [
    /(?<!\p{L})(?:in|at) (\p{L}[\p{L} ]{1,40}?),? what (?:(?:all|items?|things|food|dishes) )?(?:is there|are there|is available|they have|they are having|have|i can (?:get|eat|order))(?=\s*(?:[?.!,]|$))/giu,
    "what is on the menu of $1",
  ],
  [
    /(?<!\p{L})(?:who|which|what) (?:is |one is |one )?(?:the )?(?:cheap|cheaper|cheapest|low|less)(?:est)? (?:for|in) (?:the )?delivery(?: (?:fee|charge)s?)?(?=\s*(?:[?.!,]|$))/giu,
    "which app has the cheapest delivery",
  ],
  [
    /(?<!\p{L})(?<!delivery )(?:open(?:ing)? |closing |shop )?timings?(?: (?:is )?what| what is)?(?!\p{L})/giu,
    "opening hours",
  ],
  [/(?<!\p{L})(fish|chicken|beef|shrimp|prawns?) fry(?!\p{L})/giu, "fried $1"],
  [/(?<!\p{L})(?:south|north) indian(?!\p{L})/giu, "indian"],
  [/(?<![\p{L}\p{N}])(\d{1,2}) (?:family )?members?(?!\p{L})/giu, "$1 people"],
  [/(?<![\p{L}\p{N}])([2-9]|1\d) (adult|kid|friend|guest)(?= |[,.?!]|$)/giu, "$1 $2s"],
  [/(?<![\p{L}\p{N}])([2-9]|1\d) child(?!\p{L})/giu, "$1 children"],
  // What is asked of an app.
  [
    /(?<!\p{L})which (?:app|platform)(?: is)? (?:more )?(?:fast|quick)(?: in)?(?: delivery)?|fast(?:est)? delivery which app(?!\p{L})/giu,
    "which app is fastest",
  ],
  [
    /(?<!\p{L})minimum(?= (?:is )?how much(?!\p{L}))|(?<=how much )(?:is )?(?:the )?minimum(?=\s*(?:[?.!]|$))/giu,
    "minimum order",
  ],
  [
    /(?<!\p{L})(?:(?:any|is there(?: any)?|have|with|what) )?(?:hidden|extra) (?:charge|fee)s?(?: (?:is )?there| have)?(?!\p{L})/giu,
    "do you charge anything",
  ],
  [
    /(?<!\p{L})language (arabic|english|hindi|urdu|tagalog|filipino|malayalam|bengali|tamil)(?!\p{L})/giu,
    "speak $1",
  ],
  // "Any offer today?"
  [
    /(?<!\p{L})(any|have|has|some|special|today['’]?s?|what|best|got|giving|which|good) offer(?= (?:today|now|there|is|on|in|for|have|for me|available|going|running)(?!\p{L})|\s*(?:[?.!,]|$))/giu,
    "$1 offers",
  ],
  [
    /(?<=(?<!\p{L})who )(?:put|add|post|enter|upload|update|submit|set|give|make|collect|check)(?= (?:the |this |these |your |all )?(?:prices?|rates?)(?!\p{L}))/giu,
    "adds",
  ],
  [
    /(?<!\p{L})how (?:i|we|to)(?: can| will| should)? (?:do |make |place )?(?:the |an? |my )?order(?: it| this| from here| here)?(?=(?: then| now| sir| pls| please)*\s*(?:[?.!,]|$))/giu,
    "how can i order",
  ],
  [/(?<!\p{L})(?:call|calling|mobile|mob|tel) (?:number|no\.?)(?!\p{L})/giu, "contact number"],
  // "Leave it, tell shawarma price", "no need mandi".
  [/(?<!\p{L})(?:leave|left) (?:it|that|this)(?=\s*(?:[?.!,]|$))/giu, "never mind"],
  [
    /(?<!\p{L})no need(?: of| for)? (?=(?:spicy|onions?|rice|bread|meat|sugar|ice|sauce|cheese|garlic|mayo|salad|drinks?)(?!\p{L}))/giu,
    "no ",
  ],
  [
    /(?<!\p{L})(?:no need(?: of| for)?|i? ?(?:don['’]?t|do not|dont) (?:need|want))(?= (?!it(?!\p{L})|to(?!\p{L})|this|that|any(?!\p{L})|more)\p{L}+(?: \p{L}+)?, ?(?:i |give|tell|show|we ))/giu,
    "no",
  ],
  [
    /(?<!\p{L})(?:not this(?: one)?,? )?(?:any )?other (restaurant|place|shop|hotel)s?(?: (?:also )?(?:have|has|there|is there))?(?=\s*(?:[?.!,]|$))/giu,
    "another restaurant",
  ],
  // "It is coming with rice?", "this for how many person?"
  [
    /(?:(?:it|this|that) (?:is|will)|is (?:it|this|that)|will (?:it|this|that)) (?:come|comes|coming) with(?!\p{L})/giu,
    "does it come with",
  ],
  [
    /(?:(?:is )?(?:it|this|that) |^\s*)(?:is )?(?:enough |ok |okay |good )?for how many (?:person|persons|people|ppl|pax)(?!\p{L})/giu,
    "how many people does it serve",
  ],
  [/(?<!\p{L})open (?:now )?or closed?(?: now)?(?!\p{L})/giu, "open now"],
  [
    /(?<!\p{L})(?:which|what)(?: (?:is|one|one is))? (?:the )?(?:good|best|nice)(?: one)?(?=\s*(?:[?.!]|$))/giu,
    "which one is best",
  ],
  // A word or two as the whole message, of what was just spoken of.
  [wholly("(?:the )?(?:price|prices|rate|cost)(?: of (?:it|that|this))?"), "how much is it"],
  [wholly("where(?: (?:to (?:get|buy|find)|can i (?:get|buy|find))(?: it)?)?"), "where is it"],
  [wholly("(?:it['’]?s )?(?:all )?halal(?: (?:right|yes|no|food|only|sure))?"), "is it halal"],
  [
    wholly(
      "(?:(?:is|do (?:they|you|u) (?:take|accept)) )?(?:by |in )?(cash|card|cards|visa|mada)(?: (?:only|payment|accepted|possible))?",
    ),
    "can i pay with $1",
  ],
  // What is said so of a dish asks for none without it.
  [
    wholly(
      "(?:(?:it|this|that)(?: is|['’]?s)? )?(?:(?:isn['’]?t|is not|not)(?: very| so| that)? healthy|(?:(?:too|so|very) )?un-?healthy)(?: at all)?",
    ),
    "something healthy",
  ],
  [
    wholly("what(?: is|['’]?s)? (?:near|close|closeby|around)(?: (?:by|here|to here|to me|me))?"),
    "what is nearby",
  ],
  [
    wholly("(?:which(?: one)?(?: is| has)? )?(?:a |the )?better (?:value|deal)(?: for money)?"),
    "which one is cheaper",
  ],
  [
    /(?<!\p{L})why (?:(?:can['’]?t|cannot) (?:you|u)|(?:you|u) (?:can['’]?t|cannot)) order(?!\p{L})/giu,
    "can you order",
  ],
  [
    /(?<!\p{L})is (?:the )?(?:\p{L}+ ){1,3}only (?:there|in there|at this place)(?!\p{L})/giu,
    "who else has it",
  ],
  // Beside what is ordered it is a fizzy one, whatever else is drunk cold.
  [
    /(?<=(?<![\p{L}\p{N}])(?:an?|one|two|three|four|and|with|plus|\d{1,2}) )(?:cold|cool) (drinks?)(?!\p{L})/giu,
    "soft $1",
  ],
];

/** "Number 2", "no 3": one of what was shown. */
const NUMBERED =
  /^\s*(?:(?:ok|and|the) )*(?:number|no\.?|option) ([1-5])(?: one)?(?=\s*(?:[?.!,]|$))/iu;
const PLACES = ["", "1st", "2nd", "3rd", "4th", "5th"];

/** "I pay yesterday 40", "last time i order": what is over and said as it is now. */
const OVER = /(?<!\p{L})(?:yesterday|last (?:time|night|week|month|friday)|days? ago)(?!\p{L})/iu;
const DONE_NOW = /(?<=(?<!\p{L})(?:i|we) (?:already )?)(?:pay|order|buy|spend|get)(?!\p{L})/giu;
const DONE: Readonly<Record<string, string>> = {
  pay: "paid",
  order: "ordered",
  buy: "bought",
  spend: "paid",
  get: "got",
};

/** Whom somebody speaks to, before what they say: no part of it. */
const SPOKEN_TO =
  /^(\s*(?:(?:hi|hello|hey|ok|okay|pls|please),? )?)(?:bro|brother|sir|boss|madam|mam|ma['’]am|dear|my friend|mate|bhai|habibi),? (?=(?:what|which|who|where|when|how|why|is|are|can|do|does|you)(?!\p{L}))/iu;

/** A message of one who learnt English second, put as the words data puts it. */
export function asSecondLanguage(message: string): string {
  const compared = message
    .replace(SPOKEN_TO, "$1")
    .replace(MORE_SO, (_, how: string, so: string) => {
      const [more, most] = COMPARED[so.toLowerCase()] ?? [so, so];
      return how.toLowerCase() === "most" ? most : more;
    });
  const past = OVER.test(compared)
    ? compared.replace(DONE_NOW, (verb) => DONE[verb.toLowerCase()] ?? verb)
    : compared;
  return PUT_OTHERWISE.reduce(
    (said, [otherwise, put]) => said.replace(otherwise, put),
    past,
  ).replace(NUMBERED, (_, at: string) => `the ${PLACES[Number(at)]} one`);
}
