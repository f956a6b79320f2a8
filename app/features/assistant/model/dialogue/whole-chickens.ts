/** Dishes of rice that a whole chicken is served on, or half of one. */
const ON_RICE = "مندي|مظبي|مضغوط|كبس[ةه]|برياني|بخاري|شواي[ةه]|حنيذ|مدفون|زربيان|رز";
const CHICKEN = `(?:ال)?(?:دجاج|فروج|شواي[ةه])(?!\\p{L})(?!\\s+(?!(?:على|عل|ع|مع|من|عند|في|و|مشوي[ةه]?|و?${ON_RICE.replaceAll("|", "|و?")})(?!\\p{L}))\\p{L})`;
const COUNT = "(?:(?<two>حبت(?:ين|ان))|(?<count>\\p{Nd}{1,2})\\s+حب(?:ات|[ةه]))";

/** «حبتين مندي دجاج», «كبسة دجاج 3 حبات»; a sandwich with chicken in it is none. */
const COUNTED = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])${COUNT}(?=\\s+(?:من\\s+)?(?:(?:ال)?(?:${ON_RICE})\\s+)?${CHICKEN})`,
    "u",
  ),
  new RegExp(`(?<=(?:^|\\s)(?:${ON_RICE})\\s+(?:دجاج|فروج)\\s+)${COUNT}(?!\\p{L})`, "u"),
];

/** Where another size is spoken of, or what comes in pieces, each counts something else. */
const OTHERWISE =
  /(?<!\p{L})(?:و|ال)?(?:نص|نصف|ربع|وسط|متوسط|صغير[ةه]?|كبير[ةه]?|نفر|كامل[ةه]?|بروست|وجب[ةه]|علب[ةه]|العلب[ةه]|قطع[ةه]?|طبق|سيخ)(?!\p{L})/u;

/** A message in which two chickens are two whole ones, as menus call them. */
export function withWholeChickens(message: string): string {
  if (OTHERWISE.test(message)) return message;
  return COUNTED.reduce(
    (said, sign) =>
      said.replace(sign, (...found) => {
        const { count } = found.at(-1) as { count?: string };
        return `${count ?? 2} حبة كاملة`;
      }),
    message,
  );
}
