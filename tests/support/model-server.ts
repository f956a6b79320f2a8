import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a model's server does with one request. */
export type Behaviour =
  /** Says words (in its own time, or as they come), or calls tools, the way OpenAI's servers stream them. */
  | {
      says?: Iterable<string> | AsyncIterable<string>;
      calls?: { name: string; args: unknown }[];
      reason?: string;
      everyMs?: number;
    }
  /** Answers with a status. */
  | { status: number; body?: string }
  /** Takes the question and never answers. */
  | { hangs: true }
  /** Sends this as it is, as an event stream. */
  | { sends: string; thenHangs?: true }
  /** Says some words and cuts the connection. */
  | { cutsAfter: string };

interface AskedOfModel {
  messages: { role: string; content: unknown }[];
  tools?: { function: { name: string } }[];
  tool_choice?: unknown;
  max_tokens?: number;
}

/** Words without end, for each answer anew: one that is left does not end another. */
export const endlessly = (word: string): Iterable<string> => ({
  *[Symbol.iterator]() {
    while (true) yield word;
  },
});

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
  let behaviours: Behaviour[] = [{ says: ["Hello"] }];
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
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  if ("sends" in behaviour) {
    response.write(behaviour.sends);
    if (!behaviour.thenHangs) response.end();
    return;
  }
  if ("cutsAfter" in behaviour) {
    response.write(chunk({ delta: { role: "assistant", content: behaviour.cutsAfter } }));
    setTimeout(() => response.destroy(), 50);
    return;
  }
  await stream(behaviour, response);
}

async function stream(
  { says = [], calls = [], reason, everyMs }: Extract<Behaviour, { says?: unknown }>,
  response: ServerResponse,
): Promise<void> {
  const send = async (delta: unknown) => {
    if (everyMs) await new Promise((done) => setTimeout(done, everyMs));
    response.write(chunk({ delta }));
  };
  await send({ role: "assistant", content: "" });
  for await (const content of says) {
    if (response.destroyed) return;
    await send({ content });
  }
  for (const [index, { name, args }] of calls.entries()) {
    const text = JSON.stringify(args);
    const half = Math.ceil(text.length / 2);
    // The same ids in each step, as some servers give them.
    const id = `call_${index}`;
    await send({
      tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }],
    });
    for (const piece of [text.slice(0, half), text.slice(half)])
      await send({ tool_calls: [{ index, function: { arguments: piece } }] });
  }
  response.write(
    chunk({ delta: {}, finish_reason: reason ?? (calls.length > 0 ? "tool_calls" : "stop") }),
  );
  response.end("data: [DONE]\n\n");
}

const chunk = (choice: object): string =>
  `data: ${JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "any-model",
    choices: [{ index: 0, finish_reason: null, ...choice }],
  })}\n\n`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
