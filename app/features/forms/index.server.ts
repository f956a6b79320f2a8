/** The face of this feature: what others may ask of it on the server. */
export { type DraftTools, forgetDrafts, keepDraft, saveDraftAndRedirect } from "./draft.server";
