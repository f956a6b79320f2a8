import { readdirSync, readFileSync } from "node:fs";
import { request as rawRequest } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshPicture, pageAfter, signedInVisitor, upload } from "~tests/support/checkouts";
import { translator } from "~tests/support/e2e";
import { hostileFiles } from "~tests/support/hostile-files";
import { startServer, type TestServer } from "~tests/support/server";

let server: TestServer;
let say: Awaited<ReturnType<typeof translator>>;
beforeAll(async () => {
  server = await startServer();
  say = await translator("en");
});
afterAll(() => server.stop());

const kept = () => readdirSync(server.uploads);
const alive = async () => expect((await fetch(server.origin)).status).toBe(200);

describe("a file", async () => {
  const files = await hostileFiles();

  test("at least forty of them are tried", () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
  });

  test.each(files.filter(({ problem }) => problem !== null))(
    "that is $what is refused in words, and leaves nothing behind",
    async ({ name, bytes, problem }) => {
      const { person } = await signedInVisitor(server);
      const before = kept();
      const answer = await upload(person, [{ name, bytes }], { platform: "platform_b" });
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        expect.stringMatching(/^\/contribute\/snapshot\/new\?draft=/),
      ]);
      const page = await pageAfter(person, answer);
      expect(page).toContain(say(`uploads:problem.${problem ?? "broken"}`));
      expect(page).toContain('role="alert"');
      expect(page).toMatch(/value="platform_b"[^>]*checked|checked[^>]*value="platform_b"/);
      expect(kept()).toEqual(before);
      await alive();
    },
  );

  test.each(files.filter(({ problem }) => problem === null))(
    "that is $what is written anew, and keeps nothing but what it shows",
    async ({ name, bytes }) => {
      const { person } = await signedInVisitor(server);
      const before = new Set(kept());
      const answer = await upload(person, [{ name, bytes }]);
      expect(answer.headers.get("location")).toMatch(/^\/contribute\/snapshot\/sn_/);
      const [file = "", ...more] = kept().filter((one) => !before.has(one));
      expect([file, more]).toEqual([expect.stringMatching(/^[0-9a-z]{32}\.webp$/), []]);
      const image = readFileSync(join(server.uploads, file));
      const { format, exif, icc, xmp, width, height } = await sharp(image).metadata();
      expect([format, exif, icc, xmp]).toEqual(["webp", undefined, undefined, undefined]);
      expect(width * height).toBeLessThanOrEqual(8_100_000);
      for (const secret of ["SECRETCAM", "PK\x03\x04", "<script", "alert"])
        expect(image.includes(secret)).toBe(false);
      await alive();
    },
  );
});

describe("a form", () => {
  const problemOf = async (files: number, fields = {}) => {
    const { person } = await signedInVisitor(server);
    const bytes = await Promise.all(Array.from({ length: files }, freshPicture));
    const sent = bytes.map((one) => ({ bytes: one }));
    return pageAfter(person, await upload(person, sent, fields));
  };

  test("with four pictures is refused, with three taken", async () => {
    const before = kept().length;
    expect(await problemOf(4)).toContain(say("uploads:problem.tooMany"));
    expect(kept()).toHaveLength(before);
    expect(await problemOf(3)).not.toContain('role="alert"');
    expect(kept()).toHaveLength(before + 3);
  });

  test("with no picture says so", async () => {
    expect(await problemOf(0)).toContain(say("uploads:problem.none"));
  });

  test("whose pictures are fine but one names that one, and keeps none", async () => {
    const { person } = await signedInVisitor(server);
    const before = kept();
    const good = { name: "good.png", bytes: await freshPicture() };
    const answer = await upload(person, [good, { name: "bad <b>.png", bytes: Buffer.from("x") }]);
    const page = await pageAfter(person, answer);
    expect(page).toContain("bad &lt;b&gt;.png");
    expect(page).not.toContain("good.png");
    expect(kept()).toEqual(before);
  });

  test("with hundreds of parts, with none, or not a form at all is refused", async () => {
    const { person } = await signedInVisitor(server);
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`f${at}`, "x"]));
    const bodies: [string, string][] = [
      ["multipart/form-data", "no boundary"],
      ["multipart/form-data; boundary=x", ""],
      ["multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="pictures"'],
      ["multipart/form-data; boundary=x", `--x\r\n${"A".repeat(200_000)}: b\r\n\r\n`],
      ["application/json", "{}"],
      ["text/plain", "pictures=1"],
    ];
    const answers = [await upload(person, [], many)];
    for (const [type, body] of bodies)
      answers.push(
        await person.ask("/contribute/snapshot/new", {
          method: "POST",
          headers: { "Content-Type": type },
          body,
        }),
      );
    for (const answer of answers) {
      expect(answer.headers.get("location")).toMatch(/^\/contribute\/snapshot\/new\?draft=/);
      expect(await pageAfter(person, answer)).toContain('role="alert"');
    }
    await alive();
  });

  test("of 40 MB is refused while it arrives, announced or not", async () => {
    const { person } = await signedInVisitor(server);
    const before = kept();
    const part = Buffer.alloc(7 * 1024 * 1024, 1);
    const announced = await upload(
      person,
      Array.from({ length: 6 }, () => ({ bytes: part })),
    ).catch(() => null);
    if (announced) expect(await pageAfter(person, announced)).toContain("too much at once");
    const status = await sendSlowly(person.cookie, 40, 0);
    expect([303, null]).toContain(status);
    expect(kept()).toEqual(before);
    await alive();
  });

  test("that trickles in and is cut off leaves nothing, while others are served", async () => {
    const { person } = await signedInVisitor(server);
    const before = kept();
    const cut = await Promise.all(
      Array.from({ length: 20 }, () => sendSlowly(person.cookie, 3, 40)),
    );
    // Some are led back to the form before they hang up: these are too many uploads for one person.
    for (const status of cut) expect([303, null]).toContain(status);
    expect(kept()).toEqual(before);
    await alive();
  });
});

/**
 * Sends a picture of so many megabytes without saying how many. With a pause between them, it hangs up before the end.
 *
 * @returns the status of the answer; null where there was none.
 */
function sendSlowly(cookie: string, megabytes: number, pauseMs: number): Promise<number | null> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(server.origin);
    const request = rawRequest({
      hostname,
      port,
      path: "/contribute/snapshot/new",
      method: "POST",
      headers: { Cookie: cookie, "Content-Type": "multipart/form-data; boundary=x" },
    });
    request.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    request.on("error", () => resolve(null));
    request.write(
      '--x\r\nContent-Disposition: form-data; name="pictures"; filename="a.png"\r\n\r\n',
    );
    let sent = 0;
    const next = () => {
      if (request.destroyed) return;
      if (sent++ < megabytes)
        return request.write(Buffer.alloc(1024 * 1024), () => setTimeout(next, pauseMs));
      if (pauseMs > 0) request.destroy();
      else request.end("\r\n--x--\r\n");
    };
    next();
  });
}

test("a folder that can't be written ends the start with one sentence", async () => {
  const beneathAFile = `${process.execPath}/uploads`;
  await expect(startServer({ UPLOADS_DIR: beneathAFile })).rejects.toThrow(/UPLOADS_DIR/);
});
