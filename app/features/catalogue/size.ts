/**
 * The sizes a menu line can have. `ar` and `en` are what people write for it, the usual word first;
 * compare them folded. Order is from small to large within each kind.
 */
export const SIZES = {
  xs: { ar: ["صغير جدا"], en: ["extra small", "xs", "mini"] },
  small: { ar: ["صغير", "صغيره", "سمول"], en: ["small", "s", "sml"] },
  medium: { ar: ["وسط", "متوسط", "متوسطه", "ميديم"], en: ["medium", "m", "med", "regular"] },
  large: { ar: ["كبير", "كبيره", "لارج"], en: ["large", "l", "lrg", "big"] },
  xl: { ar: ["كبير جدا", "اكس لارج", "جامبو"], en: ["extra large", "xl", "xlarge", "jumbo"] },
  family: { ar: ["عائلي", "عائليه", "عايلي", "فاميلي"], en: ["family", "family size"] },
  quarter: { ar: ["ربع", "ربع حبه"], en: ["quarter", "1/4"] },
  half: { ar: ["نص", "نصف", "نص حبه", "نصف حبه"], en: ["half", "1/2"] },
  whole: { ar: ["حبه", "حبه كامله", "كامل", "كامله"], en: ["whole", "full"] },
  person: { ar: ["نفر", "لشخص", "شخص"], en: ["one person", "per person", "nafar"] },
  half_kilo: { ar: ["نص كيلو", "نصف كيلو"], en: ["half kilo", "half kg", "500g"] },
  kilo: {
    ar: ["كيلو", "ك", "كيلو كامل", "واحد كيلو"],
    en: ["kilo", "kg", "1kg", "full kilo", "whole kilo", "one kilo", "full kg"],
  },
  litre: { ar: ["لتر", "ليتر"], en: ["litre", "liter", "1l"] },
} as const satisfies Record<string, { ar: readonly string[]; en: readonly string[] }>;

export type Size = keyof typeof SIZES;
