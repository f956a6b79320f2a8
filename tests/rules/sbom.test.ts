import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";

const folder = mkdtempSync(join(tmpdir(), "bom-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The part of CycloneDX 1.5 that scanners read. */
const bom = z.object({
  bomFormat: z.literal("CycloneDX"),
  specVersion: z.literal("1.5"),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  metadata: z.object({
    component: z.object({ type: z.literal("application"), name: z.literal("waffir") }),
  }),
  components: z.array(
    z.object({
      "bom-ref": z.string(),
      type: z.literal("library"),
      version: z.string(),
      purl: z.string().startsWith("pkg:npm/"),
      hashes: z.tuple([
        z.object({ alg: z.literal("SHA-512"), content: z.string().regex(/^[0-9a-f]{128}$/) }),
      ]),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

test("npm run sbom lists every package of production, once, and none that only developers need", () => {
  const file = join(folder, "waffir.cdx.json");
  execFileSync("npm", ["run", "sbom", "--", file], { stdio: "ignore" });
  const { components, dependencies } = bom.parse(JSON.parse(readFileSync(file, "utf8")));

  const lock: { packages: Record<string, { version?: string; dev?: boolean }> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const locked = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== "" && !dev)
    .map(([path, { version }]) => `${path.split("node_modules/").pop()}@${version}`);
  const listed = components.map((component) => component["bom-ref"]);
  expect(listed.sort()).toEqual([...new Set(locked)].sort());

  const known = new Set([...listed, "waffir@0.1.0"]);
  const pointed = dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(pointed.filter((ref) => !known.has(ref))).toEqual([]);
});
