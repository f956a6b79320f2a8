import { z } from "zod";
import { cleanText } from "~/server/clean-text";
import { passesForStaff } from "./display-name";
import { LANGUAGE_PREFERENCES } from "./language-preference";
import { usernameSchema } from "./username";

const DISPLAY_NAME_LENGTH = 50;
const BIO_LENGTH = 280;

export const trustLevelSchema = z.object({
  slug: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  icon: z.string(),
  confirmation_weight: z.number(),
});

const profileSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  display_name: z.string(),
  avatar_url: z.url(),
  bio: z.string(),
  area: z.string(),
  contribution_count: z.number().int().min(0),
  points_balance: z.number().int().min(0),
  trust_level: trustLevelSchema,
  trust_score: z.number().min(0).max(100),
  accuracy_score: z.number().min(0).max(100),
  streak_days: z.number().int().min(0),
});

export const preferencesSchema = z.object({
  language: z.enum(LANGUAGE_PREFERENCES),
  show_public_profile: z.boolean(),
  show_in_leaderboard: z.boolean(),
});

export const profileAnswerSchema = z.object({
  profile: profileSchema,
  preferences: preferencesSchema,
});

export type ProfileAnswer = z.infer<typeof profileAnswerSchema>;

/** What a person may change about themselves, any of it at a time. */
export const profileChangesSchema = z.strictObject({
  display_name: cleanText({ least: 1, most: DISPLAY_NAME_LENGTH })
    .refine((name) => !passesForStaff(name))
    .optional(),
  username: usernameSchema.optional(),
  bio: cleanText({ most: BIO_LENGTH, lines: true }).optional(),
  area: cleanText({ most: 60 }).optional(),
  show_public_profile: z.boolean().optional(),
  show_in_leaderboard: z.boolean().optional(),
  language: z.enum(LANGUAGE_PREFERENCES).optional(),
});

export type ProfileChanges = z.infer<typeof profileChangesSchema>;
