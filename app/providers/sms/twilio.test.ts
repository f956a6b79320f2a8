import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { twilio } from "./twilio.server";

const asked: { url?: string; authorization?: string; body: URLSearchParams }[] = [];
let answer = { status: 201, body: '{"sid":"SM1"}' };

const gateway = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  asked.push({
    url: request.url,
    authorization: request.headers.authorization,
    body: new URLSearchParams(body),
  });
  response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
});

beforeAll(() => new Promise<void>((done) => gateway.listen(0, "127.0.0.1", done)));
afterAll(() => gateway.close());
beforeEach(() => asked.splice(0));

const sms = () =>
  twilio({
    baseUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    accountSid: "AC1",
    authToken: "secret",
    from: "Waffir",
  });

test("asks the gateway as its documentation says", async () => {
  await sms().send({ to: "+966501234567", text: "رمزك 123456" });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toBe("/2010-04-01/Accounts/AC1/Messages.json");
  expect(asked[0]?.authorization).toBe(`Basic ${btoa("AC1:secret")}`);
  expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({
    To: "+966501234567",
    From: "Waffir",
    Body: "رمزك 123456",
  });
});

test.each([
  [400, '{"code":21211,"message":"Invalid number +966501234567"}', "code 21211"],
  [500, "<html>+966501234567</html>", "answered 500"],
  [302, "", ""],
])(
  "a refusal (%i) is an error that repeats neither number nor text",
  async (status, body, says) => {
    answer = { status, body };
    const failure = await sms()
      .send({ to: "+966501234567", text: "123456" })
      .then(
        () => "",
        (error: unknown) => String(error),
      );
    expect(failure).toContain(says);
    expect(failure).toMatch(/Error/);
    expect(failure).not.toMatch(/501234567|123456/);
  },
);
