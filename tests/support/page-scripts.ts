import { createHash } from "node:crypto";

/** How many scripts of a page are to run, and those of them that its policy doesn't name. */
export async function scriptsOf(page: Response): Promise<{ run: number; unnamed: string[] }> {
  const policy = page.headers.get("content-security-policy") ?? "";
  const all = (await page.text()).matchAll(/<script(?<type>[^>]*)>(?<code>.*?)<\/script/gs);
  const run = [...all].flatMap(({ groups }) =>
    groups?.code && !groups.type?.includes("json") ? [groups.code] : [],
  );
  const hashOf = (code: string) => createHash("sha256").update(code).digest("base64");
  return {
    run: run.length,
    unnamed: run.filter((code) => !policy.includes(`'sha256-${hashOf(code)}'`)),
  };
}
