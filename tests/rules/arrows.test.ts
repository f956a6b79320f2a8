import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { type Source, sources } from "~tests/support/files";

/** From the outside in: a layer may import itself and what stands to its right, never to its left. */
const LAYERS = [
  "routes",
  "entry",
  "features",
  "providers",
  "shared",
  "server",
  "db types",
] as const;

/** From the top down: a feature may use those below it. */
const FEATURES = [
  "home",
  "developers",
  "open-data",
  "browse",
  "quality",
  "assistant",
  "community",
  "search",
  "basket",
  "moderation",
  "snapshots",
  "import",
  "places",
  "feedback",
  "accounts",
  "trust",
  "facts",
  "checkout",
  "understanding",
  "catalogue",
  "fees",
  "postcard",
  "prices",
  "names",
  "forms",
  "theme",
];

function layerOf(path: string): (typeof LAYERS)[number] | undefined {
  if (path.startsWith("app/routes/")) return "routes";
  if (/^app\/[^/]+$/.test(path)) return "entry";
  if (path.startsWith("app/features/")) return "features";
  if (path.startsWith("app/providers/")) return "providers";
  if (path.startsWith("app/ui/") || path.startsWith("app/i18n/")) return "shared";
  if (path.startsWith("app/server/")) return "server";
  if (path.startsWith("db/schema") || path.startsWith("db/migrations/")) return "db types";
  return undefined;
}

const files = sources(["app", "db"], [".ts", ".tsx"]);
const paths = new Set(files.map((file) => file.path));

/** Every project file that `file` imports, types included. */
function imports({ path, text }: Source): string[] {
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );
  return names.flatMap((name) => {
    const base = name.startsWith("~/")
      ? `app/${name.slice(2)}`
      : name.startsWith("~db/")
        ? `db/${name.slice(4)}`
        : name.startsWith(".")
          ? join(dirname(path), name)
          : undefined;
    if (!base) return [];
    const found = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((p) => paths.has(p));
    return found ? [found] : [];
  });
}

test("imports go one way: routes → features → providers → server → db types", () => {
  const wrong = files.flatMap((file) => {
    const from = layerOf(file.path);
    if (!from || from === "entry") return [];
    return imports(file)
      .filter((target) => {
        const to = layerOf(target);
        // Routes read the services that the entry set up; nothing else looks up.
        if (from === "routes" && target === "app/services.server.ts") return false;
        return to !== undefined && LAYERS.indexOf(to) < LAYERS.indexOf(from);
      })
      .map((target) => `${file.path} → ${target}`);
  });
  expect(wrong).toEqual([]);
});

const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1];

test("features stand in one order, and each uses only those below it", () => {
  const wrong = files.flatMap((file) => {
    const from = featureOf(file.path);
    if (!from || /\.test\.tsx?$/.test(file.path)) return [];
    return imports(file)
      .filter((target) => {
        const to = featureOf(target);
        return to !== undefined && !(FEATURES.indexOf(from) <= FEATURES.indexOf(to));
      })
      .map((target) => `${file.path} → ${target}`);
  });
  expect(wrong).toEqual([]);
});

test("features know each other by their faces only", () => {
  // Rules and types, pieces of page, and what only the server runs: apart, so that asking for one loads no other.
  const face = /^app\/features\/[^/]+\/(?:index|ui|index\.server)\.ts$/;
  const wrong = files.flatMap((file) => {
    const from = featureOf(file.path);
    if (!from || /\.test\.tsx?$/.test(file.path)) return [];
    return imports(file)
      .filter((target) => featureOf(target) && featureOf(target) !== from && !face.test(target))
      .map((target) => `${file.path} → ${target}`);
  });
  expect(wrong).toEqual([]);
});

test("every feature has its place in the order", () => {
  const found = new Set(
    files
      .map(({ path }) => path.split("/"))
      .filter(([, room]) => room === "features")
      .map((parts) => parts[2]),
  );
  expect([...found].sort()).toEqual([...FEATURES].sort());
});

test("nothing imports a route", () => {
  const wrong = files.flatMap((file) =>
    imports(file)
      .filter((target) => target.startsWith("app/routes/"))
      .map((t) => `${file.path} → ${t}`),
  );
  expect(wrong).toEqual([]);
});

test("routes hold no SQL", () => {
  const wrong = files
    .filter((file) => file.path.startsWith("app/routes/"))
    .filter((file) => /selectFrom|insertInto|updateTable|deleteFrom|from "kysely"/.test(file.text));
  expect(wrong.map((file) => file.path)).toEqual([]);
});

test("files form no circle", () => {
  const state = new Map<string, "open" | "done">();
  const byPath = new Map(files.map((file) => [file.path, file]));
  const circles: string[] = [];
  const visit = (path: string, trail: string[]): void => {
    if (state.get(path) === "done") return;
    if (state.get(path) === "open") {
      circles.push([...trail.slice(trail.indexOf(path)), path].join(" → "));
      return;
    }
    state.set(path, "open");
    const file = byPath.get(path);
    for (const target of file ? imports(file) : []) visit(target, [...trail, path]);
    state.set(path, "done");
  };
  for (const file of files) visit(file.path, []);
  expect(circles).toEqual([]);
});
