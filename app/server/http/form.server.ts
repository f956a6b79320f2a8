import { BODY_LIMIT_BYTES } from "../api/body.server";
import { bodyOf, readAtMost } from "./incoming-request.server";

/**
 * Reads a posted form, counting while it arrives, so that a huge one is refused without being held.
 *
 * @throws Response 413 past the limit, 400 when it is no form.
 */
export async function readForm(request: Request, limit = BODY_LIMIT_BYTES): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  const body = await readAtMost(bodyOf(request), limit).catch(() => new Uint8Array());
  if (!body) throw new Response(null, { status: 413 });
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new Response(null, { status: 400 });
  }
}

/**
 * The text fields of a form that a page asked for, by name, and no other: what is given back to the
 * page holds nothing that someone nested into it.
 */
export function pickFields(form: FormData, names: readonly string[]): FormData {
  const picked = new FormData();
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === "string") picked.set(name, value);
  }
  return picked;
}

/** One text field of a form; empty when it is missing or a file. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
