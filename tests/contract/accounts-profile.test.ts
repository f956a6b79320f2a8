import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProfileAnswer } from "~/features/accounts/profile/schema";
import { type Answer, call } from "~tests/support/contract";
import { type Member, newMember, newMembers } from "~tests/support/members";
import { startServer, type TestServer } from "~tests/support/server";
import { Visitor } from "~tests/support/visitor";

const PATH = "/api/profile/me";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const read = ({ cookie }: Member) => call(server.origin, PATH, { headers: { Cookie: cookie } });
const change = ({ cookie }: Member, body: unknown): Promise<Answer> =>
  call(server.origin, PATH, {
    method: "PATCH",
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

describe("reading", () => {
  test("a new person has honest zeros and private preferences", async () => {
    const { status, body } = await read(await newMember(server));
    const { profile, preferences } = body as ProfileAnswer;
    expect(status).toBe(200);
    expect(profile).toMatchObject({
      bio: "",
      area: "",
      contribution_count: 0,
      points_balance: 0,
      trust_score: 0,
      accuracy_score: 0,
      streak_days: 0,
      trust_level: { slug: "newcomer", icon: "🌱", confirmation_weight: 0.5 },
    });
    expect(profile.avatar_url).toMatch(new RegExp(`^${server.origin}/avatars/`));
    expect(preferences).toEqual({
      language: "auto",
      show_public_profile: false,
      show_in_leaderboard: false,
    });
  });

  test("the picture is where the profile says", async () => {
    const { body } = await read(await newMember(server));
    const picture = await fetch((body as ProfileAnswer).profile.avatar_url);
    expect(picture.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(picture.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(await picture.text()).toMatch(/^<svg /);
  });
});

describe("changing", () => {
  test("each field alone, all together, and nothing", async () => {
    const member = await newMember(server);
    const changes = {
      display_name: "أبو سلمان",
      username: "abu_salman-1",
      bio: "أحب الشاورما 🌯",
      area: "العليا",
      show_public_profile: true,
      show_in_leaderboard: true,
      language: "ur",
    };
    for (const [name, value] of Object.entries(changes)) {
      const { status, body } = await change(member, { [name]: value });
      expect(status).toBe(200);
      const { profile, preferences } = body as ProfileAnswer;
      expect({ ...profile, ...preferences }).toMatchObject({ [name]: value });
    }
    expect((await change(member, changes)).body).toEqual((await read(member)).body);
    expect((await change(member, {})).body).toEqual((await read(member)).body);
    expect((await change(member, { area: "", bio: "" })).body).toMatchObject({
      profile: { area: "", bio: "", username: "abu_salman-1" },
    });
  });

  test.each([
    [{ display_name: "" }, "invalid_display_name"],
    [{ display_name: "   " }, "invalid_display_name"],
    [{ display_name: "x".repeat(51) }, "invalid_display_name"],
    [{ display_name: null }, "invalid_display_name"],
    [{ display_name: "\u3164" }, "invalid_display_name"],
    [{ display_name: "W\u0430ffir" }, "invalid_display_name"],
    [{ display_name: "Moderator" }, "invalid_display_name"],
    [{ username: "ab" }, "invalid_username"],
    [{ username: "a".repeat(31) }, "invalid_username"],
    [{ username: "a b c" }, "invalid_username"],
    [{ username: "أحمد" }, "invalid_username"],
    [{ username: "аdmin" }, "invalid_username"],
    [{ username: "admin" }, "invalid_username"],
    [{ username: "Waffir" }, "invalid_username"],
    [{ username: "../etc" }, "invalid_username"],
    [{ username: 12 }, "invalid_username"],
    [{ bio: "x".repeat(281) }, "invalid_bio"],
    [{ bio: 5 }, "invalid_bio"],
    [{ area: "Olaya" }, "invalid_area"],
    [{ area: "جدة" }, "invalid_area"],
    [{ show_public_profile: "true" }, "invalid_show_public_profile"],
    [{ show_in_leaderboard: 1 }, "invalid_show_in_leaderboard"],
    [{ language: "fr" }, "invalid_language"],
    [{ language: "AR" }, "invalid_language"],
    [{ points_balance: 5000 }, "invalid_request"],
    [{ id: "x" }, "invalid_request"],
    [{ role: "moderator" }, "invalid_request"],
    [{ bio: "fine", trust_level: "guardian" }, "invalid_request"],
    [["bio"], "invalid_request"],
    ["bio", "invalid_request"],
    [null, "invalid_request"],
  ])("%j is 400 %s and changes nothing", async (body, error) => {
    const member = await newMember(server);
    const before = (await read(member)).body;
    const answer = await change(member, body);
    expect([answer.status, answer.body]).toEqual([400, { error }]);
    expect((await read(member)).body).toEqual(before);
  });

  test("one wrong field among right ones changes none of them", async () => {
    const member = await newMember(server);
    const before = (await read(member)).body;
    expect((await change(member, { bio: "new", language: "ar", area: "nowhere" })).status).toBe(
      400,
    );
    expect((await read(member)).body).toEqual(before);
  });

  test("a username of somebody else's is 409, in whatever case, and changes nothing else", async () => {
    const [first, second] = (await newMembers(server, 2)) as [Member, Member];
    expect((await change(first, { username: "taken_name" })).status).toBe(200);
    for (const username of ["taken_name", "TAKEN_NAME", " Taken_Name "]) {
      const answer = await change(second, { username, bio: "half" });
      expect([answer.status, answer.body]).toEqual([409, { error: "username_taken" }]);
    }
    expect((await read(second)).body).toMatchObject({ profile: { bio: "" } });
    expect((await change(first, { username: "Taken_Name" })).body).toMatchObject({
      profile: { username: "taken_name" },
    });
  });

  test("of 100 people who want one free username at once, one gets it", async () => {
    const members = await newMembers(server, 100);
    const answers = await Promise.all(members.map((m) => change(m, { username: "the-one-name" })));
    const codes = answers.map(({ status, body }) => [status, (body as { error?: string }).error]);
    expect(codes.filter(([status]) => status === 200)).toHaveLength(1);
    expect(codes.filter(([s, error]) => s === 409 && error === "username_taken")).toHaveLength(99);
  });

  test("a username is changed ten times a day at most; other changes go on", async () => {
    const member = await newMember(server);
    for (let i = 0; i < 10; i++)
      expect((await change(member, { username: `often-${i}` })).status).toBe(200);
    const refused = await change(member, { username: "often-10", bio: "half" });
    expect([refused.status, refused.body]).toEqual([429, { error: "rate_limit_exceeded" }]);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect((await change(member, { username: "often-9", bio: "whole" })).body).toMatchObject({
      profile: { username: "often-9", bio: "whole" },
    });
  });

  test("what is not readable text is taken out, what is stays", async () => {
    const member = await newMember(server);
    await change(member, { display_name: "a\u0000b\u202ec", bio: "one\r\ntwo <b>&\u2066" });
    expect((await read(member)).body).toMatchObject({
      profile: { display_name: "a b c", bio: "one\ntwo <b>&" },
    });
  });
});

describe("without a session", () => {
  const cookies = ["", "waffir_session=", "waffir_session=x", `waffir_session=${"A".repeat(43)}`];

  test.each(cookies)("a program (cookie %j) gets 401", async (cookie) => {
    for (const method of ["GET", "PATCH"]) {
      const answer = await call(server.origin, PATH, {
        method,
        headers: { Cookie: cookie, "Content-Type": "application/json" },
        body: method === "PATCH" ? "{}" : undefined,
      });
      expect([answer.status, answer.body]).toEqual([401, { error: "unauthorized" }]);
    }
  });

  test.each(["Sec-Fetch-Mode: navigate", "Accept: text/html,*/*;q=0.8"])(
    "a browser that was led there (%s) is sent to sign in and back",
    async (line) => {
      const [name = "", value = ""] = line.split(": ");
      // Not by fetch, which writes a Sec-Fetch-Mode of its own.
      const [response] = (await once(
        get(server.origin + PATH, { headers: { [name]: value } }),
        "response",
      )) as [IncomingMessage];
      response.resume();
      expect(response.statusCode).toBe(302);
      expect(response.headers.location).toBe("/login?redirectTo=%2Fapi%2Fprofile%2Fme");
    },
  );
});

test("every answer renews the cookie and is stored by nobody; public ones too", async () => {
  const member = await newMember(server);
  for (const path of [PATH, "/api/openapi.json", "/", "/profile", "/api/nowhere"]) {
    const response = await fetch(server.origin + path, { headers: { Cookie: member.cookie } });
    const renewed = response.headers.getSetCookie().filter((c) => c.startsWith("waffir_session="));
    expect(renewed, path).toHaveLength(1);
    expect(renewed[0]).toContain(member.cookie);
    expect(renewed[0]).toMatch(/Max-Age=2592000.*HttpOnly.*SameSite=Lax/);
    expect(response.headers.get("cache-control"), path).toContain("no-store");
  }
});

test("100 requests at once sign nobody out", async () => {
  const member = await newMember(server);
  const answers = await Promise.all(Array.from({ length: 100 }, () => read(member)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test("without an identity provider there is no button, and nothing behind it", async () => {
  const person = new Visitor(server);
  expect(await (await person.ask("/login")).text()).not.toContain("/auth/oidc");
  expect((await person.ask("/auth/oidc")).status).toBe(404);
  expect((await person.ask("/auth/oidc/callback?code=x&state=y")).status).toBe(404);
});
