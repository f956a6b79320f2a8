import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Routed, slicesOf } from "./slices";

const word = fc.constantFrom("api", "search", "Search", "dishes", "a.b");
const segment = fc.oneof(
  { weight: 4, arbitrary: word },
  fc.constantFrom(":id", ":name?", "search?"),
);
const paths = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.boolean())
  .map(([segments, open]) => [...segments, ...(open ? ["*"] : [])].join("/"));

/** A root with routes below it, an index among them, and a catch-all, as the service has them. */
const tables = fc.uniqueArray(paths, { maxLength: 12 }).map((list) => {
  const own = list.filter((path) => path !== "" && path !== "*");
  const routes: Record<string, Routed> = {
    root: { id: "root", path: "" },
    home: { id: "home", parentId: "root", index: true },
  };
  for (const path of [...own, "*"]) routes[path] = { id: path, parentId: "root", path };
  return routes;
});

const asked = fc
  .array(fc.oneof(word, fc.constantFrom("7", "x", "SEARCH", "%61pi", "index")), { maxLength: 5 })
  .map((words) => `/${words.join("/")}`);

/** The route of a list that a path meets, as the router has it. */
function met(routes: Routed[], pathname: string): string | undefined {
  const children = routes
    .filter(({ parentId }) => parentId)
    .map(({ id, path, index }) => (index ? { id, index: true as const } : { id, path }));
  return matchRoutes([{ id: "root", path: "", children }], pathname)?.at(-1)?.route.id;
}

test("a path meets the same route among the few as among all", () => {
  fc.assert(
    fc.property(tables, asked, (routes, pathname) => {
      const slice = slicesOf(routes)(pathname);
      const all = met(Object.values(routes), pathname);
      if (slice === null) {
        if (!pathname.includes("%")) expect(all ?? "*").toMatch(/^(?:[:*].*|search\?.*|home)$/);
        return;
      }
      expect(
        met(
          slice.flatMap((id) => routes[id] ?? []),
          pathname,
        ),
      ).toBe(all);
    }),
    { numRuns: 2_000 },
  );
});

test("paths that begin alike share one slice, and the framework's own encoding has its page's", () => {
  const sliceOf = slicesOf({
    root: { id: "root", path: "" },
    home: { id: "home", parentId: "root", index: true },
    dish: { id: "dish", parentId: "root", path: "dishes/:id" },
    rest: { id: "rest", parentId: "root", path: "*" },
  });
  expect(sliceOf("/dishes/1")).toBe(sliceOf("/dishes/2.data"));
  expect(sliceOf("/dishes/1")).toEqual(["root", "home", "dish", "rest"]);
  expect(sliceOf("/_root.data")).toBe(sliceOf("/"));
  expect(sliceOf("/assets/page.js")).toBeNull();
});
