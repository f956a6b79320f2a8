import { execFileSync } from "node:child_process";

/** Builds the service where its build is older than its code. */
export function freshBuild(): void {
  execFileSync(process.execPath, ["app/server/build-when-stale.mjs"], {
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "production" },
  });
}
