import { afterAll, beforeAll, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { lineOf, logLines } from "~tests/support/log-lines";
import { startServer, type TestServer } from "~tests/support/server";
import { codeFor, newPhone, Visitor } from "~tests/support/visitor";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: "1" });
});
afterAll(() => server.stop());

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const events = (fits: Record<string, unknown>) =>
  logLines(server).filter((line) => Object.entries(fits).every(([name, is]) => line[name] === is));

test("signing in, failing at it and all that touches an account leave a trace, and no number or code", async () => {
  const phone = newPhone();
  const network = "198.51.100.0/24";
  const person = new Visitor(server, { "X-Forwarded-For": "198.51.100.7" });
  await person.askCode(phone);
  const { number } = await lineOf(server, { event: "authn_token_created", network });
  expect(number).toMatch(/^[\w-]{12}$/);
  const code = codeFor(server, phone);
  await person.submit("/login/verify", { code: wrong(code) });
  await lineOf(server, {
    event: "authn_login_fail",
    number: number as string,
    reason: "wrong",
    network,
  });
  await person.submit("/login/verify", { code });
  const { user } = await lineOf(server, { event: "authn_login_success", by: "passcode", network });
  await lineOf(server, { event: "session_created", user: user as string });
  await person.ask("/profile/export");
  await lineOf(server, { event: "sensitive_read", user: user as string });
  const elsewhere = new Visitor(server);
  await elsewhere.signIn(phone);
  await person.submit("/profile/devices", {});
  await lineOf(server, { event: "session_expired", reason: "ended elsewhere", ended: 1 });

  const stranger = new Visitor(server, { "X-Forwarded-For": "203.0.113.9" });
  await stranger.askCode(phone);
  const guess = wrong(codeFor(server, phone));
  for (let turn = 0; turn < 3; turn++) await stranger.submit("/login/verify", { code: guess });
  await lineOf(server, {
    event: "authn_login_fail_max",
    reason: "no_tries",
    network: "203.0.113.0/24",
  });
  alter(server, "update sent_passcodes set sent_at = 0");
  const another = new Visitor(server, { "X-Forwarded-For": "203.0.113.10" });
  for (let turn = 0; turn < 2; turn++) await another.askCode(newPhone());
  await new Visitor(server, { "X-Forwarded-For": "203.0.113.11" }).askCode(phone);
  await new Visitor(server, { "X-Forwarded-For": "203.0.113.12" }).askCode(phone);
  await lineOf(server, {
    event: "excess_rate_limit_exceeded",
    what: "passcodes",
    number: number as string,
    network: "203.0.113.0/24",
  });

  expect((await person.ask("/moderate/feedback")).status).toBe(404);
  await lineOf(server, { event: "authz_fail", user: user as string, path: "/moderate/feedback" });
  await person.submit("/logout", {});
  await lineOf(server, { event: "session_expired", reason: "signed out", user: user as string });

  await person.signIn(phone);
  const page = await (await person.ask("/api/profile/me")).json();
  const { username } = (page as { profile: { username: string } }).profile;
  await person.submit("/profile/delete", { username });
  await lineOf(server, { event: "user_deleted", user: user as string });

  expect(events({ event: "authn_login_success" }).length).toBe(3);
  const log = logLines(server)
    .map((line) => JSON.stringify(line))
    .join("\n");
  for (const secret of [phone, phone.replace("+966", "0"), code, guess])
    expect(log).not.toContain(secret);
  for (const secret of person.cookies.values()) expect(log).not.toContain(secret);
});
