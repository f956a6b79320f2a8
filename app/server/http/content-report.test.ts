import { expect, test } from "vitest";
import { contentReport } from "./content-report";

const PAGE = "https://waffir.example/search?q=canary";

const report = (blocked: string, page = PAGE, directive = "script-src-elem") => ({
  "csp-report": { "document-uri": page, "blocked-uri": blocked, "violated-directive": directive },
});

test("a report tells the page, the rule and where from, without queries", () => {
  expect(contentReport(report("https://evil.example/x.js?canary"))).toEqual({
    page: "/search",
    blocked: "https://evil.example",
    directive: "script-src-elem",
  });
});

test("what was inline is called so, and long texts are cut", () => {
  expect(contentReport(report("inline", "no address", "x".repeat(5000)))).toEqual({
    page: "",
    blocked: "inline",
    directive: "x".repeat(200),
  });
});

test.each([null, 7, "text", {}, [], { "csp-report": 1 }])("%j is no report", (json) => {
  expect(contentReport(json)).toBeNull();
});
