import { parseSetCookie } from "cookie";
import type { TestServer } from "./server";

/** Someone with a browser that runs no scripts: keeps cookies, follows nothing by itself. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly server: TestServer,
    private readonly headers: Record<string, string> = {},
  ) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.headers, ...(init.headers as Record<string, string>) });
    if (this.cookie) headers.set("Cookie", this.cookie);
    const response = await fetch(this.server.origin + path, {
      redirect: "manual",
      ...init,
      headers,
    });
    for (const line of response.headers.getSetCookie()) {
      const { name, value, maxAge } = parseSetCookie(line);
      if (maxAge === 0) this.cookies.delete(name);
      else if (value !== undefined) this.cookies.set(name, value);
    }
    return response;
  }

  /** Sends a form as a browser does. */
  submit(path: string, fields: Record<string, string>, headers = {}): Promise<Response> {
    return this.ask(path, { method: "POST", body: new URLSearchParams(fields), headers });
  }

  /**
   * Sends a form that is refused. Returns the page it leads back to.
   *
   * @throws Error when it was not refused.
   */
  async submitRefused(path: string, fields: Record<string, string>): Promise<string> {
    const { status, headers } = await this.submit(path, fields);
    const back = headers.get("location") ?? "";
    if (status !== 303 || !/[?&]draft=\w+$/.test(back))
      throw new Error(`${path} was not refused: ${status} ${back}`);
    return (await this.ask(back)).text();
  }

  sendJson(method: string, path: string, body: unknown): Promise<Response> {
    return this.ask(path, {
      method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  /** Asks for a code to `phone`. */
  async askCode(phone: string): Promise<Response> {
    await this.ask("/login");
    return this.submit("/login", { phone });
  }

  /** Signs in with `phone`, reading the code from the server's outbox. Returns the answer to the code. */
  async signIn(phone: string): Promise<Response> {
    await this.askCode(phone);
    const response = await this.submit("/login/verify", { code: codeFor(this.server, phone) });
    if (response.status !== 303) throw new Error(`Sign-in answered ${response.status}`);
    return response;
  }
}

/** The newest code the server sent to a number (E.164), from its log. */
export function codeFor(server: TestServer, phone: string): string {
  const codes = messagesTo(server, phone).flatMap((text) => /\d{6}/.exec(text) ?? []);
  const code = codes.at(-1);
  if (!code) throw new Error(`No code was sent to ${phone}`);
  return code;
}

/** Every message the server sent to a number, oldest first. */
export function messagesTo(server: TestServer, phone: string): string[] {
  return server
    .output()
    .split("\n")
    .filter((line) => line.startsWith('{"sms"'))
    .map((line) => (JSON.parse(line) as { sms: { to: string; text: string } }).sms)
    .filter((sms) => sms.to === phone)
    .map((sms) => sms.text);
}

let used = 0;

/** A number nobody has used yet in this process, in E.164. */
export function newPhone(): string {
  used += 10_001;
  return `+9665${String(10_000_000 + used).slice(0, 8)}`;
}
