import type accounts from "~locales/ar/accounts.json";
import type assistant from "~locales/ar/assistant.json";
import type assistantFees from "~locales/ar/assistant-fees.json";
import type basket from "~locales/ar/basket.json";
import type browse from "~locales/ar/browse.json";
import type catalogue from "~locales/ar/catalogue.json";
import type chat from "~locales/ar/chat.json";
import type common from "~locales/ar/common.json";
import type community from "~locales/ar/community.json";
import type delivery from "~locales/ar/delivery.json";
import type destination from "~locales/ar/destination.json";
import type developers from "~locales/ar/developers.json";
import type evidence from "~locales/ar/evidence.json";
import type facts from "~locales/ar/facts.json";
import type feedback from "~locales/ar/feedback.json";
import type help from "~locales/ar/help.json";
import type history from "~locales/ar/history.json";
import type moderation from "~locales/ar/moderation.json";
import type nearby from "~locales/ar/nearby.json";
import type offline from "~locales/ar/offline.json";
import type outcomes from "~locales/ar/outcomes.json";
import type places from "~locales/ar/places.json";
import type prices from "~locales/ar/prices.json";
import type quality from "~locales/ar/quality.json";
import type search from "~locales/ar/search.json";
import type sheet from "~locales/ar/sheet.json";
import type snapshots from "~locales/ar/snapshots.json";
import type talk from "~locales/ar/talk.json";
import type taps from "~locales/ar/taps.json";
import type uploads from "~locales/ar/uploads.json";
import "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      common: typeof common;
      search: typeof search;
      catalogue: typeof catalogue;
      facts: typeof facts;
      browse: typeof browse;
      places: typeof places;
      nearby: typeof nearby;
      prices: typeof prices;
      basket: typeof basket;
      quality: typeof quality;
      destination: typeof destination;
      developers: typeof developers;
      accounts: typeof accounts;
      feedback: typeof feedback;
      uploads: typeof uploads;
      snapshots: typeof snapshots;
      sheet: typeof sheet;
      outcomes: typeof outcomes;
      moderation: typeof moderation;
      community: typeof community;
      chat: typeof chat;
      assistant: typeof assistant;
      "assistant-fees": typeof assistantFees;
      talk: typeof talk;
      evidence: typeof evidence;
      taps: typeof taps;
      delivery: typeof delivery;
      history: typeof history;
      help: typeof help;
      offline: typeof offline;
    };
  }
}
