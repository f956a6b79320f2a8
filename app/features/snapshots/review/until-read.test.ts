import { expect, test } from "vitest";
import { untilRead } from "./until-read";

const reading = () => Response.json({ state: "reading" });
const wait = async () => {};

/** Asks until the answers are used up; how many it took. */
async function asked(answers: (() => Response)[]) {
  const signal = new AbortController().signal;
  let count = 0;
  const ask = async () => {
    const answer = answers[count];
    count += 1;
    if (!answer) throw new Error("Asked once more than it should have");
    return answer();
  };
  return { done: await untilRead("sn_1", signal, { ask, wait }), count };
}

test("it asks until the server has read", async () => {
  const answers = [reading, reading, () => Response.json({ state: "read" })];
  expect(await asked(answers)).toEqual({ done: true, count: 3 });
});

test.each([401, 404])(
  "it asks no more after a %d: the page has to be loaded anew",
  async (status) => {
    const refused = () => Response.json({ error: "no" }, { status });
    expect(await asked([reading, refused, reading])).toEqual({ done: true, count: 2 });
  },
);

test("a server or a network that fails for a while is asked again", async () => {
  const failing = () => new Response("no", { status: 500 });
  const broken = () => {
    throw new TypeError("no network");
  };
  const cut = () => new Response("{", { status: 200 });
  const answers = [failing, broken, cut, () => Response.json({ state: "failed" })];
  expect(await asked(answers)).toEqual({ done: true, count: 4 });
});

test("whoever has left the page asks nothing", async () => {
  const left = new AbortController();
  left.abort();
  const ask = async () => Response.json({ state: "read" });
  expect(await untilRead("sn_1", left.signal, { ask, wait })).toBe(false);
});
