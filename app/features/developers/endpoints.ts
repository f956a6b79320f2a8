import { readProfileEndpoint, updateProfileEndpoint } from "~/features/accounts";
import { chatEndpoint } from "~/features/assistant";
import { basketEndpoint } from "~/features/basket";
import { leaderboardEndpoint, popularEndpoint } from "~/features/community";
import { feedbackEndpoint } from "~/features/feedback";
import { changesEndpoint } from "~/features/open-data";
import { placesEndpoint } from "~/features/places";
import { searchEndpoint } from "~/features/search";
import type { Endpoint } from "~/server/api/endpoint";
import { openApiEndpoint } from "./endpoint";

/** Every endpoint of /api, in the order people read about them. */
export const ENDPOINTS: readonly Endpoint[] = [
  searchEndpoint,
  basketEndpoint,
  placesEndpoint,
  popularEndpoint,
  leaderboardEndpoint,
  changesEndpoint,
  chatEndpoint,
  readProfileEndpoint,
  updateProfileEndpoint,
  feedbackEndpoint,
  openApiEndpoint,
];
