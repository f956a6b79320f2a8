import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/**
 * A proxy that sends all that would change something twice at once, as one does which takes a slow answer for a lost one, and
 * hands on whichever answer comes last.
 *
 * @param origin where to.
 */
export async function startRepeatingProxy(origin: string) {
  const ask = async (asked: IncomingMessage, body: Buffer): Promise<Answer> => {
    const { method, headers } = asked;
    const again = request(new URL(asked.url ?? "/", origin), { method, headers });
    again.end(body);
    const [answer] = (await once(again, "response")) as [IncomingMessage];
    const { statusCode: status = 0 } = answer;
    return { status, headers: answer.headers, body: await buffer(answer) };
  };
  const repeat = async (asked: IncomingMessage, answered: ServerResponse) => {
    const body = await buffer(asked);
    const times = asked.method === "GET" ? 1 : 2;
    let last: Answer | undefined;
    await Promise.all(
      Array.from({ length: times }, async () => {
        last = await ask(asked, body);
      }),
    );
    if (last) answered.writeHead(last.status, last.headers).end(last.body);
  };
  const server = createServer((asked, answered) => {
    repeat(asked, answered).catch((error: unknown) => answered.destroy(error as Error));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
