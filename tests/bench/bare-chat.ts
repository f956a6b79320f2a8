import { createServer } from "node:http";
import { stepCountIs, streamText } from "ai";
import { knownNames } from "~/features/assistant/known-names.server";
import { builtInModel } from "~/features/assistant/model/built-in";
import { toolsFor } from "~/features/assistant/tools/index.server";
import { sampleMaps } from "~/providers/maps/sample.server";
import { openDatabase } from "~/server/database/db.server";

/**
 * The least that can stand around a model: Node's own server, and the SDK's stream written out as it comes.
 * No session, no limits, no checks, nothing kept. Its first argument is the database, its second the port.
 */
const [database = "", port = ""] = process.argv.slice(2);
const db = await openDatabase(`file:${database}`);
const model = builtInModel(() => knownNames(db));
const tools = toolsFor({ db, userId: "nobody", maps: sampleMaps(() => true), now: Date.now });

createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { messages } = JSON.parse(Buffer.concat(parts).toString());
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  const { fullStream } = streamText({
    model,
    tools,
    messages,
    stopWhen: stepCountIs(8),
  });
  for await (const part of fullStream) {
    if (part.type === "text-delta" || part.type === "tool-call" || part.type === "tool-result")
      response.write(`data: ${JSON.stringify(part)}\n\n`);
    if (part.type === "finish") response.write(`data: {"type":"finish"}\n\n`);
  }
  response.end();
}).listen(Number(port), "127.0.0.1", () => console.log("[bare] listening"));
