/** The face of this feature: what others may ask of it on the server. */
export { compareLines } from "./compare-lines.server";
export { searchAndDiscover } from "./discover.server";
export { requestOfParts } from "./parts-request.server";
export { cheapestOf, cheapestOfSections, menusOf } from "./queries.server";
export { readQuestion } from "./read-question.server";
export { search, searchRequest } from "./search.server";
