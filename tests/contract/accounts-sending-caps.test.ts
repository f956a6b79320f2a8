import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { startServer, type TestServer } from "~tests/support/server";
import { messagesTo, newPhone, Visitor } from "~tests/support/visitor";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: "1" });
});
afterAll(() => server.stop());

const ME = "/api/profile/me";
const aMinuteLater = () => alter(server, "update sent_passcodes set sent_at = sent_at - 61000");
const visitor = (headers: Record<string, string> = {}) => new Visitor(server, headers);

describe("caps on sending", () => {
  const isSent = (answer: Response) =>
    answer.headers.get("location")?.startsWith("/login/verify") ?? false;

  test("a number gets 3 in ten minutes, whoever asks, from wherever", async () => {
    const phone = newPhone();
    for (const [turn, sent] of [true, true, true, false].entries()) {
      const asker = visitor({ "X-Forwarded-For": `198.51.${turn}.1` });
      expect(isSent(await asker.askCode(phone))).toBe(sent);
      aMinuteLater();
    }
    expect(messagesTo(server, phone)).toHaveLength(3);
  });

  test("a code asked for in another browser within a minute is refused, and the page says why", async () => {
    const phone = newPhone();
    await visitor().askCode(phone);
    const other = visitor({ "Accept-Language": "en", "X-Forwarded-For": "198.51.7.1" });
    await other.ask("/login");
    expect(await other.submitRefused("/login", { phone })).toContain("Wait a minute");
    expect(messagesTo(server, phone)).toHaveLength(1);
  });

  test("a stranger who uses them up does not lock out a browser its owner has used", async () => {
    const phone = newPhone();
    const owner = visitor();
    await owner.signIn(phone);
    await owner.submit("/logout", {});
    for (let turn = 0; turn < 4; turn++) {
      await visitor({ "X-Forwarded-For": `203.0.${turn}.1` }).askCode(phone);
      aMinuteLater();
    }
    const stranger = visitor({ "X-Forwarded-For": "198.51.9.1" });
    expect(isSent(await stranger.askCode(phone))).toBe(false);
    await owner.signIn(phone);
    expect((await owner.ask(ME)).status).toBe(200);
  });

  test("nor does it lock out a new phone where its owner has signed in before", async () => {
    const phone = newPhone();
    const home = (host: number) => visitor({ "X-Forwarded-For": `192.0.2.${host}` });
    await home(1).signIn(phone);
    for (let turn = 0; turn < 9; turn++) {
      await visitor({ "X-Forwarded-For": `203.0.${turn}.1` }).askCode(phone);
      aMinuteLater();
    }
    const newPhoneAtHome = home(2);
    await newPhoneAtHome.signIn(phone);
    expect((await newPhoneAtHome.ask(ME)).status).toBe(200);
  });

  test("one network leaves a part of a number's day to others", async () => {
    const phone = newPhone();
    const from = async (address: string) =>
      isSent(await visitor({ "X-Forwarded-For": address }).askCode(phone));
    const tenMinutesLater = () =>
      alter(server, "update rate_limits set expires_at = 0 where key like ?", "passcode_number:%");
    const sent = [];
    for (const host of [1, 2, 3, 4, 5, 6]) {
      if (host === 4) tenMinutesLater();
      sent.push(await from(`198.51.100.${host}`));
      aMinuteLater();
    }
    expect(sent).toEqual([true, true, true, true, true, false]);
    expect(await from("198.51.101.1")).toBe(true);
  });

  test("strangers who use up what all may be sent shut no owner out of a browser they have used", async () => {
    const phone = newPhone();
    const owner = visitor();
    await owner.signIn(phone);
    await owner.submit("/logout", {});
    const own =
      "insert into rate_limits values (?, 2000, ?) on conflict (key) do update set points = 2000";
    alter(server, own, "passcode_total:all", Date.now() + 600_000);
    const stranger = visitor({ "X-Forwarded-For": "203.0.113.5" });
    expect(isSent(await stranger.askCode(newPhone()))).toBe(false);
    await owner.signIn(phone);
    expect((await owner.ask(ME)).status).toBe(200);
    alter(server, "delete from rate_limits where key = 'passcode_total:all'");
  });

  test("an address counts as what our proxy saw, not as what the client says before it", async () => {
    const sent: boolean[] = [];
    for (let turn = 0; turn < 62; turn++) {
      const asker = visitor({ "X-Forwarded-For": `10.9.8.${turn % 250}, 198.18.0.77` });
      const phone = `+96659${String(turn).padStart(3, "0")}${String(turn * 7).padStart(4, "0")}`;
      sent.push(isSent(await asker.submit("/login", { phone })));
      // Entered, so that nothing but the network's count stands against the next.
      alter(server, "update sent_passcodes set entered = 1");
    }
    expect(sent.slice(0, 60)).not.toContain(false);
    expect(sent.slice(60)).toEqual([false, false]);
  });

  test("without the counters nothing is sent", async () => {
    const own = await startServer();
    alter(own, "drop table rate_limits");
    const phone = newPhone();
    expect(isSent(await new Visitor(own).askCode(phone))).toBe(false);
    expect(messagesTo(own, phone)).toHaveLength(0);
    await own.stop();
  });
});
