import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "~tests/support/contract";
import { PATIENCE_MS } from "~tests/support/patience";
import { noRedis, type Redis, startRedis } from "~tests/support/redis";
import { freePort, startServer, type TestServer } from "~tests/support/server";
import { newPhone, Visitor } from "~tests/support/visitor";

const PATH = "/api/intents/popular";
/** The contract's, of that address, in a minute. */
const ALLOWED = 60;
/** Words of those who keep the counters, and of none who ask. */
const INSIDE = /redis|ioredis|ECONN|node_modules/i;

const missing = noRedis();
if (missing) console.warn(missing);

/** In order: each begins with what the one before left. */
describe.skipIf(missing)("limits counted in Redis", () => {
  let port: number;
  let redis: Redis | undefined;
  let servers: TestServer[] = [];

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
    const settings = { REDIS_URL: `redis://127.0.0.1:${port}` };
    servers = await Promise.all([startServer(settings), startServer(settings)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await redis?.stop();
  });

  /** What so many requests were answered, each to the next service. */
  async function ask(times: number): Promise<number[]> {
    const answers: number[] = [];
    for (let turn = 0; turn < times; turn++) {
      const server = servers[turn % servers.length] as TestServer;
      answers.push((await call(server.origin, PATH)).status);
    }
    return answers;
  }

  test("are one count, whichever process is asked", async () => {
    const answers = await ask(ALLOWED + 2);
    expect(answers.slice(0, ALLOWED)).toEqual(Array(ALLOWED).fill(200));
    expect(answers.slice(ALLOWED)).toEqual([429, 429]);
  });

  test("let through while it is away, but send no code that costs money, and say why in words for people", async () => {
    await redis?.stop("SIGKILL");
    expect(await ask(ALLOWED + 2)).toEqual(Array(ALLOWED + 2).fill(200));
    const [server] = servers as [TestServer];
    const person = new Visitor(server, { "Accept-Language": "en" });
    await person.ask("/login");
    const page = await person.submitRefused("/login", { phone: newPhone() });
    expect(page).toContain('role="alert"');
    expect(page).not.toMatch(INSIDE);
    expect(server.output()).toContain("The rate limiter is out of reach");
  });

  test("count again as soon as it is back", { timeout: PATIENCE_MS }, async () => {
    redis = await startRedis(port);
    await expect
      .poll(async () => (await ask(2 * (ALLOWED + 1))).at(-1), { timeout: PATIENCE_MS })
      .toBe(429);
  });
});
