import type { Platform } from "~/features/prices/platform";
import type { ComparedDish, PlatformPrice } from "../../tools/schema";
import { distance, fee, money, trust } from "./figures";
import { nameIn, platformIn, sizeIn, type Voice } from "./names";

/** The price to name first: the cheapest that is not stale, or else the cheapest. */
export function bestOf({ ranked, cheapestCurrent }: ComparedDish): PlatformPrice {
  const current = ranked.find(({ platform }) => platform === cheapestCurrent);
  return current ?? (ranked[0] as PlatformPrice);
}

/** "2 × Chicken Kabsa (half)". */
export function dishIn(voice: Voice, { dish, quantity }: ComparedDish): string {
  const size = sizeIn(voice, dish.size);
  const times = quantity > 1 ? `${quantity} × ` : "";
  return `${times}${nameIn(voice, dish)}${size ? ` (${size})` : ""}`;
}

export function linkIn(voice: Voice, { dish }: ComparedDish): string {
  return `[${voice === "ar" ? "التفاصيل" : "details"}](${dish.link})`;
}

/** One restaurant in a list: what it has, for how much, where, and how sure that is. */
export function lineOf(voice: Voice, match: ComparedDish, place: number): string {
  const best = bestOf(match);
  const far =
    match.distanceM === null
      ? ""
      : voice === "ar"
        ? `، يبعد ${distance(voice, match.distanceM)}`
        : `, ${distance(voice, match.distanceM)} away`;
  const where = platformIn(voice, best);
  const price = money(voice, best.total);
  const restaurant = nameIn(voice, match.restaurant);
  const head = `${place}. **${restaurant}**: ${dishIn(voice, match)}`;
  return voice === "ar"
    ? `${head} بـ ${price} على ${where} (${trust(voice, best)}${far}) ${linkIn(voice, match)}`
    : `${head} for ${price} on ${where} (${trust(voice, best)}${far}) ${linkIn(voice, match)}`;
}

/** One dish of one restaurant on every platform that has a price for it. */
export function detailOf(voice: Voice, match: ComparedDish): string {
  const best = bestOf(match);
  const dish = dishIn(voice, match);
  const restaurant = nameIn(voice, match.restaurant);
  const lines = [
    voice === "ar"
      ? `**${dish}** من **${restaurant}**: ${headAr(match, best)}`
      : `**${dish}** at **${restaurant}**: ${headEn(match, best)}`,
    ...match.ranked.map((price) => `- ${platformLine(voice, price, match.quantity)}`),
  ];
  if (match.ranked.length > 1 && match.savings > 0 && best === match.ranked[0])
    lines.push(
      voice === "ar"
        ? `الفرق بين الأرخص والأغلى ${money(voice, match.savings)}.`
        : `The gap between the cheapest and the dearest is ${money(voice, match.savings)}.`,
    );
  return `${lines.join("\n")}\n${linkIn(voice, match)}`;
}

function headAr(match: ComparedDish, best: PlatformPrice): string {
  const price = `${money("ar", best.total)} على ${platformIn("ar", best)} شامل التوصيل والضريبة (${trust("ar", best)}).`;
  if (match.cheapestCurrent === null) return `آخر سعر نعرفه ${price}`;
  if (match.ranked[0] !== best) return `أرخص سعر حديث ${price} فيه سعر أقل لكنه قديم وممكن تغيّر.`;
  return match.ranked.length === 1 ? `السعر الوحيد عندنا ${price}` : `الأرخص ${price}`;
}

function headEn(match: ComparedDish, best: PlatformPrice): string {
  const price = `${money("en", best.total)} on ${platformIn("en", best)}, delivery and VAT included (${trust("en", best)}).`;
  if (match.cheapestCurrent === null) return `the last price we know is ${price}`;
  if (match.ranked[0] !== best)
    return `the cheapest recent price is ${price} There is a lower one, but it is stale and may have changed.`;
  return match.ranked.length === 1 ? `the only price we have is ${price}` : `cheapest is ${price}`;
}

function platformLine(voice: Voice, price: PlatformPrice, quantity: number): string {
  const each = quantity > 1 ? (voice === "ar" ? " للواحد" : " each") : "";
  const vat =
    price.vat > 0
      ? voice === "ar"
        ? ` + ضريبة ${money(voice, price.vat)}`
        : ` + VAT ${money(voice, price.vat)}`
      : "";
  return voice === "ar"
    ? `${platformIn(voice, price)}: ${money(voice, price.total)} (السعر ${money(voice, price.itemPrice)}${each} + التوصيل ${fee(voice, price.deliveryFee)}${vat})، ${trust(voice, price)}`
    : `${platformIn(voice, price)}: ${money(voice, price.total)} (item ${money(voice, price.itemPrice)}${each} + delivery ${fee(voice, price.deliveryFee)}${vat}), ${trust(voice, price)}`;
}

/** What delivery costs on each platform. */
export function deliveryOf(voice: Voice, match: ComparedDish): string {
  const restaurant = nameIn(voice, match.restaurant);
  const fees = match.ranked.map(
    (price) =>
      `- ${platformIn(voice, price)}: ${fee(voice, price.deliveryFee)} (${trust(voice, price)})`,
  );
  const head =
    voice === "ar"
      ? `رسوم التوصيل من **${restaurant}** (${dishIn(voice, match)}):`
      : `Delivery from **${restaurant}** (${dishIn(voice, match)}):`;
  return [head, ...fees, linkIn(voice, match)].join("\n");
}

/** What it costs on the platforms asked about, and where it is cheapest. */
export function platformsOf(voice: Voice, match: ComparedDish, asked: readonly Platform[]): string {
  const best = bestOf(match);
  const lines = asked.map((platform) => {
    const price = match.ranked.find((one) => one.platform === platform);
    if (price) return `- ${platformLine(voice, price, match.quantity)}`;
    const label = platformIn(voice, { platform, platformName: null });
    return voice === "ar" ? `- ${label}: ما عندنا سعره هناك` : `- ${label}: no price there`;
  });
  const cheapest =
    voice === "ar"
      ? `الأرخص ${money(voice, best.total)} على ${platformIn(voice, best)}.`
      : `Cheapest is ${money(voice, best.total)} on ${platformIn(voice, best)}.`;
  const from = voice === "ar" ? "من" : "at";
  const head = `**${dishIn(voice, match)}** ${from} **${nameIn(voice, match.restaurant)}**:`;
  const others = asked.includes(best.platform) && asked.length === 1 ? [] : [cheapest];
  return [head, ...lines, ...others, linkIn(voice, match)].join("\n");
}

/** How old and how sure each price is. */
export function trustOf(voice: Voice, match: ComparedDish): string {
  const head =
    voice === "ar"
      ? `هذا اللي نعرفه عن أسعار **${dishIn(voice, match)}** من **${nameIn(voice, match.restaurant)}**:`
      : `What we know of the prices of **${dishIn(voice, match)}** at **${nameIn(voice, match.restaurant)}**:`;
  const lines = match.ranked.map(
    (price) =>
      `- ${platformIn(voice, price)}: ${money(voice, price.total)} (${trust(voice, price)})`,
  );
  const note =
    voice === "ar"
      ? "الأسعار يشاركها الناس، والمؤكَّد أكّده أكثر من شخص بصورة."
      : "People share these prices; verified means that several confirmed one, with a picture.";
  return [head, ...lines, note, linkIn(voice, match)].join("\n");
}
