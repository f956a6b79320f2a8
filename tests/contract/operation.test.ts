import { afterAll, beforeAll, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { freePort, startServer, type TestServer } from "~tests/support/server";

let server: TestServer;
let metricsPort: string;
beforeAll(async () => {
  metricsPort = String(await freePort());
  server = await startServer({ METRICS_PORT: metricsPort });
});
afterAll(() => server.stop());

const ask = (path: string) => fetch(server.origin + path);
const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

test("what asks whether the service is there is told so, keeps nothing and leaves no line in the log", async () => {
  for (const path of ["/healthz", "/readyz", "/readyz?deep"]) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
  await ask("/help");
  await expect.poll(() => server.output()).toContain('"path":"/help"');
  expect(server.output()).not.toMatch(/healthz|readyz/);
});

test("a database that cannot be read makes it not ready, and alive all the same", async () => {
  alter(server, "alter table kysely_migration rename to away");
  const answer = await ask("/readyz");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await ask("/healthz")).status).toBe(200);
  alter(server, "alter table away rename to kysely_migration");
  expect((await ask("/readyz")).status).toBe(200);
});

test("figures are told at a port of their own, by kinds that nobody can add to", async () => {
  await ask("/privacy");
  await ask("/invented/by/a/stranger");
  await ask("/api/places?lat=24.7&lng=46.7");
  await expect
    .poll(figures)
    .toMatch(/waffir_answer_seconds_count\{method="GET",kind="api",status="2xx"\} 1\n/);
  const told = await figures();
  expect(told).toMatch(/kind="page",status="4xx"\} 1\n/);
  expect(told).toContain("process_cpu_seconds_total");
  expect(told).toMatch(/waffir_statement_seconds_count\{kind="select",outcome="done"\} [1-9]/);
  expect(told).toMatch(/waffir_writer_wait_seconds_count [1-9]/);
  await expect
    .poll(figures)
    .toMatch(/waffir_jobs_total\{job="Old pictures forgotten",outcome="done"\} 1\n/);
  expect(told).not.toContain("stranger");
  expect((await ask("/metrics")).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
});

test("a port for figures that is taken is told in one sentence at the start", async () => {
  await expect(startServer({ METRICS_PORT: metricsPort })).rejects.toThrow(
    /^Ended with 1:\nMETRICS_PORT: .*EADDRINUSE[^\n]*$/,
  );
});

test.each(["1", "2"])(
  "of %s processes told to end, a balancer hears first, while everybody is answered as before; told twice they leave at once",
  async (WEB_PROCESSES) => {
    // Longer than any test takes: it is not what this one waits for.
    const leaving = await startServer({ DRAIN_SECONDS: "600", WEB_PROCESSES });
    if (WEB_PROCESSES !== "1")
      await expect.poll(leaving.output).toContain(`"processes":${WEB_PROCESSES}`);
    const fresh = async (path: string) => {
      const answer = await fetch(leaving.origin + path, { headers: { Connection: "close" } });
      return [answer.status, answer.headers.get("retry-after")];
    };
    // Each of them has heard of its server by its first request.
    for (let turn = 0; turn < 8; turn++) expect(await fresh("/readyz")).toEqual([200, null]);
    process.kill(leaving.pid, "SIGTERM");
    await expect
      .poll(() => leaving.output().split('"signal":"SIGTERM"'))
      .toHaveLength(1 + Number(WEB_PROCESSES));
    for (let turn = 0; turn < 4; turn++) {
      expect(await fresh("/readyz")).toEqual([503, "5"]);
      expect(await fresh("/help")).toEqual([200, null]);
    }
    process.kill(leaving.pid, "SIGINT");
    await expect.poll(() => fresh("/help").catch(() => "gone")).toBe("gone");
    await leaving.stop();
  },
);
