/** Stands for our own origin while an address is taken apart. */
const NOWHERE = "http://nowhere.invalid";

/**
 * The target of a request as the routes can take it: a plain path from the root, and its query.
 *
 * A target may be a whole address, as proxies send it, or `*`. A path may begin with several slashes or
 * backslashes, at once or once its dots are followed, and a browser takes a link to such a path for one to
 * another site: one slash is left. A broken escape such as "%E0%A" ends in the framework's own page before
 * any route sees it: with its percent sign escaped it is one more unknown address, and gets our 404. And an
 * answer of /api is JSON whatever its path ends in, where ".data" would ask for the framework's own encoding;
 * as a parameter called `_data` would, of every address: the framework's door of old, which logs each visit as an error.
 *
 * @param target path and query, as they came.
 */
export function routablePath(target: string): string {
  const [address = "", ...query] = target.split("?");
  const path = plainPath(address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/\\#]*/i, ""));
  const whole = isDecodable(path) ? path : path.replaceAll("%", "%25");
  const routable = /^\/api\//i.test(whole) ? whole.replace(/\.data$/, "%2Edata") : whole;
  return [routable, ...withoutData(query)].join("?");
}

/** The parts of a query between question marks, as they came unless they name `_data`. */
function withoutData(query: string[]): string[] {
  const params = new URLSearchParams(query.join("?"));
  if (!params.has("_data")) return query;
  params.delete("_data");
  return params.size > 0 ? [params.toString()] : [];
}

/** A path with its dots followed, as a browser would, and one slash before it. */
function plainPath(path: string): string {
  const { pathname } = new URL(`${NOWHERE}/${path.replace(/^[/\\]+/, "")}`);
  return pathname.replace(/^\/+/, "/");
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
