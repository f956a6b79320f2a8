import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd } from "./JsonLd";

test("a name can neither end the script nor begin a comment in it, and is read as it was", () => {
  const name = '</script><script>alert(1)</script><!-- "\u2028&amp;';
  const [, inside = "", rest] =
    /^<script type="application\/ld\+json">(.*?)<\/script>(.*)$/s.exec(
      renderToStaticMarkup(<JsonLd data={{ name }} />),
    ) ?? [];
  expect(inside).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(inside)).toEqual({ name });
  expect(rest).toBe("");
});
