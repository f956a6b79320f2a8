import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { logWarning } from "../log.server";
import { sessionOf, settingsOf, told } from "./postgres-pool.server";

/**
 * Connections that many ask by at once: a question goes out without waiting for the answers to those before it, on the
 * connection that seems to be free first. With one to itself each question would travel alone, and wake another process of
 * the server. Good for single statements alone: what begins here is shared by all.
 */
export function openReaders(url: string, count: number): PostgresPool {
  const connections = Array.from({ length: count }, () => new SharedConnection(url));
  return {
    connect: () => connections.reduce((best, one) => (one.wait < best.wait ? one : best)).take(),
    end: async () => {
      await Promise.all(connections.map((one) => one.end()));
    },
  };
}

/** One connection, made when it is first needed, and again after it ended. */
class SharedConnection {
  #client: pg.Client | undefined;
  #session: Promise<PostgresPoolClient> | undefined;
  #underWay = 0;
  /** When the oldest question that is under way became that, by `performance.now()`. */
  #since = 0;

  constructor(private readonly url: string) {}

  /** About how long who comes now would wait, ms: one for each question under way, and as long again as the oldest has been. */
  get wait(): number {
    return this.#underWay && this.#underWay + performance.now() - this.#since;
  }

  async take(): Promise<PostgresPoolClient> {
    if (this.#underWay === 0) this.#since = performance.now();
    this.#underWay += 1;
    this.#session ??= this.#open();
    try {
      return await this.#session;
    } catch (error) {
      this.#answered();
      throw told(error);
    }
  }

  async end(): Promise<void> {
    await this.#session?.catch(() => {});
    await this.#client?.end();
  }

  async #open(): Promise<PostgresPoolClient> {
    const client = new pg.Client({ ...settingsOf(this.url), pipeline: true });
    this.#client = client;
    client.on("error", ({ message }) => {
      logWarning("A connection to the database ended", { message });
      this.#forget(client);
    });
    client.on("end", () => this.#forget(client));
    try {
      await client.connect();
    } catch (error) {
      this.#forget(client);
      throw error;
    }
    return sessionOf(client, { url: this.url, release: () => this.#answered() });
  }

  #answered(): void {
    this.#underWay -= 1;
    this.#since = performance.now();
  }

  #forget(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#session = undefined;
  }
}
