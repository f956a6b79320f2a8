import { defineEndpoint } from "~/server/api/endpoint";
import { profileAnswerSchema, profileChangesSchema } from "./schema";

export const readProfileEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/profile/me",
  summary: "Read profile and preferences",
  description:
    "The signed-in person's profile and preferences. Needs the session cookie; a browser that comes here without one is sent to /login.",
  answer: profileAnswerSchema,
  errors: ["unauthorized"],
});

export const updateProfileEndpoint = defineEndpoint({
  method: "PATCH",
  path: "/api/profile/me",
  summary: "Update profile and preferences",
  description:
    "Changes the fields that are named and leaves the rest; all of it or none. Returns what reading returns. A username is 3 to 30 characters of a-z, 0-9, _ and -; it can be changed ten times a day. Neither it nor a display name may pass for the service or its moderators. An area is the Arabic name of a Riyadh neighbourhood, or empty. `show_in_leaderboard` has no effect while `show_public_profile` is false.",
  body: profileChangesSchema,
  answer: profileAnswerSchema,
  errors: [
    "invalid_request",
    "invalid_display_name",
    "invalid_username",
    "invalid_bio",
    "invalid_area",
    "invalid_show_public_profile",
    "invalid_show_in_leaderboard",
    "invalid_language",
    "unauthorized",
    "forbidden",
    "username_taken",
    "payload_too_large",
    "rate_limit_exceeded",
  ],
  example: { display_name: "أبو سلمان", language: "ar" },
});
