import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import SQLite from "better-sqlite3";
import { createDatabase } from "./postgres-databases";
import { startServer, type TestServer } from "./server";

/** A service whose database can be taken away from it and given back. */
export interface Bereavable {
  server: TestServer;
  /** Takes the database away: nothing can be written from now on, and on PostgreSQL nothing be read. */
  takeAway(): Promise<void>;
  giveBack(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a service with the sample, on whichever engine the suite is run. */
export const startBereavable = (): Promise<Bereavable> =>
  process.env.TEST_POSTGRES ? onPostgres(process.env.TEST_POSTGRES) : onSqlite();

/** Somebody holds the write lock, and does not let go of it. */
async function onSqlite(): Promise<Bereavable> {
  const server = await startServer();
  const holder = new SQLite(server.database, { timeout: 60_000 });
  return {
    server,
    async takeAway() {
      holder.exec("begin immediate");
    },
    async giveBack() {
      if (holder.inTransaction) holder.exec("rollback");
    },
    async stop() {
      holder.close();
      await server.stop();
    },
  };
}

/** The way to the server is cut: no connection lives on, and none can be made. */
async function onPostgres(address: string): Promise<Bereavable> {
  const url = new URL(await createDatabase(address, process.env.TEST_POSTGRES_SAMPLE));
  const way = await openWay({ port: Number(url.port), host: url.hostname });
  const direct = url.href;
  url.port = String(way.port);
  const server = { ...(await startServer({ DATABASE_URL: url.href })), url: direct };
  return {
    server,
    takeAway: way.cut,
    giveBack: way.mend,
    async stop() {
      await server.stop();
      await way.cut();
    },
  };
}

/** A port of our own that leads to another, until it is cut. */
export async function openWay(to: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let cutAt: { left: number; heard: boolean } | undefined;
  let lateMs = 0;
  let isSilent = false;
  const join = (from: Socket) => {
    const there = connect(to);
    from.on("data", (asked) => {
      if (isSilent) return;
      if (cutAt) cutAt.left -= 1;
      const isLast = cutAt?.left === 0;
      if (!isLast || cutAt?.heard) there.write(asked);
      if (!isLast) return;
      if (cutAt?.heard) {
        there.removeAllListeners("data");
        there.once("data", () => from.destroy());
      } else from.destroy();
      cutAt = undefined;
    });
    from.once("end", () => there.end());
    for (const socket of [from, there]) {
      sockets.add(socket);
      socket.on("error", () => {}).once("close", () => sockets.delete(socket));
    }
    const hand = (answered: Buffer) => !isSilent && from.writable && from.write(answered);
    there.on("data", (answered) => {
      if (lateMs === 0) hand(answered);
      else setTimeout(hand, lateMs, answered);
    });
    there.once("close", () => from.destroy());
    from.once("close", () => there.destroy());
  };
  let way = createServer(join).listen(0, "127.0.0.1");
  await once(way, "listening");
  const { port } = way.address() as AddressInfo;
  return {
    port,
    /**
     * Cuts the connection on which the so manyth question comes from now on. It is not handed on, or where it is `heard`
     * its answer is not.
     */
    cutAtQuestion(left: number, { heard }: { heard: boolean }) {
      cutAt = { left, heard };
    },
    /** Lets the next questions pass. @returns whether that question had not come. */
    spare(): boolean {
      const isUncut = cutAt !== undefined;
      cutAt = undefined;
      return isUncut;
    },
    /** From now on each answer comes so many ms later. */
    delay(ms: number) {
      lateMs = ms;
    },
    /** From now on nothing passes, either way, and nobody is told: connections live on, and can be made. */
    fallSilent() {
      isSilent = true;
    },
    async cut() {
      if (!way.listening) return;
      const closed = once(way, "close");
      way.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      isSilent = false;
      if (way.listening) return;
      way = createServer(join).listen(port, "127.0.0.1");
      await once(way, "listening");
    },
  };
}
