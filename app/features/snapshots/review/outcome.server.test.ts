import { expect, test } from "vitest";
import { ofWholeOrder, type SubmissionOutcome } from "./outcome.server";

const line = (state: SubmissionOutcome["state"], reasons: SubmissionOutcome["reasons"] = []) =>
  ({ state, reasons }) as SubmissionOutcome["parts"]["lines"][number];

const order = (...lines: SubmissionOutcome["parts"]["lines"]) =>
  ({ ...lines[0], parts: { lines } }) as SubmissionOutcome;

test("an order counts as soon as one of its lines does, and what keeps the first one waiting is not said of the whole", () => {
  const mixed = order(line("waiting", ["implausible"]), line("accepted"));
  expect(ofWholeOrder(mixed)).toMatchObject({ state: "accepted", reasons: [] });
  expect(ofWholeOrder(mixed).parts.lines[0]).toMatchObject({ reasons: ["implausible"] });
  const waits = order(line("waiting", ["parts"]), line("waiting", ["with_order"]));
  expect(ofWholeOrder(waits)).toMatchObject({ state: "waiting", reasons: ["parts"] });
  expect(ofWholeOrder(order(line("rejected", ["altered"])))).toMatchObject({
    state: "rejected",
    reasons: ["altered"],
  });
});
