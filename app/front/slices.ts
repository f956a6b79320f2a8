/** What the router is told of a route, as far as choosing needs it. */
export interface Routed {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

/** How many of a path's words are looked at: enough that a path has two or three candidates. */
const WORDS = 2;

/** The fixed words a route's path begins with, at most two: "api/search" has both, "dishes/:id" one, "*" none. */
function fixedWords(path: string): string[] {
  const words = path.toLowerCase().split("/").filter(Boolean);
  const end = words.findIndex((word) => /[:*?]/.test(word));
  return words.slice(0, Math.min(WORDS, end < 0 ? words.length : end));
}

/**
 * Sorts routes by the words their paths begin with. Remix ranks and compiles every route for every match, three times a
 * page; of nearly sixty a path can meet two or three.
 *
 * @returns the ids of the routes a path can meet, their parents included, in the order they were given: one list for paths
 *   that begin alike, so that it can be a key. Null for a path that no route with a
 *   fixed word can meet, and for one with escaped letters: they are left to who knows all routes.
 */
export function slicesOf(
  routes: Record<string, Routed>,
): (pathname: string) => readonly string[] | null {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const line = (id: string | undefined): Routed[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...line(route.parentId), route] : [];
  };
  const leaves = Object.values(routes)
    .filter(({ id, index, path }) => !parents.has(id) || index || path)
    .map(({ id, index }) => {
      const own = line(id);
      const words = fixedWords(own.map(({ path }) => path ?? "").join("/"));
      return { ids: own.map((route) => route.id), words, index: index === true };
    });
  const known = new Map<string, readonly string[]>();
  return (pathname) => {
    if (pathname.includes("%")) return null;
    const words = pathname
      .toLowerCase()
      .replace(/\.data$/, "")
      .split("/")
      .filter(Boolean);
    const own = leaves.filter(({ words: fixed }) => fixed.every((word, at) => word === words[at]));
    const home = words.length === 0 || (words.length === 1 && words[0] === "_root");
    if (!own.some((leaf) => leaf.words.length > 0 || (home && leaf.index))) return null;
    const met = new Set(own.flatMap(({ ids }) => ids));
    const key = [...met].join(" ");
    const slice = known.get(key) ?? Object.keys(routes).filter((id) => met.has(id));
    known.set(key, slice);
    return slice;
  };
}
