import { test as base } from "./e2e";
import { type ModelServer, startModelServer } from "./model-server";
import { startServer, type TestServer } from "./server";

interface WorkerFixtures {
  /** The model that answers, and does as it is told. */
  model: ModelServer;
  /** The built service, which asks that model. */
  server: TestServer;
}

/** Playwright's `test` with our service and a model that a test can lead. */
export const test = base.extend<object, WorkerFixtures>({
  model: [
    async ({ playwright: _playwright }, use) => {
      const model = await startModelServer();
      await use(model);
      await model.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startServer(model.settings);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

export { expect } from "./e2e";
