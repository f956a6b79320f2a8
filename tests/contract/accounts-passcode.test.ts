import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { direct } from "~tests/support/direct";
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

  test("works once, or twice for two presses at once, and not in another browser", async () => {
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
    const press = () =>
      fetch(`${server.origin}/login/verify`, {
        method: "POST",
        redirect: "manual",
        headers: { Cookie: waiting },
        body: new URLSearchParams({ code }),
      });
    expect((await press()).headers.getSetCookie().join()).toContain(
      `waffir_session=${person.cookies.get("waffir_session")}`,
    );
    alter(server, "update passcodes set used_at = used_at - 5000");
    const again = await press();
    expect(again.headers.get("location")).toMatch(/^\/login\?/);
    expect(again.headers.getSetCookie().join()).not.toContain("waffir_session=");
  });

  test("has three tries; the page counts them; the right one after them is refused", async () => {
    const phone = newPhone();
    const person = visitor({ "Accept-Language": "en" });
    await person.askCode(phone);
    const code = codeFor(server, phone);
    for (const said of ["2 tries", "one try", "too many times"]) {
      const page = await person.submitRefused("/login/verify", { code: wrong(code) });
      expect(page).toContain(said);
      expect(page).not.toContain(wrong(code));
    }
    expect(await person.submitRefused("/login/verify", { code })).toContain("too many times");
    expect((await person.ask(ME)).status).toBe(401);
  });

  test("tried 20 times at once still has three tries", async () => {
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
    alter(server, "update passcodes set expires_at = ? where phone = ?", Date.now() - 1, phone);
    const page = await person.submitRefused("/login/verify", { code: codeFor(server, phone) });
    expect(page).toContain("has expired");
  });

  test("is sent again after a minute only, and then the first is worth nothing", async () => {
    const phone = newPhone();
    const person = visitor({ "Accept-Language": "en" });
    await person.askCode(phone);
    const first = codeFor(server, phone);
    const early = await person.submitRefused("/login/verify", { intent: "resend" });
    expect(early).toMatch(/You can ask for another code in \d+ seconds/);
    expect(messagesTo(server, phone)).toHaveLength(1);
    alter(server, "update passcodes set sent_at = sent_at - 61000 where phone = ?", phone);
    alter(server, "update sent_passcodes set sent_at = sent_at - 61000");
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
    const db = direct(server);
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
