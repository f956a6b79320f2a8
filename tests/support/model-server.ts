import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a model's server does with one request. */
export type Behaviour =
  /** Tells what it understood, the way OpenAI's servers call tools; `after` something has come about. */
  | { understood: unknown; after?: Promise<unknown> }
  /** Says words, `after` something has come about; told to call a tool it should not. */
  | { says: string; after?: Promise<unknown> }
  /** Answers with a status. */
  | { status: number; body?: string }
  /** Takes the question and never answers. */
  | { hangs: true }
  /** Sends this as it is. */
  | { sends: string; thenHangs?: true }
  /** Sends half of an answer and cuts the connection. */
  | { cutsOff: true };

interface AskedOfModel {
  messages: { role: string; content: unknown }[];
  tools?: { function: { name: string } }[];
  tool_choice?: unknown;
  max_tokens?: number;
}

export interface ModelServer {
  /** The settings that make our service ask it. */
  settings: Record<string, string>;
  /** What was asked of it, in order. */
  asked: AskedOfModel[];
  /** Whether a connection was closed on it before it had answered, of those since it was last told what to do. */
  wasLeft(): boolean;
  /** Says what it does from now on; one behaviour a request, the last one ever after. */
  behave(...behaviours: Behaviour[]): void;
  stop(): Promise<void>;
}

/** A server that speaks OpenAI's protocol as well or as badly as it is told. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviours: Behaviour[] = [{ understood: { act: "other" } }];
  let now = { left: false };
  const asked: AskedOfModel[] = [];
  const server = createServer(async (request, response) => {
    const then = now;
    response.once("close", () => {
      if (!response.writableFinished) then.left = true;
    });
    asked.push(JSON.parse(await bodyOf(request)) as AskedOfModel);
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    if (behaviour) await perform(behaviour, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
      LLM_API_KEY: "key-of-the-model",
      LLM_MODEL: "any-model",
      // When it answers is up to the test, and not to a clock.
      LLM_TIMEOUT_MS: "20000",
    },
    asked,
    wasLeft: () => now.left,
    behave(...next) {
      behaviours = next;
      asked.length = 0;
      now = { left: false };
    },
    stop() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

async function perform(behaviour: Behaviour, response: ServerResponse): Promise<void> {
  if ("hangs" in behaviour) return;
  if ("status" in behaviour) {
    response.writeHead(behaviour.status, { "Content-Type": "application/json" });
    response.end(behaviour.body ?? JSON.stringify({ error: { message: "no: key-of-the-model" } }));
    return;
  }
  response.writeHead(200, { "Content-Type": "application/json" });
  if ("sends" in behaviour) {
    response.write(behaviour.sends);
    if (!behaviour.thenHangs) response.end();
    return;
  }
  if ("cutsOff" in behaviour) {
    const whole = completion({ content: "The cheapest is 19.75 SAR" }, "stop");
    response.write(whole.slice(0, whole.length / 2), () => response.destroy());
    return;
  }
  if ("says" in behaviour) {
    await behaviour.after;
    response.end(completion({ content: behaviour.says }, "stop"));
    return;
  }
  await behaviour.after;
  const call = { name: "understood", arguments: JSON.stringify(behaviour.understood) };
  const calls = [{ id: "call_0", type: "function", function: call }];
  response.end(completion({ content: null, tool_calls: calls }, "tool_calls"));
}

const completion = (message: object, reason: string): string =>
  JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "any-model",
    choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason: reason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
