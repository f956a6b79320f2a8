import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";

type Reply = string | number | null | Reply[];

/** A Redis of our own on the loopback, asked over one connection. */
export interface Redis {
  call(...command: (string | number)[]): Promise<Reply>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Why tests of Redis are skipped; undefined where they need not be. */
export const noRedis = (): string | undefined =>
  spawnSync("redis-server", ["--version"]).error
    ? "Redis is not installed (apt install redis-server): its tests are skipped."
    : undefined;

/** Starts `redis-server` without any file of its own; undefined where it is not installed. */
export async function startRedis(port: number): Promise<Redis | undefined> {
  if (noRedis()) return undefined;
  const settings = [
    "--port",
    String(port),
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
  ];
  const server = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "inherit"] });
  await ready(server);
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.setNoDelay(true);
  return {
    call: caller(socket),
    async stop(signal = "SIGTERM") {
      socket.destroy();
      const ended = once(server, "exit");
      server.kill(signal);
      await ended;
    },
  };
}

async function ready(server: ChildProcess): Promise<void> {
  for await (const text of server.stdout ?? [])
    if (String(text).includes("Ready to accept connections")) break;
  server.stdout?.resume();
}

/** One command at a time, in RESP 2: https://redis.io/docs/latest/develop/reference/protocol-spec/ */
function caller(socket: Socket): Redis["call"] {
  let received = Buffer.alloc(0);
  let answer: ((reply: Reply) => void) | undefined;
  socket.on("data", (part) => {
    received = received.length === 0 ? part : Buffer.concat([received, part]);
    const parsed = parse(received, 0);
    if (!parsed) return;
    received = received.subarray(parsed.end);
    answer?.(parsed.reply);
  });
  return (...command) =>
    new Promise((resolve, reject) => {
      answer = (reply) => {
        if (typeof reply === "string" && reply.startsWith("-")) reject(new Error(reply));
        else resolve(reply);
      };
      const words = command.map((word) => `$${Buffer.byteLength(String(word))}\r\n${word}\r\n`);
      socket.write(`*${words.length}\r\n${words.join("")}`);
    });
}

/** The reply that starts at `at`, and where it ends; undefined while it is not complete. */
function parse(bytes: Buffer, at: number): { reply: Reply; end: number } | undefined {
  const line = bytes.indexOf("\r\n", at);
  if (line < 0) return undefined;
  const kind = bytes[at];
  const text = bytes.toString("latin1", at + 1, line);
  const next = line + 2;
  if (kind === 0x2a) {
    const items: Reply[] = [];
    let end = next;
    for (let i = 0; i < Number(text); i++) {
      const item = parse(bytes, end);
      if (!item) return undefined;
      items.push(item.reply);
      end = item.end;
    }
    return { reply: items, end };
  }
  if (kind === 0x24) {
    const length = Number(text);
    if (length < 0) return { reply: null, end: next };
    if (bytes.length < next + length + 2) return undefined;
    return { reply: bytes.toString("utf8", next, next + length), end: next + length + 2 };
  }
  if (kind === 0x3a) return { reply: Number(text), end: next };
  return { reply: kind === 0x2d ? `-${text}` : text, end: next };
}
