import sharp from "sharp";
import { type Member, newMember } from "./members";
import type { TestServer } from "./server";
import { Visitor } from "./visitor";

let drawn = 0;

/** A picture nobody has sent yet: bars of a brightness of its own, 64 × 96. */
export function freshPicture(): Promise<Buffer> {
  drawn += 1;
  const pixels = Buffer.alloc(64 * 96 * 3, 255);
  for (let place = 0; place < 32; place++)
    pixels.fill((drawn >> (place % 16)) & 1 ? place * 7 : 240, place * 576, place * 576 + 300);
  pixels.writeUInt32BE(drawn, 600);
  return sharp(pixels, { raw: { width: 64, height: 96, channels: 3 } })
    .png()
    .toBuffer();
}

/** Someone with a browser without scripts who is signed in. */
export async function signedInVisitor(
  server: TestServer,
): Promise<{ person: Visitor; member: Member }> {
  const member = await newMember(server);
  const person = new Visitor(server, { "Accept-Language": "en" });
  person.cookies.set("waffir_session", member.cookie.split("=")[1] ?? "");
  return { person, member };
}

/** Sends the form of /contribute/snapshot/new with some files. */
export function upload(
  person: Visitor,
  files: { name?: string; bytes: Uint8Array; type?: string }[],
  { path = "/contribute/snapshot/new", ...fields }: Record<string, string> = {},
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const { name = "checkout.png", bytes, type = "image/png" } of files)
    body.append("pictures", new File([new Uint8Array(bytes)], name, { type }));
  return person.ask(path, { method: "POST", body });
}

/** What stands on the page that the answer to a form leads to, without what stands around every page. */
export async function pageAfter(person: Visitor, answer: Response): Promise<string> {
  const page = await (await person.ask(answer.headers.get("location") ?? "/")).text();
  return /<main.*<\/main>/s.exec(page)?.[0] ?? page;
}
