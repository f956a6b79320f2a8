import { BODY_LIMIT_BYTES, readAtMost } from "./api/body.server";
import { ApiError, ERROR_STATUS } from "./api/errors";

/**
 * Reads a posted form, counting while it arrives, so that a huge one is refused without being held.
 *
 * @throws Response 413 past the limit, 400 when it is no form.
 */
export async function readForm(request: Request, limit = BODY_LIMIT_BYTES): Promise<FormData> {
  try {
    const body = await readAtMost(request.body, limit);
    const type = request.headers.get("content-type") ?? "";
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch (error) {
    const status = error instanceof ApiError ? ERROR_STATUS[error.code] : 400;
    throw new Response(null, { status });
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
