import { tokenize } from "~/features/names";

/** Fish that menus call by their own name, in each script, with the word that all fish are asked for by. */
const KINDS = [
  {
    fish: "سمك",
    own: "هامور, سي باس, بلطي, سالمون, سلمون, كنعد, ناجل, شعري, بوري, زبيدي, دنيس, فيليه هامور",
    raw: "نيجيري, رول, سوشي, ساشيمي, ماكي, بوك, بيغل, سمك, اسماك",
  },
  {
    fish: "Fish",
    own: "hamour, hammour, sea bass, seabass, tilapia, salmon, kingfish, sea bream, bangus, pompano, grouper, red snapper",
    raw: "nigiri, roll, sushi, sashimi, maki, poke, bagel, fish",
  },
].map(({ fish, own, raw }) => ({
  fish,
  own: own.split(", ").map(tokenize),
  raw: new Set(raw.split(", ").flatMap(tokenize)),
}));

/**
 * What a dish is asked for by as well where its name only says which fish it is: «سمك هامور مشوي» of «هامور مشوي», so that
 * "grilled fish" is every one of them. Of sushi nobody says so.
 */
export function alsoFish(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const words = tokenize(name);
    return KINDS.filter(
      ({ own, raw }) =>
        own.some((kind) => hasInRow(words, kind)) && !words.some((word) => raw.has(word)),
    ).map(({ fish }) => `${fish} ${name}`);
  });
}

function hasInRow(words: readonly string[], kind: readonly string[]): boolean {
  return words.some((_, at) => kind.every((word, i) => words[at + i] === word));
}
