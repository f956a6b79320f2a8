import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "~tests/support/server";
import { codeFor, messagesTo, newPhone, Visitor } from "~tests/support/visitor";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: "1" });
});
afterAll(() => server.stop());

const ME = "/api/profile/me";
const visitor = (headers: Record<string, string> = {}) => new Visitor(server, headers);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const local = (phone: string) => phone.replace("+966", "0");

/** Runs SQL on the server's database, as time passing would. */
function alter(sql: string, ...values: unknown[]) {
  const db = new SQLite(server.database, { timeout: 5000 });
  db.prepare(sql).run(...values);
  db.close();
}

async function signedIn(headers: Record<string, string> = {}): Promise<Visitor> {
  const person = visitor(headers);
  await person.signIn(newPhone());
  return person;
}

describe("a passcode", () => {
  test("signs in, sets the cookie, and leads to where the person was going", async () => {
    const phone = newPhone();
    const person = visitor();
    const asked = await person.submit("/login", { phone: local(phone), redirectTo: "/feedback" });
    expect(asked.status).toBe(303);
    expect(asked.headers.get("location")).toBe("/login/verify?redirectTo=%2Ffeedback");
    const entered = await person.submit("/login/verify", {
      code: codeFor(server, phone),
      redirectTo: "/feedback",
    });
    expect([entered.status, entered.headers.get("location")]).toEqual([303, "/feedback"]);
    const cookie = entered.headers.getSetCookie().find((c) => c.startsWith("waffir_session="));
    expect(cookie).toMatch(
      /^waffir_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(entered.headers.get("cache-control")).toBe("no-store");
    expect((await person.ask(ME)).status).toBe(200);
  });

  test("may be pasted with spaces, or in Arabic digits", async () => {
    for (const write of [
      (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `,
      (code: string) => code.replace(/\d/g, (d) => String.fromCharCode(0x660 + Number(d))),
    ]) {
      const phone = newPhone();
      const person = visitor();
      await person.askCode(phone);
      const answer = await person.submit("/login/verify", { code: write(codeFor(server, phone)) });
      expect(answer.status).toBe(303);
    }
  });

  test("answers the same for a known number as for an unknown one", async () => {
    const phone = newPhone();
    await visitor().signIn(phone);
    const answers = [];
    for (const number of [phone, newPhone()]) {
      const response = await visitor().askCode(number);
      answers.push([response.status, response.headers.get("location"), await response.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test("works once, and not in another browser", async () => {
    const phone = newPhone();
    const person = visitor();
    await person.askCode(phone);
    const waiting = person.cookie;
    const code = codeFor(server, phone);
    const stranger = visitor();
    await stranger.ask("/login");
    await stranger.submit("/login/verify", { code });
    expect((await stranger.ask(ME)).status).toBe(401);
    expect((await person.submit("/login/verify", { code })).status).toBe(303);
    const again = await fetch(`${server.origin}/login/verify`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: waiting },
      body: new URLSearchParams({ code }),
    });
    expect(again.headers.get("location")).toMatch(/^\/login\?/);
    expect(again.headers.getSetCookie().join()).not.toContain("waffir_session=");
  });

  test("has five tries; the page counts them; the right one after them is refused", async () => {
    const phone = newPhone();
    const person = visitor({ "Accept-Language": "en" });
    await person.askCode(phone);
    const code = codeFor(server, phone);
    for (const said of ["4 tries", "3 tries", "2 tries", "one try", "too often"]) {
      const page = await person.submitRefused("/login/verify", { code: wrong(code) });
      expect(page).toContain(said);
      expect(page).not.toContain(wrong(code));
    }
    expect(await person.submitRefused("/login/verify", { code })).toContain("too often");
    expect((await person.ask(ME)).status).toBe(401);
  });

  test("tried 20 times at once still has five tries", async () => {
    const phone = newPhone();
    const person = visitor();
    await person.askCode(phone);
    const code = codeFor(server, phone);
    const guesses = Array.from({ length: 20 }, (_, i) => String((Number(code) + 1 + i) % 1e6));
    await Promise.all(
      guesses.map((guess) => person.submit("/login/verify", { code: guess.padStart(6, "0") })),
    );
    await person.submitRefused("/login/verify", { code });
    expect((await person.ask(ME)).status).toBe(401);
  });

  test("is worth nothing after five minutes", async () => {
    const phone = newPhone();
    const person = visitor({ "Accept-Language": "en" });
    await person.askCode(phone);
    alter("update passcodes set expires_at = ? where phone = ?", Date.now() - 1, phone);
    const page = await person.submitRefused("/login/verify", { code: codeFor(server, phone) });
    expect(page).toContain("too old");
  });

  test("is sent again after a minute only, and then the first is worth nothing", async () => {
    const phone = newPhone();
    const person = visitor({ "Accept-Language": "en" });
    await person.askCode(phone);
    const first = codeFor(server, phone);
    const early = await person.submitRefused("/login/verify", { intent: "resend" });
    expect(early).toMatch(/You can ask for another code in \d+ seconds/);
    expect(messagesTo(server, phone)).toHaveLength(1);
    alter("update passcodes set sent_at = sent_at - 61000 where phone = ?", phone);
    const later = await person.submit("/login/verify", { intent: "resend" });
    expect(later.status).toBe(303);
    const second = codeFor(server, phone);
    if (first !== second) await person.submitRefused("/login/verify", { code: first });
    await person.submit("/login/verify", { code: second });
    expect((await person.ask(ME)).status).toBe(200);
  });

  test("is asked for once by pressing the button twice", async () => {
    const phone = newPhone();
    const person = visitor();
    await person.ask("/login");
    const answers = await Promise.all([1, 2, 3].map(() => person.submit("/login", { phone })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(messagesTo(server, phone)).toHaveLength(1);
  });

  test("100 verifications of one right code at once make one session", async () => {
    const phone = newPhone();
    const person = visitor();
    await person.askCode(phone);
    const code = codeFor(server, phone);
    const headers = { Cookie: person.cookie };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        fetch(`${server.origin}/login/verify`, {
          method: "POST",
          redirect: "manual",
          headers,
          body: new URLSearchParams({ code }),
        }),
      ),
    );
    const tokens = answers.flatMap((answer) =>
      answer.headers.getSetCookie().flatMap((c) => /^waffir_session=([^;]+)/.exec(c)?.[1] ?? []),
    );
    expect(new Set(tokens).size).toBe(1);
    const db = new SQLite(server.database, { readonly: true });
    const sessions = db
      .prepare("select count(*) from sessions join users on users.id = user_id where phone = ?")
      .pluck()
      .get(phone);
    db.close();
    expect(sessions).toBe(1);
  });

  test.each(["", "0112345678", "+14155552671", "hello", "05", "0501234567x9"])(
    "%j gets no code but a word of advice, and stays in the field",
    async (phone) => {
      const page = await visitor({ "Accept-Language": "en" }).submitRefused("/login", { phone });
      expect(page).toContain("Enter a Saudi mobile number");
      if (phone) expect(page).toContain(`value="${phone}"`);
    },
  );
});

describe("caps on sending", () => {
  const isSent = (answer: Response) =>
    answer.headers.get("location")?.startsWith("/login/verify") ?? false;

  test("a number gets 3 in ten minutes, whoever asks, from wherever", async () => {
    const phone = newPhone();
    for (const [turn, sent] of [true, true, true, false].entries()) {
      const asker = visitor({ "X-Forwarded-For": `198.51.${turn}.1` });
      expect(isSent(await asker.askCode(phone))).toBe(sent);
    }
    expect(messagesTo(server, phone)).toHaveLength(3);
  });

  test("a stranger who uses them up does not lock out a browser its owner has used", async () => {
    const phone = newPhone();
    const owner = visitor();
    await owner.signIn(phone);
    await owner.submit("/logout", {});
    for (let turn = 0; turn < 4; turn++)
      await visitor({ "X-Forwarded-For": `203.0.${turn}.1` }).askCode(phone);
    const stranger = visitor({ "X-Forwarded-For": "198.51.9.1" });
    expect(isSent(await stranger.askCode(phone))).toBe(false);
    await owner.signIn(phone);
    expect((await owner.ask(ME)).status).toBe(200);
  });

  test("nor does it lock out a new phone where its owner has signed in before", async () => {
    const phone = newPhone();
    const home = (host: number) => visitor({ "X-Forwarded-For": `192.0.2.${host}` });
    await home(1).signIn(phone);
    for (let turn = 0; turn < 9; turn++)
      await visitor({ "X-Forwarded-For": `203.0.${turn}.1` }).askCode(phone);
    const newPhoneAtHome = home(2);
    await newPhoneAtHome.signIn(phone);
    expect((await newPhoneAtHome.ask(ME)).status).toBe(200);
  });

  test("one network leaves a part of a number's day to others", async () => {
    const phone = newPhone();
    const from = async (address: string) =>
      isSent(await visitor({ "X-Forwarded-For": address }).askCode(phone));
    const tenMinutesLater = () =>
      alter("update rate_limits set expires_at = 0 where key like ?", "passcode_number:%");
    const sent = [];
    for (const host of [1, 2, 3, 4, 5, 6]) {
      if (host === 4) tenMinutesLater();
      sent.push(await from(`198.51.100.${host}`));
    }
    expect(sent).toEqual([true, true, true, true, true, false]);
    expect(await from("198.51.101.1")).toBe(true);
  });

  test("an address counts as what our proxy saw, not as what the client says before it", async () => {
    const sent: boolean[] = [];
    for (let turn = 0; turn < 202; turn++) {
      const asker = visitor({ "X-Forwarded-For": `10.9.8.${turn % 250}, 192.0.2.77` });
      const phone = `+96659${String(turn).padStart(3, "0")}${String(turn * 7).padStart(4, "0")}`;
      sent.push(isSent(await asker.submit("/login", { phone })));
    }
    expect(sent.slice(0, 200)).not.toContain(false);
    expect(sent.slice(200)).toEqual([false, false]);
  });

  test("without the counters nothing is sent", async () => {
    const own = await startServer();
    const db = new SQLite(own.database, { timeout: 5000 });
    db.exec("drop table rate_limits");
    db.close();
    const phone = newPhone();
    expect(isSent(await new Visitor(own).askCode(phone))).toBe(false);
    expect(messagesTo(own, phone)).toHaveLength(0);
    await own.stop();
  });
});

describe("a session", () => {
  const statusOf = (token: string) =>
    fetch(server.origin + ME, { headers: { Cookie: `waffir_session=${token}` } }).then(
      ({ status }) => status,
    );
  const tokenOf = (person: Visitor) => person.cookies.get("waffir_session") ?? "";

  test("ends at sign-out; the cookie is worth nothing afterwards", async () => {
    const person = await signedIn();
    const token = tokenOf(person);
    const answer = await person.submit("/logout", {});
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/login"]);
    expect(person.cookies.has("waffir_session")).toBe(false);
    expect(await statusOf(token)).toBe(401);
  });

  test("has a new token after each sign-in; the old one is worth nothing", async () => {
    const person = await signedIn();
    const old = tokenOf(person);
    const phone = newPhone();
    await person.submit("/login", { phone });
    await person.submit("/login/verify", { code: codeFor(server, phone) });
    expect(tokenOf(person)).not.toBe(old);
    expect(await statusOf(old)).toBe(401);
    expect(await statusOf(tokenOf(person))).toBe(200);
  });

  test("is not what the browser had before it signed in", async () => {
    const planted = "P".repeat(43);
    const person = visitor();
    person.cookies.set("waffir_session", planted);
    await person.signIn(newPhone());
    expect(tokenOf(person)).not.toBe(planted);
    expect(await statusOf(planted)).toBe(401);
  });

  test("that has run out is 401, and a page leads to sign in", async () => {
    const person = await signedIn();
    alter("update sessions set expires_at = ?", Date.now() - 1);
    expect((await person.ask(ME)).status).toBe(401);
    const page = await person.ask("/profile");
    expect([page.status, page.headers.get("location")]).toEqual([
      302,
      "/login?redirectTo=%2Fprofile",
    ]);
  });

  test("moves its end on with every visit, written once a minute at most", async () => {
    const person = await signedIn();
    const read = () => {
      const db = new SQLite(server.database, { readonly: true });
      const row = db.prepare("select max(expires_at) from sessions").pluck().get() as number;
      db.close();
      return row;
    };
    const first = read();
    await person.ask(ME);
    expect(read()).toBe(first);
    alter("update sessions set seen_at = seen_at - 61000, expires_at = expires_at - 61000");
    await person.ask(ME);
    expect(read()).toBeGreaterThanOrEqual(first);
  });

  test("shows on the page of devices, and can be ended there, alone or with all others", async () => {
    const phone = newPhone();
    const [one, two, three] = [
      visitor({ "User-Agent": "Mozilla/5.0 (iPhone) Safari/604.1" }),
      visitor({ "User-Agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/132.0" }),
      visitor({ "User-Agent": "curl/8.5.0" }),
    ];
    for (const device of [one, two, three]) await device.signIn(phone);
    const page = await (await one.ask("/profile/devices")).text();
    for (const name of ["Safari · iPhone", "Firefox · Windows", "curl"])
      expect(page).toContain(name);
    const ids = [...page.matchAll(/name="session" value="([^"]+)"/g)].map(([, id]) => id ?? "");
    expect(ids).toHaveLength(2);

    const stranger = await signedIn();
    await stranger.submit("/profile/devices", { session: ids[0] ?? "" });
    expect((await two.ask(ME)).status).toBe(200);
    expect((await three.ask(ME)).status).toBe(200);

    await one.submit("/profile/devices", { session: ids[0] ?? "" });
    const left = [(await two.ask(ME)).status, (await three.ask(ME)).status];
    expect(left.sort()).toEqual([200, 401]);
    await one.submit("/profile/devices", {});
    expect((await two.ask(ME)).status).toBe(401);
    expect((await three.ask(ME)).status).toBe(401);
    expect((await one.ask(ME)).status).toBe(200);
  });
});

describe("the language", () => {
  test("a person chose follows them to any browser, and `auto` goes by the browser", async () => {
    const phone = newPhone();
    const person = visitor({ "Accept-Language": "hi" });
    await person.signIn(phone);
    const langOf = async (v: Visitor, path = "/") =>
      /<html lang="(\w+)"/.exec(await (await v.ask(path)).text())?.[1];
    expect(await langOf(person)).toBe("hi");
    await person.sendJson("PATCH", ME, { language: "ur" });
    expect(await langOf(person)).toBe("ur");
    const elsewhere = visitor({ "Accept-Language": "en" });
    await elsewhere.signIn(phone);
    expect(await langOf(elsewhere)).toBe("ur");
    expect(await langOf(elsewhere, "/?lng=tl")).toBe("tl");
    expect(await langOf(elsewhere)).toBe("tl");
  });
});

test("nothing secret is in the log: no number, code, token or cookie but in the outbox", async () => {
  const phone = newPhone();
  const person = visitor();
  await person.signIn(phone);
  await person.ask("/profile");
  await person.sendJson("PATCH", ME, { bio: "canary" });
  await person.submit("/login", { phone: "not a number 0555555555" });
  const log = server
    .output()
    .split("\n")
    .filter((line) => !line.startsWith('{"sms"'))
    .join("\n");
  expect(log).toContain("PATCH /api/profile/me 200");
  for (const secret of [phone, local(phone), phone.slice(4), codeFor(server, phone), "0555555555"])
    expect(log).not.toContain(secret);
  for (const secret of person.cookies.values()) expect(log).not.toContain(secret);
});
