import { afterEach, beforeEach, expect, test } from "vitest";
import { passcodeDesk, type Seat, stranger } from "~tests/support/passcodes";

const PHONE = "+966500000001";
const MINUTE_MS = 60_000;

let desk: Awaited<ReturnType<typeof passcodeDesk>>;
beforeEach(async () => {
  desk = await passcodeDesk();
});
afterEach(() => desk.close());

const wrong = (code: string, by: number) =>
  String((Number(code) + by) % 1_000_000).padStart(6, "0");

/** Asks for a code and guesses three others at once. */
async function guess(seat: Seat, phone = PHONE, now = Date.now()): Promise<string[]> {
  expect(await desk.ask(seat, phone, now)).toBe("sent");
  const code = desk.codeOf(phone);
  return Promise.all([1, 2, 3].map((by) => desk.enter(seat, wrong(code, by), now)));
}

test("a code has three tries", async () => {
  const seat = stranger("192.0.2.1");
  await guess(seat);
  expect(await desk.enter(seat, desk.codeOf(PHONE))).toBe("no_tries");
});

test("each answer takes half a second at least, and the same code twice at once is one try", async () => {
  const seat = { ...stranger("192.0.2.1"), knownAs: "known" };
  await desk.ask(seat, PHONE);
  const code = desk.codeOf(PHONE);
  const twice = await Promise.all([1, 2].map(() => desk.enter(seat, wrong(code, 1))));
  expect([...twice, await desk.enter(seat, code)]).toEqual(["wrong", "wrong", "in"]);
  expect(desk.pauses).toEqual([500, 500]);
});

test("a number has ten wrong codes a day, over all codes and from wherever", async () => {
  const start = Date.now() - 60 * MINUTE_MS;
  for (const turn of [0, 1, 2])
    await guess(stranger(`198.51.${turn}.1`), PHONE, start + turn * 2 * MINUTE_MS);
  await desk.db.deleteFrom("rate_limits").where("key", "like", "passcode_number:%").execute();
  const fourth = await guess(stranger("198.51.3.1"), PHONE, start + 8 * MINUTE_MS);
  expect(fourth.sort()).toEqual(["too_many_wrong", "too_many_wrong", "wrong"]);
});

test("one network has six of them, and leaves the rest to others", async () => {
  const start = Date.now() - 60 * MINUTE_MS;
  for (const turn of [0, 1])
    await guess(stranger("198.51.0.1"), PHONE, start + turn * 2 * MINUTE_MS);
  const here = stranger("198.51.0.2");
  await desk.ask(here, PHONE, start + 5 * MINUTE_MS);
  expect(await desk.enter(here, desk.codeOf(PHONE), start + 5 * MINUTE_MS)).toBe("too_many_wrong");
  await desk.db.deleteFrom("rate_limits").where("key", "like", "passcode_number:%").execute();
  const elsewhere = stranger("198.51.1.1");
  await desk.ask(elsewhere, PHONE, start + 8 * MINUTE_MS);
  expect(await desk.enter(elsewhere, desk.codeOf(PHONE), start + 8 * MINUTE_MS)).toBe("in");
});

test("an address has 30 in an hour, over all numbers", async () => {
  const outcomes = [];
  for (let i = 0; i < 11; i++)
    outcomes.push(await guess(stranger("192.0.2.1"), `+96651${String(i).padStart(3, "0")}0000`));
  expect(outcomes.slice(0, 10).flat()).not.toContain("too_many_wrong");
  expect(outcomes[10]).toEqual(["too_many_wrong", "too_many_wrong", "too_many_wrong"]);
  expect(await desk.enter(stranger("192.0.2.1"), "000000")).toBe("none");
});

test("right codes are not counted", async () => {
  const seat = stranger("203.0.113.1");
  for (let turn = 0; turn < 12; turn++) {
    await desk.db.deleteFrom("rate_limits").where("key", "not like", "passcode_wrong%").execute();
    expect(await desk.ask({ ...seat, knownAs: null }, PHONE)).toBe("sent");
    expect(await desk.enter({ ...seat, knownAs: null }, desk.codeOf(PHONE))).toBe("in");
  }
});

test("a stranger's wrong codes shut an owner out neither of their browser nor of their home", async () => {
  const owner = stranger("192.0.2.1");
  await desk.ask(owner, PHONE);
  expect(await desk.enter(owner, desk.codeOf(PHONE))).toBe("in");
  for (const limit of ["passcode_number", "passcode_number_day"])
    await desk.db.deleteFrom("rate_limits").where("key", "like", `${limit}:%`).execute();
  const start = Date.now() - 60 * MINUTE_MS;
  for (const turn of [0, 1, 2])
    await guess(stranger(`198.51.${turn}.1`), PHONE, start + turn * 2 * MINUTE_MS);
  const abroad = { ...owner, address: "203.0.113.9" };
  await desk.ask(abroad, PHONE);
  expect(await desk.enter(abroad, wrong(desk.codeOf(PHONE), 1))).toBe("wrong");
  expect(await desk.enter(abroad, desk.codeOf(PHONE))).toBe("in");
  const newPhoneAtHome = stranger("192.0.2.7");
  await desk.ask(newPhoneAtHome, PHONE);
  expect(await desk.enter(newPhoneAtHome, desk.codeOf(PHONE))).toBe("in");
});

test("two presses that reach two processes both sign in, to one session", async () => {
  const seat = stranger("192.0.2.1");
  const now = Date.now();
  await desk.ask(seat, PHONE, now);
  const code = desk.codeOf(PHONE);
  expect(await desk.enter(seat, code, now)).toBe("in");
  expect(await desk.enter(seat, wrong(code, 1), now + 1_000)).toBe("wrong");
  expect(await desk.enter(seat, code, now + 4_999)).toBe("in");
  expect(await desk.db.selectFrom("sessions").select("id").execute()).toHaveLength(1);
  expect(await desk.enter(stranger("192.0.2.1"), code, now)).toBe("none");
  expect(await desk.enter(seat, code, now + 5_001)).toBe("none");
});

test("a second press brings nobody back who has signed out meanwhile", async () => {
  const seat = stranger("192.0.2.1");
  await desk.ask(seat, PHONE);
  expect(await desk.enter(seat, desk.codeOf(PHONE))).toBe("in");
  await desk.db.deleteFrom("sessions").execute();
  expect(await desk.enter(seat, desk.codeOf(PHONE))).toBe("none");
});
