import { execFileSync } from "node:child_process";
import { makeSample } from "./make-sample";
import { noPostgres, startPostgres } from "./postgres";
import { sampleFile } from "./sample-file";

/** Before tests that talk to the built service: builds it when a source file is newer, and makes the sample that each copies. */
export default async function build(): Promise<(() => Promise<void>) | undefined> {
  execFileSync(process.execPath, ["app/server/build-when-stale.mjs"], {
    stdio: "inherit",
    // A test runner says "test", which would build React's slow and heavy development edition.
    env: { ...process.env, NODE_ENV: "production" },
  });
  process.env.TEST_RUN = String(process.pid);
  await sampleFile();
  return process.env.WAFFIR_TEST_ENGINE === "postgres" ? onPostgres() : undefined;
}

/** Has every service of the suite work with PostgreSQL. */
async function onPostgres(): Promise<() => Promise<void>> {
  const missing = noPostgres();
  if (missing) {
    console.warn(missing);
    process.exit(0);
  }
  const server = await startPostgres();
  const sample = await server.create();
  await makeSample(sample, Date.now());
  process.env.TEST_POSTGRES = server.address;
  process.env.TEST_POSTGRES_SAMPLE = sample.slice(server.address.length);
  return () => server.stop();
}
