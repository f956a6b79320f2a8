import unhomoglyph from "unhomoglyph";
import { tokenize } from "~/features/names";

/** Refused wherever they stand in a name: whoever reads them takes the person for us, or for someone with a say here. */
const NEVER =
  "وفر moderator moderators admin admins administrator administrators مودريتور ادمن मॉडरेटर एडमिन";

/** Refused as the whole of a name, and fine beside another word: people are called المشرف, and work in a support team. */
const NEVER_ALONE =
  "support staff official system team help مشرف مشرفه المشرف المشرفه المشرفين المشرفون اداره الاداره الدعم نقران منتظمين सहायता";

/** What the service is called, in the letters it is easiest to imitate in. */
const OUR_NAME = "waffir";

/** Digits and pairs of letters that pass for a letter, beyond what Unicode lists; `i` and `l` are one to the eye. */
const LOOK_ALIKES: [RegExp, string][] = [
  // Hooks and tails that Unicode takes apart from a letter.
  [/[\u0300-\u036f]/g, ""],
  [/[l1]/g, "i"],
  [/0/g, "o"],
  [/3/g, "e"],
  [/4/g, "a"],
  [/5/g, "s"],
  [/vv/g, "w"],
];

/**
 * Whether a name passes for the service itself or for its staff, in whichever letters it is written: words are
 * compared by what they look like (the skeleton of Unicode TR 39), after the one folding.
 */
export function passesForStaff(name: string): boolean {
  const words = tokenize(name.replaceAll("@", "a")).map(looks);
  const joined = words.join("");
  return (
    joined.includes(looks(OUR_NAME)) ||
    NEVER_LOOKS.has(joined) ||
    ALONE_LOOKS.has(joined) ||
    words.some((word) => NEVER_LOOKS.has(word))
  );
}

/** What a folded word looks like; digits at its end, which make a name unique, do not count. */
function looks(word: string): string {
  const skeleton = unhomoglyph(word.replace(/\d+$/, "") || word);
  return LOOK_ALIKES.reduce(
    (text, [pattern, letter]) => text.replace(pattern, letter),
    skeleton.toLowerCase(),
  );
}

const NEVER_LOOKS = new Set(tokenize(NEVER).map(looks));
const ALONE_LOOKS = new Set(tokenize(NEVER_ALONE).map(looks));
