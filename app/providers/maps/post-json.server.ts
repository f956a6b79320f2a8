import { readAtMost } from "~/server/http/incoming-request.server";

/** An answer of 20 places is some 10 KB: what is a hundred times that is not one. */
const ANSWER_LIMIT_BYTES = 1024 * 1024;

/** An answer that is none: its status, or why what came can't be used. */
export class BadAnswer extends Error {
  override name = "BadAnswer";

  constructor(
    message: string,
    /** Whether asking again may help: overload and server errors, not our own mistakes. */
    readonly transient: boolean,
  ) {
    super(message);
  }
}

/**
 * Posts JSON and reads JSON, counting bytes while they arrive.
 *
 * @throws BadAnswer for any status but 200, for more than a megabyte, and for what is no JSON.
 */
export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    redirect: "error",
    signal,
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    const transient = response.status === 429 || response.status >= 500;
    throw new BadAnswer(`status ${response.status}`, transient);
  }
  const bytes = await readAtMost(response.body, ANSWER_LIMIT_BYTES);
  if (!bytes) {
    await response.body?.cancel();
    throw new BadAnswer("too large", false);
  }
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new BadAnswer("not JSON", true);
  }
}
