/**
 * The target of a request as the routes can take it.
 *
 * A broken escape such as "%E0%A" ends in the framework's own page before any route sees it: with its
 * percent sign escaped it is one more unknown address, and gets our 404. And an answer of /api is JSON
 * whatever its path ends in, where ".data" would ask for the framework's own encoding.
 *
 * @param target path and query, as they came.
 */
export function routablePath(target: string): string {
  const [path = "", ...query] = target.split("?");
  const whole = isDecodable(path) ? path : path.replaceAll("%", "%25");
  const routable = /^\/+api\//i.test(whole) ? whole.replace(/\.data$/, "%2Edata") : whole;
  return [routable, ...query].join("?");
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
