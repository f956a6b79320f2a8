import { execFileSync } from "node:child_process";
import { sampleFile } from "./sample-file";

/** Before tests that talk to the built service: builds it when a source file is newer, and makes the sample that each copies. */
export default async function build(): Promise<void> {
  execFileSync(process.execPath, ["app/server/build-when-stale.mjs"], {
    stdio: "inherit",
    // A test runner says "test", which would build React's slow and heavy development edition.
    env: { ...process.env, NODE_ENV: "production" },
  });
  process.env.TEST_RUN = String(process.pid);
  await sampleFile();
}
