import type { Migration } from "kysely";
import * as catalogueAndPrices from "./0001-catalogue-and-prices";
import * as accounts from "./0002-accounts";
import * as places from "./0003-places";
import * as dishesBySection from "./0004-dishes-by-section";
import * as facts from "./0005-facts";
import * as conversations from "./0006-conversations";
import * as contributions from "./0007-contributions";
import * as snapshots from "./0008-snapshots";
import * as community from "./0009-community";
import * as refusedForms from "./0010-refused-forms";
import * as suggestionReview from "./0011-suggestion-review";
import * as proposalReason from "./0012-proposal-reason";
import * as reportsAndLeavers from "./0013-reports-and-leavers";
import * as staleStretches from "./0014-stale-stretches";
import * as languageOfMessages from "./0015-language-of-messages";
import * as ledgerLinesOnce from "./0016-ledger-lines-once";
import * as sentPasscodes from "./0017-sent-passcodes";
import * as proofs from "./0018-proofs";
import * as proposalsAreContributions from "./0019-proposals-are-contributions";
import * as networksOfSentPasscodes from "./0020-networks-of-sent-passcodes";
import * as orders from "./0021-orders";
import * as itemPrices from "./0022-item-prices";
import * as feeModels from "./0023-fee-models";
import * as outlyingOrders from "./0024-outlying-orders";
import * as orderRanks from "./0025-order-ranks";
import * as watchesForAPlace from "./0026-watches-for-a-place";
import * as cheapestOfAMenu from "./0029-cheapest-of-a-menu";
import * as brandIds from "./0031-brand-ids";
import * as ownPrices from "./0032-own-prices";
import * as linesOfOrders from "./0040-lines-of-orders";
import * as moderationActs from "./0042-moderation-acts";
import * as openChanges from "./0045-open-changes";
import * as pictureRemovals from "./0050-picture-removals";
import * as manyProcesses from "./0051-many-processes";
import * as catalogueActs from "./0052-catalogue-acts";
import * as ordersReadAtOnce from "./0053-orders-read-at-once";
import * as toldFacts from "./0054-told-facts";
import * as hidden from "./0055-hidden";
import * as maybeChains from "./0056-maybe-chains";
import * as keptStreams from "./0058-kept-streams";
import * as menuHeadings from "./0060-menu-headings";
import * as feeReviews from "./0061-fee-reviews";

/** Every migration in order. A name, once released, never changes. */
export const migrations: Record<string, Migration> = {
  "0001-catalogue-and-prices": catalogueAndPrices,
  "0002-accounts": accounts,
  "0003-places": places,
  "0004-dishes-by-section": dishesBySection,
  "0005-facts": facts,
  "0006-conversations": conversations,
  "0007-contributions": contributions,
  "0008-snapshots": snapshots,
  "0009-community": community,
  "0010-refused-forms": refusedForms,
  "0011-suggestion-review": suggestionReview,
  "0012-proposal-reason": proposalReason,
  "0013-reports-and-leavers": reportsAndLeavers,
  "0014-stale-stretches": staleStretches,
  "0015-language-of-messages": languageOfMessages,
  "0016-ledger-lines-once": ledgerLinesOnce,
  "0017-sent-passcodes": sentPasscodes,
  "0018-proofs": proofs,
  "0019-proposals-are-contributions": proposalsAreContributions,
  "0020-networks-of-sent-passcodes": networksOfSentPasscodes,
  "0021-orders": orders,
  "0022-item-prices": itemPrices,
  "0023-fee-models": feeModels,
  "0024-outlying-orders": outlyingOrders,
  "0025-order-ranks": orderRanks,
  "0026-watches-for-a-place": watchesForAPlace,
  "0029-cheapest-of-a-menu": cheapestOfAMenu,
  "0031-brand-ids": brandIds,
  "0032-own-prices": ownPrices,
  "0040-lines-of-orders": linesOfOrders,
  "0042-moderation-acts": moderationActs,
  "0045-open-changes": openChanges,
  "0050-picture-removals": pictureRemovals,
  "0051-many-processes": manyProcesses,
  "0052-catalogue-acts": catalogueActs,
  "0053-orders-read-at-once": ordersReadAtOnce,
  "0054-told-facts": toldFacts,
  "0055-hidden": hidden,
  "0056-maybe-chains": maybeChains,
  "0058-kept-streams": keptStreams,
  "0060-menu-headings": menuHeadings,
  "0061-fee-reviews": feeReviews,
};
