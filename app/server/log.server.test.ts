import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "./http/client-address.server";
import { REQUEST_ID_HEADER } from "./http/request-state.server";
import { logError, logEvent, logMessage, logWarning } from "./log.server";

const printed: string[] = [];
beforeEach(() => {
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation(
      (...line: unknown[]) => void printed.push(String(line)),
    );
});
afterEach(() => printed.splice(0));

/** The only line that was printed. */
function line(): Record<string, unknown> {
  expect(printed).toHaveLength(1);
  expect(printed[0]).not.toContain("\n");
  return JSON.parse(printed[0] ?? "");
}

const asked = new Request("http://127.0.0.1:3000/nearby?lat=24.7&lng=46.6&code=123456", {
  headers: { [REQUEST_ID_HEADER]: "id-1", [CLIENT_ADDRESS_HEADER]: "203.0.113.77" },
});

test("an event says when, what, in which request and from which network, and never a query", () => {
  logEvent("authn_login_fail", asked, { user: "u1" });
  expect(line()).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    level: "warning",
    event: "authn_login_fail",
    id: "id-1",
    method: "GET",
    path: "/nearby",
    network: "203.0.113.0/24",
    user: "u1",
  });
});

test("an error tells its causes", () => {
  logError(asked, new Error("It broke", { cause: new TypeError("for a reason") }));
  expect(line()).toMatchObject({ level: "error", id: "id-1", path: "/nearby" });
  expect(printed[0]).toContain("Error: It broke");
  expect(printed[0]).toContain("Caused by: TypeError: for a reason");
});

test.each([
  "to +966501234567",
  "to /%2b966501234567/",
  "to 0501234567",
  "to 966501234567",
  "session kTq0lYc1m2Xy3Zw4Vv5Uu6Tt7Ss8Rr9Qq0Pp1Oo2Nn3",
  "asked https://id.example/callback?code=canary and failed",
])("a message that holds what is private (%s) is printed without it", (message) => {
  logError(null, new Error(message));
  logWarning(message, { reason: message });
  expect(printed.join()).not.toMatch(/501234567|kTq0lYc1m2|canary/);
});

test("a line break in a message makes no second line", () => {
  logWarning('first\n{"level":"error"}');
  expect(line()).toMatchObject({ level: "warning" });
});

test("a message to a phone is printed as it is, where nothing sends it", () => {
  logMessage({ to: "+966501234567", text: "123456" });
  expect(printed).toEqual(['{"sms":{"to":"+966501234567","text":"123456"}}']);
});
