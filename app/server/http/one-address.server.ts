import { redirect } from "@remix-run/node";

/**
 * Keeps a page to one address: one that ends in another name, as it had before it was renamed, leads to the present one. An id
 * without a name stays where it is; the page itself says which address it is known by.
 *
 * @param path the page's address, such as /dishes/7-shawarma.
 * @throws Response a redirect for good.
 */
export function keepToAddress(request: Request, path: string): void {
  const { pathname, search } = new URL(request.url);
  const bare = path.replace(/^(.*\/\d+)-[^/]*$/, "$1");
  const reads = request.method === "GET" || request.method === "HEAD";
  if (reads && pathname !== path && pathname !== bare) throw redirect(path + search, 301);
}
