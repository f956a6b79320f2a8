import { createServer } from "node:http";
import fastify from "fastify";

/** 2 KB to whoever asks, as little work as there can be: `tsx tests/bench/bare.ts node|fastify PORT`. */
const [kind, port] = process.argv.slice(2);
const PAGE = `<!doctype html><title>x</title>${"x".repeat(2_000)}`;
const listening = () => console.log("[bare] ready");

if (kind === "fastify") {
  const app = fastify();
  app.get("/", (_, reply) => reply.type("text/html").send(PAGE));
  app.listen({ port: Number(port), host: "127.0.0.1" }, listening);
  process.once("SIGTERM", () => app.close());
} else {
  const server = createServer((_, response) =>
    response.setHeader("Content-Type", "text/html").end(PAGE),
  );
  server.listen(Number(port), "127.0.0.1", listening);
  process.once("SIGTERM", () => server.close().closeAllConnections());
}
