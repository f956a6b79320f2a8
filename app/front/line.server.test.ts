import { createServer } from "node:http";
import { expect, test } from "vitest";
import { sayFull } from "./full.server";
import { lineOfPages } from "./line.server";

const page = (signal?: AbortSignal) => new Request("http://waffir.test/search", { signal });
const done = async () => new Response("made");

/** A line, with the path of what is asked read from its address. */
function lineOf(limits: { atOnce: number; waiting: number }) {
  const inLine = lineOfPages(limits);
  return (request: Request, answer: () => Promise<Response>) =>
    inLine(request, new URL(request.url).pathname, answer);
}

/** Pages that are being made until somebody lets them go. */
function slowPages() {
  let letGo: (made: Response) => void = () => undefined;
  const made = new Promise<Response>((resolve) => {
    letGo = resolve;
  });
  return { answer: () => made, letGo: () => letGo(new Response("made")) };
}

test("one page too many is refused, the API and forms wait for none, and later all is well", async () => {
  const inLine = lineOf({ atOnce: 2, waiting: 3 });
  const { answer, letGo } = slowPages();
  const standing = Array.from({ length: 5 }, () => inLine(page(), answer));
  expect(await inLine(page(), done)).toBeUndefined();
  const api = new Request("http://waffir.test/api/places");
  expect((await inLine(api, done))?.status).toBe(200);
  const form = new Request("http://waffir.test/nearby", { method: "POST", body: "x" });
  expect((await inLine(form, done))?.status).toBe(200);
  letGo();
  for (const one of await Promise.all(standing)) expect(one?.status).toBe(200);
  expect((await inLine(page(), done))?.status).toBe(200);
});

/** How many answers of a kind begin in each turn of the loop until all have begun. */
async function begunInTurns(all: (begun: (kind: string) => void) => Promise<unknown>[]) {
  const turns: Record<string, number>[] = [{}];
  const begun = (kind: string) => {
    const turn = turns.at(-1) ?? {};
    turn[kind] = (turn[kind] ?? 0) + 1;
  };
  let over = false;
  const look = () => {
    turns.push({});
    if (!over) setImmediate(look);
  };
  setImmediate(look);
  await Promise.all(all(begun));
  over = true;
  return (kind: string) => turns.map((turn) => turn[kind] ?? 0);
}

test("what comes in is seen between any two pages, also where a page waits for nothing", async () => {
  const inLine = lineOf({ atOnce: 4, waiting: 99 });
  const countOf = await begunInTurns((begun) =>
    Array.from({ length: 20 }, () =>
      inLine(page(), () => {
        begun("page");
        return done();
      }),
    ),
  );
  expect(Math.max(...countOf("page"))).toBe(1);
});

test("a crowd at the API leaves room for pages, and they for it", async () => {
  const inLine = lineOf({ atOnce: 4, waiting: 99 });
  const api = new Request("http://waffir.test/api/search", { method: "POST", body: "{}" });
  const countOf = await begunInTurns((begun) => {
    const answered = (kind: string, request: Request) =>
      inLine(request, () => {
        begun(kind);
        return done();
      });
    return [
      ...Array.from({ length: 10 }, () => answered("page", page())),
      ...Array.from({ length: 40 }, () => answered("api", api)),
    ];
  });
  const [pages, answers] = [countOf("page"), countOf("api")];
  expect(Math.max(...pages)).toBe(1);
  expect(Math.max(...answers)).toBeLessThan(8);
  const lastPage = pages.findLastIndex((count) => count > 0);
  expect(answers.findIndex((count) => count > 0)).toBeLessThan(lastPage);
});

test("nobody makes a page whose reader left just before it began", async () => {
  const inLine = lineOf({ atOnce: 9, waiting: 9 });
  const leaving = new AbortController();
  let made = 0;
  const asked = Array.from({ length: 5 }, () =>
    inLine(page(leaving.signal), () => {
      made += 1;
      return done();
    }),
  );
  leaving.abort();
  for (const one of await Promise.all(asked)) expect(one?.status).toBe(499);
  expect(made).toBe(0);
});

test("who leaves the line is not served, and makes room", async () => {
  const inLine = lineOf({ atOnce: 1, waiting: 1 });
  const { answer, letGo } = slowPages();
  const first = inLine(page(), answer);
  const leaving = new AbortController();
  let made = 0;
  const second = inLine(page(leaving.signal), async () => {
    made++;
    return done();
  });
  leaving.abort();
  expect((await second)?.status).toBe(499);
  const third = inLine(page(), done);
  letGo();
  expect((await first)?.status).toBe(200);
  expect((await third)?.status).toBe(200);
  expect(made).toBe(0);
});

test("an error of a page is the page's, and its turn is over", async () => {
  const inLine = lineOf({ atOnce: 1, waiting: 1 });
  const failing = inLine(page(), () => Promise.reject(new Error("broken")));
  await expect(failing).rejects.toThrow("broken");
  expect((await inLine(page(), done))?.status).toBe(200);
});

test("a full house says so in the reader's language, and when to come back", async () => {
  const server = createServer(sayFull).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const answer = await fetch(origin, { headers: { "Accept-Language": "en" } });
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toContain("Too many people are here right now");
  const arabic = await (await fetch(origin)).text();
  expect(arabic).toContain('lang="ar" dir="rtl"');
  server.close();
  server.closeAllConnections();
});
