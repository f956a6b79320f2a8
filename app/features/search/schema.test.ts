import { expect, test } from "vitest";
import { searchRequestSchema } from "./schema";

const parse = (query: unknown) => searchRequestSchema.safeParse({ query });

test("the query is trimmed", () => expect(parse("  شاورما\n").data?.query).toBe("شاورما"));

test.each(["a", "ش".repeat(200), "🍔".repeat(200), `${" ".repeat(100)}${"x".repeat(200)}`])(
  "accepts 1 to 200 characters",
  (query) => expect(parse(query).success).toBe(true),
);

test.each([
  undefined,
  null,
  7,
  [],
  {},
  "",
  "  \n ",
  "x".repeat(201),
  "🍔".repeat(201),
  "x".repeat(1e6),
])("refuses what is no such text", (query) => expect(parse(query).success).toBe(false));
