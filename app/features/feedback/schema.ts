import { z } from "zod";
import { cleanText } from "~/server/clean-text";
import { CATEGORIES, MESSAGE_LENGTH, NOTE_LENGTH, STATES } from "./state";

export const feedbackSchema = z.object({
  message: cleanText({ least: 1, most: MESSAGE_LENGTH, lines: true }),
  category: z
    .string()
    .regex(/^[a-z_-]{1,32}$/)
    .optional(),
});

export type NewFeedback = z.infer<typeof feedbackSchema>;

/** The form of /feedback: a category of ours is always chosen. */
export const feedbackFormSchema = feedbackSchema.extend({ category: z.enum(CATEGORIES) });

export const feedbackAnswerSchema = z.object({
  success: z.literal(true),
  id: z.string().regex(/^fb_[0-9a-z]+$/),
});

export const reviewSchema = z.object({
  state: z.enum(STATES),
  note: cleanText({ most: NOTE_LENGTH, lines: true }),
});
