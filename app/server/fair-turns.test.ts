import { expect, test } from "vitest";
import { FairTurns, NoTurn } from "./fair-turns";

/** Work that ends when it is told to, and the order in which it began. */
function held(turns: FairTurns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (person: string, piece: string, signal?: AbortSignal) => {
    const told = new Promise<string>((resolve) => ends.set(piece, () => resolve(piece)));
    const work = () => {
      begun.push(piece);
      return told;
    };
    return turns.run(person, work, signal);
  };
  const end = (piece: string, work: Promise<string>) => {
    ends.get(piece)?.();
    return work;
  };
  return { begun, run, end };
}

test("one person's work waits for their own, whoever has come later is served meanwhile", async () => {
  const { begun, run, end } = held(new FairTurns({ atOnce: 2, waiting: 9 }));
  const a1 = run("a", "a1");
  const a2 = run("a", "a2");
  const b1 = run("b", "b1");
  await expect.poll(() => begun).toEqual(["a1", "b1"]);
  const c1 = run("c", "c1");
  await end("b1", b1);
  // a2 was first in line, but a1 is still being done.
  await expect.poll(() => begun).toEqual(["a1", "b1", "c1"]);
  await end("a1", a1);
  await expect.poll(() => begun).toEqual(["a1", "b1", "c1", "a2"]);
  await Promise.all([end("c1", c1), end("a2", a2)]);
});

test("a person with much to do stands behind the others after each piece of it", async () => {
  const { begun, run, end } = held(new FairTurns({ atOnce: 1, waiting: 9 }));
  const a1 = run("a", "a1");
  const b1 = run("b", "b1");
  const a2 = run("a", "a2");
  const c1 = run("c", "c1");
  await end("a1", a1);
  const a3 = await Promise.allSettled([run("a", "a3")]);
  expect(a3).toMatchObject([{ status: "rejected" }]);
  await end("b1", b1);
  const b2 = run("b", "b2");
  await end("a2", a2);
  const a4 = run("a", "a4");
  for (const [piece, work] of [
    ["c1", c1],
    ["b2", b2],
    ["a4", a4],
  ] as const)
    await end(piece, work);
  expect(begun).toEqual(["a1", "b1", "a2", "c1", "b2", "a4"]);
});

test("a third piece of one person's is refused, and theirs alone", async () => {
  const { run, end } = held(new FairTurns({ atOnce: 1, waiting: 9 }));
  const a1 = run("a", "a1");
  const a2 = run("a", "a2");
  await expect(run("a", "a3")).rejects.toBeInstanceOf(NoTurn);
  const b1 = run("b", "b1");
  for (const [piece, work] of [
    ["a1", a1],
    ["a2", a2],
    ["b1", b1],
  ] as const)
    expect(await end(piece, work)).toBe(piece);
});

test("more people than may wait are refused; who gives up makes room", async () => {
  const { begun, run, end } = held(new FairTurns({ atOnce: 1, waiting: 1 }));
  const a1 = run("a", "a1");
  const gone = new AbortController();
  const b1 = run("b", "b1", gone.signal);
  await expect(run("c", "c1")).rejects.toBeInstanceOf(NoTurn);
  gone.abort(new Error("gone"));
  await expect(b1).rejects.toThrow("gone");
  await expect(run("b", "b2", gone.signal)).rejects.toThrow("gone");
  const c2 = run("c", "c2");
  await end("a1", a1);
  expect(await end("c2", c2)).toBe("c2");
  expect(begun).toEqual(["a1", "c2"]);
});

test("work that fails ends its turn", async () => {
  const turns = new FairTurns({ atOnce: 1, waiting: 1 });
  const fails = turns.run("a", () => Promise.reject(new Error("no")));
  const next = turns.run("b", async () => "done");
  await expect(fails).rejects.toThrow("no");
  expect(await next).toBe("done");
});
