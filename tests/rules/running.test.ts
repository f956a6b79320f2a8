import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const FOLDER = "docs/running";
const FILES = readdirSync(FOLDER);

/** Node's own, the C library's, and those of the image of PostgreSQL. */
const OTHERS = /^(NODE_ENV|MALLOC_ARENA_MAX|POSTGRES_\w+)$/;

const known = new Set(
  [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z][A-Z\d_]+)=/gm)].map(
    ([, name]) => name,
  ),
);

test.each(FILES)("%s sets what there is to set, and starts what is there", (file) => {
  const text = readFileSync(join(FOLDER, file), "utf8");
  const set = [...text.matchAll(/\b([A-Z][A-Z\d]*_[A-Z\d_]+|HOST|PORT)(?==|: )/g)].map(
    ([, name]) => name ?? "",
  );
  expect(set.filter((name) => !known.has(name) && !OTHERS.test(name))).toEqual([]);
  const run = [...text.matchAll(/\b(?:app\/server\/\w+\.cjs|package(?:-lock)?\.json)\b/g)];
  expect(run.map(([path]) => path).filter((path) => !existsSync(path))).toEqual([]);
});

test("they set anything at all", () => {
  expect(known.size).toBeGreaterThan(30);
  expect(FILES).toContain("compose.yaml");
});

test("what an image is made of is there, and its steps are commands there are", () => {
  const text = readFileSync(join(FOLDER, "Containerfile"), "utf8");
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const copied = [...text.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, all = ""]) =>
    all.split(" "),
  );
  expect(copied.length).toBeGreaterThan(2);
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  const run = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
  expect(run).toContain("build");
  // What is tested is what the image and the unit run.
  const start = scripts.start.replace("./build/", "build/");
  for (const file of ["Containerfile", "waffir.service"])
    expect(readFileSync(join(FOLDER, file), "utf8")).toContain(start);
});

/** Tells whether a program is there; says that its check is skipped where it isn't. */
function isMissing(program: string, ...words: string[]): boolean {
  const missing = spawnSync(program, words).error !== undefined;
  if (missing) console.warn(`${program} is not installed: what it checks of ${FOLDER} is skipped.`);
  return missing;
}

describe("who reads them understands them", () => {
  test.skipIf(isMissing("docker-compose", "version"))("compose.yaml, by docker-compose", () => {
    const told = execFileSync("docker-compose", ["-f", join(FOLDER, "compose.yaml"), "config"], {
      env: { ...process.env, POSTGRES_PASSWORD: "abc123" },
      encoding: "utf8",
    });
    expect(told).toContain("postgres://waffir:abc123@db/waffir");
    const { POSTGRES_PASSWORD: _, ...unset } = process.env;
    const refused = spawnSync("docker-compose", ["-f", join(FOLDER, "compose.yaml"), "config"], {
      env: unset,
      encoding: "utf8",
    });
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringContaining("set a password"),
    ]);
  });

  test.skipIf(isMissing("systemd-analyze", "--version"))("waffir.service, by systemd", () => {
    const { status, stderr } = spawnSync(
      "systemd-analyze",
      ["verify", "--man=no", join(FOLDER, "waffir.service")],
      { encoding: "utf8" },
    );
    expect([status, stderr.split("\n").filter((line) => line.includes("waffir.service"))]).toEqual([
      0,
      [],
    ]);
  });

  test.skipIf(isMissing("nginx", "-v") || isMissing("openssl", "version"))(
    "nginx.conf, by nginx",
    () => {
      const folder = mkdtempSync(join(tmpdir(), "waffir-nginx-"));
      const [key, cert] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
      const self = ["-x509", "-nodes", "-newkey", "rsa:2048", "-subj", "/CN=waffir.example"];
      execFileSync("openssl", ["req", ...self, "-keyout", key, "-out", cert], { stdio: "ignore" });
      const site = readFileSync(join(FOLDER, "nginx.conf"), "utf8");
      expect(site).toContain("/etc/ssl/waffir/fullchain.pem");
      writeFileSync(join(folder, "site.conf"), site.replaceAll("/etc/ssl/waffir/", `${folder}/`));
      writeFileSync(
        join(folder, "nginx.conf"),
        `pid ${folder}/pid; events {} http { access_log off; include ${folder}/site.conf; }`,
      );
      const { status, stderr } = spawnSync(
        "nginx",
        ["-t", "-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")],
        { encoding: "utf8" },
      );
      rmSync(folder, { recursive: true });
      expect([status, stderr]).toEqual([0, expect.stringContaining("is successful")]);
    },
  );
});
