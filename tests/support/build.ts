import { execFileSync } from "node:child_process";

/** Before tests that talk to the built service: builds it when a source file is newer. */
export default function build(): void {
  execFileSync(process.execPath, ["app/server/build-when-stale.mjs"], {
    stdio: "inherit",
    // A test runner says "test", which would build React's slow and heavy development edition.
    env: { ...process.env, NODE_ENV: "production" },
  });
}
