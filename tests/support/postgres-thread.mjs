import { workerData } from "node:worker_threads";
import pg from "pg";

// What a test asks of PostgreSQL while it stands still for the answer: see direct.ts.
const { port, done } = workerData;
pg.types.setTypeParser(20, Number);
pg.types.setTypeParser(1700, Number);

port.on("message", async ({ url, text, values }) => {
  const client = new pg.Client(url);
  try {
    await client.connect();
    const { rows, rowCount } = await client.query(text, values);
    port.postMessage({ rows, changes: rowCount });
  } catch (error) {
    port.postMessage({ problem: `${error.message}: ${text}` });
  } finally {
    await client.end().catch(() => {});
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
  }
});
