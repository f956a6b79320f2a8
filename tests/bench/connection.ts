import { connect, type Socket } from "node:net";

export interface LoadRequest {
  method: "GET" | "POST";
  path: string;
  body?: string;
  cookie?: string;
}

/** What ends an answer in chunks. Nothing comes after it: one request at a time is asked. */
const LAST_CHUNK = Buffer.from("\r\n0\r\n\r\n");
const BUFFER_BYTES = 256 * 1024;

/**
 * One client of a server: a connection on which each request waits for the answer of the one before. A library hands over each
 * piece of an answer in memory of its own: at a gigabyte a second the process that measures collects its heap seven times a
 * second, ten milliseconds at a time, and takes that for the server's time. Here every piece is read into one buffer.
 */
export class Connection {
  /** Of the answer that is awaited: bytes that are to come, and undefined before its head came; of one in chunks Infinity. */
  #left: number | undefined;
  readonly #end = Buffer.alloc(LAST_CHUNK.length);
  #waiting: { resolve: () => void; reject: (error: Error) => void } | undefined;

  private constructor(private readonly socket: Socket) {}

  /** @param origin "http://127.0.0.1:3000" */
  static open(origin: string): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      const socket = connect({
        host: hostname,
        port: Number(port),
        onread: {
          buffer: Buffer.alloc(BUFFER_BYTES),
          callback(bytes, buffer) {
            connection.#read(buffer as Buffer, bytes);
            return true;
          },
        },
      });
      const connection = new Connection(socket.setNoDelay());
      const fail = (error: Error) => {
        reject(error);
        connection.#waiting?.reject(error);
      };
      socket.once("connect", () => resolve(connection));
      socket.once("error", fail).once("close", () => fail(new Error(`${origin} hung up`)));
    });
  }

  /**
   * Sends a request and reads its answer to the end.
   *
   * @throws where the answer is not a 2xx.
   */
  ask({ method, path, body, cookie }: LoadRequest): Promise<void> {
    let head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${this.socket.remotePort}\r\naccept-language: ar\r\n`;
    if (cookie) head += `cookie: ${cookie}\r\n`;
    if (body)
      head += `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    this.#left = undefined;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.socket.write(`${head}\r\n${body ?? ""}`);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  #read(buffer: Buffer, bytes: number): void {
    let body = 0;
    if (this.#left === undefined) {
      // A server writes a head at once, and it is shorter than the buffer.
      body = buffer.indexOf("\r\n\r\n") + 4;
      const head = buffer.toString("latin1", 0, body);
      if (body < 4 || !/^HTTP\/1\.1 2\d\d /.test(head)) this.#waiting?.reject(new Error(head));
      const length = /^content-length: (\d+)/im.exec(head)?.[1];
      this.#left = length === undefined ? Number.POSITIVE_INFINITY : Number(length);
      // Of a body in chunks the line end before its last chunk may be that of its head.
      this.#end.set(LAST_CHUNK.subarray(0, 2), LAST_CHUNK.length - 2);
    }
    this.#left -= bytes - body;
    if (this.#left === 0 || (this.#left > 0 && this.#endsHere(buffer.subarray(body, bytes))))
      this.#waiting?.resolve();
  }

  /** Whether what came so far ends as chunks do. */
  #endsHere(piece: Buffer): boolean {
    const kept = Math.max(0, this.#end.length - piece.length);
    this.#end.copyWithin(0, this.#end.length - kept);
    piece.copy(this.#end, kept, Math.max(0, piece.length - this.#end.length));
    return this.#left === Number.POSITIVE_INFINITY && this.#end.equals(LAST_CHUNK);
  }
}
