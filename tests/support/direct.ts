import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import SQLite from "better-sqlite3";
import type { TestServer } from "./server";

/** SQL straight on the database of a server, with `?` for values, on whichever engine it is. */
export interface Direct {
  prepare(sql: string): Statement;
  close(): void;
}

interface Statement {
  run(...values: unknown[]): { changes: number };
  get(...values: unknown[]): unknown;
  all(...values: unknown[]): unknown[];
  /** Gives the first column of each row in place of the row. */
  pluck(): Statement;
}

/** Opens what the service of a test works with. */
export function direct({ url }: Pick<TestServer, "url">): Direct {
  if (url.startsWith("file:")) return new SQLite(url.slice("file:".length), { timeout: 60_000 });
  return { prepare: (sql) => statement(url, sql, (row) => row), close() {} };
}

function statement(url: string, sql: string, of: (row: object) => unknown): Statement {
  let count = 0;
  const text = sql.replaceAll("?", () => {
    count += 1;
    return `$${count}`;
  });
  const ask = (values: unknown[]) => askThread({ url, text, values });
  return {
    run: (...values) => ({ changes: ask(values).changes }),
    get: (...values) => ask(values).rows.map(of)[0],
    all: (...values) => ask(values).rows.map(of),
    pluck: () => statement(url, sql, (row) => Object.values(row)[0]),
  };
}

interface Answer {
  rows: object[];
  changes: number;
  problem?: string;
}

let thread: { ask(question: object): Answer } | undefined;

/** Stands still until a thread has the answer, as SQLite does. */
function askThread(question: object): Answer {
  thread ??= openThread();
  const answer = thread.ask(question);
  if (answer.problem) throw new Error(answer.problem);
  return answer;
}

function openThread() {
  const { port1: here, port2: port } = new MessageChannel();
  const done = new Int32Array(new SharedArrayBuffer(4));
  const program = new URL("./postgres-thread.mjs", import.meta.url);
  new Worker(program, { workerData: { port, done }, transferList: [port] }).unref();
  return {
    ask(question: object): Answer {
      Atomics.store(done, 0, 0);
      here.postMessage(question);
      Atomics.wait(done, 0, 0);
      return receiveMessageOnPort(here)?.message as Answer;
    },
  };
}
