/** «وش فيه عند بيت مانيلا؟», «وشو في عندهم كمان؟»: what they have, as «وش عندهم» asks it. */
const WHAT_THERE = /(?<!\p{L})(و?)(?:وشو?|ا?إ?يش|شو|شنو|وش هو)\s+(?:في[هة]?\s+)?عند(?=ه|\s|كم)/gu;

/** A message in Riyadh's own short forms, as it is read. */
export const asArabsAsk = (said: string): string => said.replace(WHAT_THERE, "$1وش عند");
