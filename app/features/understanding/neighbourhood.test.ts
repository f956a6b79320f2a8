import { expect, test } from "vitest";
import { NameIndex } from "~/features/names";
import { neighbourhoodMarks } from "./neighbourhood";
import { tokensOf } from "./tokens";

const index = new NameIndex<number>({ generic: { حي: 0.1 } });
index.set(1, ["العليا", "Olaya"]);
index.set(2, ["الملز", "Malaz"]);
index.set(3, ["النسيم الغربي", "Nasim Gharbi"]);

const found = (query: string) =>
  neighbourhoodMarks(tokensOf(query), (words) => index.search(words, { limit: 1 })[0]).map(
    ({ id }) => id,
  );

test.each([
  ["العليا", 1],
  ["شاورما بالعليا", 1],
  ["فالعليا", 1],
  ["للملز", 2],
  ["olaya", 1],
  ["malaz", 2],
  ["النسيم الغربي", 3],
])("%s", (query, id) => expect(found(query)).toContain(id));

test("other words name none", () => expect(found("شاورما دجاج")).toEqual([]));
