import { tokenize } from "~/features/names";
import type { KnownNames } from "../vocabulary/known-names";

/** Dishes that English calls by two words and an "and", which parts them nowhere; "steak and eggs" are as often two. */
const PAIRS =
  /(?<!\p{L})(fish|mac(?:aroni)?|surf|bangers|pie|biscuits|beans|cookies)\s+(?:and|&|n|['’]n['’]?|n['’])\s+(chips|cheese|turf|mash|gravy|toast|cream)(?!\p{L})/giu;
const ONE =
  /^(?:fish chips|mac(?:aroni)? cheese|surf turf|(?:bangers|pie) mash|biscuits gravy|beans toast|cookies cream)$/;

/** One of one kind and half of another, which no menu tells the price of. */
const HALVES = /(?<!\p{L})half\s*(?:and|&|n|\/|-)\s*half(?!\p{L})/giu;

/** "A meal with a drink", "combo meal": what menus have as one, and no drink beside any meal. */
const COMBO =
  /(?<=^\s*(?:(?:i want|i need|get me|find me|show me|any|some|good|cheap|cheapest|best|a|an|the) )*)(?:(?:meal|combo)s? (?:with|and) (?:a |the |some )?drinks?|combo meals?)(?!\p{L})/iu;

/** A drink, and seven of nothing; "7 up to 20 riyals" is none. */
const SEVEN_UP = /(?<![\p{L}\p{N}])7[ -]up(?![\p{L}\p{N}])(?! to )/giu;

/** "Fish and chips" as one word, where no menu has a dish called so: it is neither any fish nor fries. */
export const withOneDish = (message: string, { isDish }: KnownNames): string =>
  message
    .replace(SEVEN_UP, "7up")
    .replace(COMBO, "combo")
    .replace(HALVES, "half'n'half")
    .replace(PAIRS, (whole, first: string, second: string) =>
      ONE.test(`${first} ${second}`.toLowerCase()) && !isDish(tokenize(whole))
        ? `${first}'n'${second}`
        : whole,
    );

/** "Kanin lang", «بس رز», "just rice": a bowl of it, and nothing that is cooked with rice. */
const RICE_ALONE =
  /(?<![\p{L}\p{M}])(?:(?:kanin|rice|chawal)(?= lang(?!\p{L}))|(?:just|only|sirf) (?:kanin|rice|chawal)|(?:rice|chawal) (?:only|alone)|सिर्फ़? चावल|صرف چاول|(?<arabic>بس (?:ال)?رز|(?:ال)?رز (?:بس|لحاله)))(?![\p{L}\p{M}])/giu;

export const withRiceAlone = (message: string): string =>
  message.replace(RICE_ALONE, (...found) =>
    (found.at(-1) as Record<string, string>).arabic ? "رز سادة" : "plain rice",
  );
