import { z } from "zod";
import { profileChangesSchema } from "./schema";

/** A checkbox posts `on` or nothing. */
const checkbox = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** The form of /profile: every field at once, under the same rules as the JSON interface. */
export const profileFormSchema = profileChangesSchema.required().extend({
  show_public_profile: checkbox,
  show_in_leaderboard: checkbox,
});

export const PROFILE_FIELDS = Object.keys(profileFormSchema.shape);
