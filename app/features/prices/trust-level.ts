import { TRUSTED_LEVEL } from "./constants";

export type TrustLevelSlug = "newcomer" | "contributor" | "trusted" | "expert" | "guardian";

/** A level as the contract shows it; `confirmation_weight` is the weight of one tap by a person of this level. */
export interface TrustLevel {
  slug: TrustLevelSlug;
  name_ar: string;
  name_en: string;
  icon: string;
  confirmation_weight: number;
}

const NEWCOMER: TrustLevel = {
  slug: "newcomer",
  name_ar: "عضو جديد",
  name_en: "Newcomer",
  icon: "🌱",
  confirmation_weight: 0.5,
};

/** The five levels, lowest first. */
export const TRUST_LEVELS: readonly TrustLevel[] = [
  NEWCOMER,
  {
    slug: "contributor",
    name_ar: "مساهم",
    name_en: "Contributor",
    icon: "⭐",
    confirmation_weight: 1,
  },
  { slug: "trusted", name_ar: "موثوق", name_en: "Trusted", icon: "🏅", confirmation_weight: 1.5 },
  { slug: "expert", name_ar: "خبير", name_en: "Expert", icon: "🏆", confirmation_weight: 2 },
  {
    slug: "guardian",
    name_ar: "حارس الأسعار",
    name_en: "Guardian",
    icon: "🛡️",
    confirmation_weight: 3,
  },
];

const BY_SLUG = new Map<string, TrustLevel>(TRUST_LEVELS.map((level) => [level.slug, level]));

/** The level of a slug; an unknown slug is given no more weight than a newcomer. */
export function trustLevel(slug: string): TrustLevel {
  return BY_SLUG.get(slug) ?? NEWCOMER;
}

/** Whether a picture from this level is trusted by itself (level `trusted` or above). */
export function isTrusted(slug: string): boolean {
  return trustLevel(slug).confirmation_weight >= trustLevel(TRUSTED_LEVEL).confirmation_weight;
}

/** Whether a level is the one everyone begins with; an unknown slug is. */
export function isNewcomer(slug: string): boolean {
  return trustLevel(slug) === NEWCOMER;
}
