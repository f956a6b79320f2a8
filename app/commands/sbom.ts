import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { StartError } from "~/server/start-error";
import { runCommand } from "./command";

const USAGE = `Usage: npm run sbom -- FILE

Writes a CycloneDX bill of materials: every package that runs in production, on any platform, with its
version, licence and checksum. From package-lock.json alone; needs no network and no node_modules.`;

const manifest = z.looseObject({});
const lockFile = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })),
});

await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith("-") || more.length > 0) throw new StartError(USAGE);
  const folder = mkdtempSync(join(tmpdir(), "sbom-"));
  try {
    // npm calls the whole after its folder.
    const project = join(folder, "waffir");
    mkdirSync(project);
    writeProduction(project);
    writeFileSync(file, npmSbom(project));
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(`${file} lists what runs in production.`);
});

/**
 * Writes package.json and package-lock.json without what only developers need. `npm sbom --omit dev` is no substitute: it
 * also leaves out each production package that a development package asks for, Remix among them (npm/cli issue 7909).
 */
function writeProduction(folder: string): void {
  const own = manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
  const lock = lockFile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const packages = Object.entries(lock.packages)
    .filter(([, entry]) => entry.dev !== true)
    .map(([path, entry]) => [path, path === "" ? { ...entry, devDependencies: {} } : entry]);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...own, devDependencies: {} }));
  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }),
  );
}

function npmSbom(folder: string): string {
  const how = ["--sbom-format", "cyclonedx", "--sbom-type", "application"];
  return execFileSync("npm", ["sbom", ...how, "--package-lock-only", "--offline"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    stdio: ["ignore", "pipe", "inherit"],
  });
}
