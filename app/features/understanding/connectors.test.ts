import { expect, test } from "vitest";
import { connectorMarks } from "./connectors";
import { tokensOf } from "./tokens";

const cues = (query: string) =>
  connectorMarks(tokensOf(query)).map(({ start, end, to }) => [start, end, to]);

test.each([
  ["شاورما من حمزة", [[1, 2, "restaurant"]]],
  ["شاورما من_حمزة", [[1, 2, "restaurant"]]],
  ["شاورما عند حمزة", [[1, 2, "restaurant"]]],
  ["latte from dune", [[1, 2, "restaurant"]]],
  ["latte near olaya", [[1, 2, "place"]]],
  ["كبسة مع لحم", [[1, 2, "more"]]],
])("%s", (query, expected) => expect(cues(query)).toEqual(expected));

test("a longer connector begins where its first word stands", () =>
  expect(cues("قريب من العليا")[0]).toEqual([0, 2, "place"]));
