import { readProfileEndpoint, updateProfileEndpoint } from "~/features/accounts/profile/endpoints";
import { chatEndpoint } from "~/features/assistant/endpoint";
import { leaderboardEndpoint } from "~/features/community/board/endpoint";
import { popularEndpoint } from "~/features/community/trends/endpoint";
import { feedbackEndpoint } from "~/features/feedback/endpoint";
import { placesEndpoint } from "~/features/places/endpoint";
import { searchEndpoint } from "~/features/search/endpoint";
import type { Endpoint } from "~/server/api/endpoint";
import { openApiEndpoint } from "./endpoint";

/** Every endpoint of /api, in the order people read about them. */
export const ENDPOINTS: readonly Endpoint[] = [
  searchEndpoint,
  placesEndpoint,
  popularEndpoint,
  leaderboardEndpoint,
  chatEndpoint,
  readProfileEndpoint,
  updateProfileEndpoint,
  feedbackEndpoint,
  openApiEndpoint,
];
