/** Crawlers that say what they are: they follow links to results that nobody asked for. */
const CRAWLER = /bot\b|crawl|spider|slurp|archiver|facebookexternalhit|preview/i;

/** Whether a request is somebody's question, rather than a page fetched ahead or by a crawler. */
export function isCountable({ headers }: Pick<Request, "headers">): boolean {
  const purpose = `${headers.get("sec-purpose") ?? ""} ${headers.get("purpose") ?? ""}`;
  return !/prefetch/i.test(purpose) && !CRAWLER.test(headers.get("user-agent") ?? "");
}
