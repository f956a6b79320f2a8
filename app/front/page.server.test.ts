import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { OWN_SCRIPT, RenderedPage } from "./page.server";

const text = fc.string({ unit: "grapheme", maxLength: 40 });
const code = text.map((letters) => letters.replaceAll("<", ""));
const own = (script: string, more = "") =>
  `<script nonce="${OWN_SCRIPT}"${more}>${script}</script>`;
const allowed = ({ policy }: RenderedPage) =>
  [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
const hashOf = (script: string) => createHash("sha256").update(script).digest("base64");

test("a page runs the scripts it was rendered with, and no other that got into it", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, code), { maxLength: 4 }), (parts) => {
      const html = parts.map(([before, script]) => before + own(script)).join("");
      const page = new RenderedPage(`${html}<script>stolen()</script><script nonce="x">y</script>`);
      const scripts = parts.map(([, script]) => script).filter((script) => script !== "");
      expect(allowed(page)).toEqual(scripts.map(hashOf));
      expect(page.bytes.toString()).toBe(
        `${html}<script>stolen()</script><script nonce="x">y</script>`.replaceAll(
          ` nonce="${OWN_SCRIPT}"`,
          "",
        ),
      );
    }),
  );
});

test("a script that is a file of ours needs no hash, and one that ends early allows nothing behind it", () => {
  const page = new RenderedPage(own("", ' src="/a.js"') + own("a</script><script>b"));
  expect(allowed(page)).toEqual([hashOf("a")]);
});

test("a packed page is the same page", () => {
  fc.assert(
    fc.property(text, (html) => {
      const [page, packed] = [new RenderedPage(html), new RenderedPage(html)];
      expect(packed.packed.length).toBeGreaterThan(0);
      expect([packed.bytes, packed.etag, packed.policy]).toEqual([
        page.bytes,
        page.etag,
        page.policy,
      ]);
    }),
  );
});

test("two pages have one tag only if they are the same", () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [a, b] = [one, other].map((html) => new RenderedPage(html));
      expect(a?.etag === b?.etag).toBe(one === other);
    }),
  );
});
