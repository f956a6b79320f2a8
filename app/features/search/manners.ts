import { tokenize } from "~/features/names";
import { each } from "./phrases";

/** How a dish is wanted: words that no restaurant is called by, said of dishes whose names lack them too. */
const MANNERS: ReadonlySet<string> = new Set(
  each(
    `بارد, باردة, مثلج, مثلجة, حار, حارة, ساخن, ساخنة, سخن, سخنة, دافي, دافئ, سبايسي, طازج, طازجة, فريش, مقرمش, مقرمشة, مشوي, مشوية, مقلي, مقلية,
     لذيذ, لذيذة, عادي, عادية, زيادة, كثير, شوي, خفيف, سكر, كريسبي, iced, ice, cold, hot, warm, spicy, mild, fresh, crispy, regular, plain, normal, only,
     again, asap, takeaway, take away, bard, 7ar, har`,
    true,
  ).flatMap(([words]) => tokenize(words)),
);

/** Does a folded word say how a dish is wanted? */
export function isManner(word: string): boolean {
  return MANNERS.has(word);
}
