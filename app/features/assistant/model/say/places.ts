import { CUISINES } from "~/features/catalogue/cuisine";
import { fold } from "~/features/names";
import type { FoundRestaurants, NearestBranches } from "../../tools/schema";
import type { Ask } from "../ask";
import { distance, money, trust } from "./figures";
import { foodsIn, nameIn, platformIn, sizeIn, type Voice } from "./names";

/** The answer to "where is the nearest …?". */
export function sayNearest(
  voice: Voice,
  ask: Ask,
  { problem, area, branches: near }: NearestBranches,
): string {
  const ar = voice === "ar";
  if (problem === "no_location")
    return ar
      ? "في أي حي أنت؟ قل لي الحي (مثل: الملقا) وأعطيك الأقرب. وتقدر تحط حيّك في ملفك وأعرفه كل مرة."
      : "Which area are you in? Tell me (for example Malqa) and I'll find the nearest. You can also set your area in your profile.";
  if (problem === "unknown_area")
    return ar
      ? `ما عرفت حي «${ask.area}» في الرياض. جرب اسم حي ثاني قريب منك.`
      : `I don't know the area “${ask.area}” in Riyadh. Try another one near you.`;
  if (problem === "outside_saudi_arabia")
    return ar ? "أغطي الرياض بس." : "I only know places in Riyadh.";
  const words = ask.restaurant || ask.query || ask.dish;
  const others = near.filter((branch) => !isNamed(branch, ask.except));
  const byRating = [...others].sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  const branches = ask.rated ? byRating : others;
  if (branches.length === 0)
    return ar
      ? `ما لقيت ${words ? `«${words}»` : "مطاعم"} قريب من ${area?.name_ar ?? "هناك"}.`
      : `I found no ${words ? `“${words}”` : "restaurants"} near ${area?.name_en ?? "there"}.`;
  const head = ask.rated
    ? ar
      ? `الأعلى تقييم${area ? ` حول ${area.name_ar}` : ""}:`
      : `Best rated${area ? ` around ${area.name_en}` : ""}:`
    : ar
      ? `الأقرب${area ? ` لحي ${area.name_ar}` : ""}:`
      : `Nearest${area ? ` to ${area.name_en}` : ""}:`;
  const lines = branches.map((branch, i) => {
    const where = branch.area ? ` (${nameIn(voice, branch.area)})` : "";
    const far = branch.distanceM === null ? "" : ` ${distance(voice, branch.distanceM)}`;
    const rating =
      ask.rated && branch.rating !== null
        ? ar
          ? `، تقييمه ${branch.rating} من 5`
          : `, rated ${branch.rating} out of 5`
        : "";
    const link = branch.link
      ? ` [${ar ? "المنيو والأسعار" : "menu and prices"}](${branch.link})`
      : "";
    return `${i + 1}. **${nameIn(voice, branch)}**${where}${rating}${ar ? "،" : ","}${far}${link}`;
  });
  return [
    head,
    ...pick(lines, ask.nth),
    ar
      ? "المسافة من وسط الحي، على خط مستقيم."
      : "Distances are straight lines from the middle of the area.",
  ].join("\n");
}

function isNamed(branch: NearestBranches["branches"][number], except: string): boolean {
  const names = [branch.name_ar, branch.name_en].map((name) => fold(name ?? ""));
  return except !== "" && names.some((name) => name.includes(fold(except)));
}

/** Where a restaurant has its branches, to somebody who hasn't said where they are. */
export function sayBranches(voice: Voice, found: FoundRestaurants["restaurants"][number]): string {
  const ar = voice === "ar";
  const name = `**${nameIn(voice, found)}**`;
  const areas = found.areas.map((area) => nameIn(voice, area)).join(ar ? "، " : ", ");
  const link = `[${ar ? "المنيو والأسعار" : "menu and prices"}](${found.link})`;
  if (found.areas.length <= 1)
    return ar ? `${name} في حي ${areas}. ${link}` : `${name} is in ${areas}. ${link}`;
  return ar
    ? `فروع ${name}: ${areas}. ${link}\nفي أي حي أنت؟ وأعطيك الأقرب لك.`
    : `${name} has branches in ${areas}. ${link}\nWhich area are you in? I'll tell you the nearest.`;
}

function pick(lines: readonly string[], nth: number | null): readonly string[] {
  const one = nth === null ? undefined : lines.at(nth);
  return one ? [one] : lines;
}

/** The answer to "what do they have?". */
export function sayRestaurant(
  voice: Voice,
  { cheaper, ...ask }: Ask,
  { restaurants, discovered }: FoundRestaurants,
): string {
  const ar = voice === "ar";
  const name = ask.restaurant || ask.query || ask.dish;
  const [found, ...others] = restaurants;
  if (!found)
    return discovered
      ? ar
        ? `«${discovered}» موجود على الخريطة، بس ما عندنا منيوه ولا أسعاره للحين.`
        : `“${discovered}” is on the map, but we don't have its menu or prices yet.`
      : ar
        ? `ما لقيت مطعم باسم «${name}».`
        : `I couldn't find a restaurant called “${name}”.`;
  const facts = [
    found.cuisine && CUISINES[found.cuisine][voice],
    found.rating !== null &&
      (ar ? `تقييمه ${found.rating} من 5` : `rated ${found.rating} out of 5`),
    found.branches > 1 && (ar ? `${found.branches} فروع` : `${found.branches} branches`),
    found.areas.length > 0 &&
      found.areas
        .slice(0, 4)
        .map((area) => nameIn(voice, area))
        .join(ar ? "، " : ", "),
  ].filter(Boolean);
  const avoided = found.dishes.filter(({ contains }) => contains.length > 0);
  const offered = found.dishes.filter((dish) => !avoided.includes(dish));
  const dishes = inOrder(offered, cheaper).map((dish) => {
    const size = sizeIn(voice, dish.size);
    const label = `${nameIn(voice, dish)}${size ? ` (${size})` : ""}`;
    if (!dish.best) return `- ${label}: ${ar ? "ما له سعر للحين" : "no price yet"}`;
    return `- ${label}: ${money(voice, dish.best.total)} ${ar ? "على" : "on"} ${platformIn(voice, dish.best)} (${trust(voice, dish.best)})`;
  });
  const lines = [
    `**${nameIn(voice, found)}**${ar ? "، " : ", "}${facts.join(ar ? "، " : ", ")}.`,
    headOf(ar, cheaper),
    ...dishes,
    `[${ar ? "المنيو كامل" : "full menu"}](${found.link})`,
  ];
  if (avoided.length > 0)
    lines.push(leftOutIn(voice, new Set(avoided.flatMap(({ contains }) => contains))));
  if (others.length > 0)
    lines.push(
      `${ar ? "ولقيت بعد" : "I also found"}: ${others.map((one) => nameIn(voice, one)).join(ar ? "، " : ", ")}.`,
    );
  return lines.join("\n");
}

/** What was left out of a menu, and that names tell less than recipes. */
function leftOutIn(voice: Voice, foods: ReadonlySet<string>): string {
  const names = foodsIn(voice, [...foods]);
  return voice === "ar"
    ? `استبعدت اللي فيه ${names}. نعرف أسماء الأطباق لا مكوّناتها، فتأكد من المطعم.`
    : `I left out what has ${names}. We know names of dishes, not ingredients: check with the restaurant.`;
}

function headOf(ar: boolean, cheaper: boolean): string {
  if (cheaper)
    return ar
      ? "أكثر ما يُطلب منه، الأرخص أول، شامل التوصيل:"
      : "Most ordered, cheapest first, with delivery:";
  return ar ? "أكثر ما يُطلب منه، شامل التوصيل:" : "Most ordered, with delivery:";
}

type Dishes = FoundRestaurants["restaurants"][number]["dishes"];

/** As people order, or the cheapest first; what has no price comes last. */
function inOrder(dishes: Dishes, cheaper: boolean): Dishes {
  if (!cheaper) return dishes;
  const total = ({ best }: Dishes[number]) => best?.total ?? Number.POSITIVE_INFINITY;
  return [...dishes].sort((a, b) => total(a) - total(b));
}
