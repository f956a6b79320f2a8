import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { newMembers } from "../support/members";
import { middle } from "./measured";

/** What both servers are asked: one call of a tool, and words. */
const BODY = JSON.stringify({
  messages: [{ role: "user", content: "كم شاورما دجاج عند عمو حمزة؟" }],
});

/** Starts the bare server over the same database. */
export async function serveBare(database: string, port: number) {
  const child: ChildProcess = spawn(
    process.execPath,
    ["--import", "tsx", "tests/bench/bare-chat.ts", database, String(port)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  if (child.stdout) await once(child.stdout, "data");
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Cookies of enough people that nobody meets a limit. */
export async function cookiesFor(database: string, count: number): Promise<() => string> {
  const members = await newMembers({ url: `file:${database}` }, count);
  let next = 0;
  return () => members[next++ % members.length]?.cookie ?? "";
}

/** One stream: ms to its first event, and whether it was whole. */
export function stream(
  origin: string,
  cookie: string,
): Promise<{ firstMs: number; whole: boolean }> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    let firstMs = Number.NaN;
    let text = "";
    const sent = request(
      `${origin}/api/chat`,
      {
        method: "POST",
        // A connection of its own: an idle one may be closed the moment it is used again.
        agent: false,
        headers: { "Content-Type": "application/json", Cookie: cookie },
      },
      (response) => {
        response.setEncoding("utf8").on("data", (part: string) => {
          text += part;
          if (Number.isNaN(firstMs) && text.includes("data: ")) firstMs = performance.now() - begun;
        });
        response.on("end", () =>
          resolve({ firstMs, whole: response.statusCode === 200 && /"type":"finish"/.test(text) }),
        );
        response.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end(BODY);
  });
}

/** Median ms to the first event of `rounds` rounds of so many readers at once. */
export async function firstEvent(
  origin: string,
  cookie: () => string,
  { readers, rounds }: { readers: number; rounds: number },
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const streams = await Promise.all(
      Array.from({ length: readers }, () => stream(origin, cookie())),
    );
    if (streams.some(({ whole }) => !whole)) throw new Error(`A stream of ${origin} was not whole`);
    times.push(...streams.map(({ firstMs }) => firstMs));
  }
  return middle(times);
}
