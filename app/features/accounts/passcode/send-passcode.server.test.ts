import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LIMITS } from "~/server/rate-limit/limits";
import { passcodeDesk, type Seat, stranger } from "~tests/support/passcodes";

const MINUTE_MS = 60_000;
const OWNER = "+966500000001";
const number = (i: number) => `+96651${String(i * 10_007).padStart(7, "0")}`;

let desk: Awaited<ReturnType<typeof passcodeDesk>>;
beforeEach(async () => {
  desk = await passcodeDesk();
});
afterEach(() => {
  vi.restoreAllMocks();
  return desk.close();
});

/** The owner's browser, after a first sign-in at home. */
async function ownerAtHome(): Promise<Seat> {
  const seat = stranger("192.0.2.1");
  await desk.ask(seat, OWNER);
  expect(await desk.enter(seat, desk.codeOf(OWNER))).toBe("in");
  return seat;
}

describe("while strangers have used up what all may be sent", () => {
  test.each([
    ["in an hour", "passcode_total"],
    ["in a day", "passcode_total_day"],
  ] as const)("%s, an owner gets a code in their browser and at home", async (_, limit) => {
    const owner = await ownerAtHome();
    await desk.used(limit, "all", LIMITS[limit].requests);
    expect(await desk.ask(stranger("203.0.113.1"), number(1))).toBe("too_often");
    expect(await desk.ask({ ...owner, address: "203.0.113.2" }, OWNER)).toBe("sent");
    expect(await desk.ask(stranger("192.0.2.9"), OWNER)).toBe("sent");
  });
});

test("a network gets 60 in an hour, however many addresses it has", async () => {
  const outcomes = [];
  for (let i = 0; i < 61; i++) {
    // They are entered, so that nothing but the network's count refuses the last one.
    outcomes.push(await desk.ask(stranger(`2001:db8:1:${i.toString(16)}::1`), number(i)));
    await desk.db.updateTable("sent_passcodes").set({ entered: 1 }).execute();
  }
  expect(outcomes.slice(0, 60)).not.toContain("too_often");
  expect(outcomes[60]).toBe("too_often");
  expect(await desk.ask(stranger("2001:db8:2::1"), number(61))).toBe("sent");
});

describe("when of the last 50 codes fewer than 40 % were entered", () => {
  const from = (i: number) => stranger(`198.51.${i % 5}.1`);
  async function send(count: number, entered: number) {
    for (let i = 0; i < count; i++) await desk.ask(from(i), number(i));
    await desk.db
      .updateTable("sent_passcodes")
      .set({ entered: 1 })
      .where("id", "<=", entered)
      .execute();
  }

  test("strangers get next to none, and the log warns once", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const owner = await ownerAtHome();
    await send(49, 10);
    const asked = [];
    for (let i = 100; i < 140; i++) asked.push(await desk.ask(from(i), number(i)));
    // Two for each of the five networks.
    expect(asked.filter((outcome) => outcome === "sent")).toHaveLength(10);
    expect(warned.mock.calls.filter(([line]) => String(line).includes("passcodes"))).toHaveLength(
      1,
    );
    expect(await desk.ask(owner, OWNER)).toBe("sent");
    expect(await desk.ask(stranger("192.0.2.9"), number(200))).toBe("sent");
  });

  test("but not by those of one network alone", async () => {
    for (let i = 0; i < 55; i++)
      expect(await desk.ask(stranger(`198.51.100.${i}`), number(i))).toBe("sent");
    for (let i = 100; i < 103; i++)
      expect(await desk.ask(stranger("203.0.113.1"), number(i))).toBe("sent");
  });

  test("but not when 40 % were, nor an hour later", async () => {
    await send(50, 20);
    for (let i = 100; i < 103; i++) expect(await desk.ask(from(0), number(i))).toBe("sent");
    await send(50, 0);
    const anHourLater = Date.now() + 61 * MINUTE_MS;
    for (let i = 200; i < 203; i++)
      expect(await desk.ask(stranger("198.51.77.1"), number(i), anHourLater)).toBe("sent");
  });
});

describe("between two codes for one number lies a minute", () => {
  const now = Date.UTC(2026, 2, 14, 9);

  test("whatever is asked for in between, and in whichever browser", async () => {
    const seat = stranger("192.0.2.1");
    expect(await desk.ask(seat, OWNER, now)).toBe("sent");
    expect(await desk.ask(seat, number(1), now)).toBe("sent");
    expect(await desk.ask(seat, OWNER, now + 1000)).toBe("paused");
    const others = [stranger("192.0.2.1"), stranger("203.0.113.1")];
    const atOnce = await Promise.all(others.map((other) => desk.ask(other, OWNER, now + 59_000)));
    expect(atOnce).toEqual(["paused", "paused"]);
    expect(desk.sent.filter(({ to }) => to === OWNER)).toHaveLength(1);
    const later = await Promise.all(others.map((other) => desk.ask(other, OWNER, now + 60_001)));
    expect(later.sort()).toEqual(["paused", "sent"]);
  });

  test("but not once the code was entered, nor for the owner's browser because of a stranger", async () => {
    const owner = await ownerAtHome();
    expect(await desk.ask(stranger("203.0.113.1"), OWNER)).toBe("sent");
    expect(await desk.ask(owner, OWNER)).toBe("sent");
  });
});
