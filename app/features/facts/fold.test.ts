import { expect, test } from "vitest";
import { foldFacts } from "./fold";

const told = (id: number, value: string, user: string | null, more: object = {}) => ({
  id,
  value,
  user_id: user,
  ...{ kind: "hours", trust_level: "contributor", told_at: id },
  ...more,
});
const act = (id: number, fact_id: number, word: "accept" | "refuse" | "undo", undoes?: number) => ({
  id,
  fact_id,
  act: word,
  undoes: undoes ?? null,
});
const shown = (...args: Parameters<typeof foldFacts>) => foldFacts(...args).shown?.value ?? null;
const waiting = (...args: Parameters<typeof foldFacts>) =>
  foldFacts(...args).waiting.map(({ id }) => id);

test("one person waits for a moderator, two above newcomer do not, and newcomers always do", () => {
  const one = [told(1, "a", "amal")];
  expect([shown(one, []), waiting(one, [])]).toEqual([null, [1]]);
  const two = [...one, told(2, "a", "badr")];
  expect([shown(two, []), waiting(two, [])]).toEqual(["a", []]);
  const newcomers = ["amal", "badr", "dana"].map((user, at) =>
    told(at + 1, "a", user, { trust_level: "newcomer" }),
  );
  expect([shown(newcomers, []), waiting(newcomers, [])]).toEqual([null, [3]]);
});

test("nobody vouches for a link, or twice, or for what they no longer say", () => {
  const link = ["amal", "badr"].map((user, at) =>
    told(at + 1, "https://a", user, { kind: "link_platform_a", trust_level: "guardian" }),
  );
  expect([shown(link, []), waiting(link, [])]).toEqual([null, [2]]);
  expect(shown([told(1, "a", "amal"), told(2, "b", "amal"), told(3, "a", "amal")], [])).toBeNull();
  const turned = [told(1, "a", "amal"), told(2, "b", "amal"), told(3, "a", "badr")];
  expect([shown(turned, []), waiting(turned, [])]).toEqual([null, [2, 3]]);
});

test("a moderator decides about all that was said of a value until then, and taking it back undoes it exactly", () => {
  const two = [told(1, "a", "amal"), told(2, "a", "badr")];
  expect(shown(two, [act(1, 2, "refuse")])).toBeNull();
  expect(foldFacts(two, [act(1, 2, "refuse"), act(2, 2, "undo", 1)])).toEqual(foldFacts(two, []));
  const again = [...two, told(3, "a", "dana"), told(4, "a", "hind")];
  expect(waiting(again.slice(0, 3), [act(1, 2, "refuse")])).toEqual([3]);
  expect(shown(again, [act(1, 2, "refuse")])).toBe("a");
});

test("the newer takes the place of the older, and what is older than what is shown waits no more", () => {
  const imported = told(1, "a", null, { trust_level: "operator" });
  expect(shown([imported], [])).toBe("a");
  const all = [imported, told(2, "b", "amal"), told(3, "c", "badr")];
  expect([shown(all, []), waiting(all, [])]).toEqual(["a", [2, 3]]);
  expect([shown(all, [act(1, 3, "accept")]), waiting(all, [act(1, 3, "accept")])]).toEqual([
    "c",
    [],
  ]);
  expect(shown(all, [act(1, 3, "accept"), act(2, 3, "refuse")])).toBe("a");
});

test("that somebody sells waits for nobody while nobody says otherwise, and does once it is shown as closed", () => {
  const sells = told(2, "no", "amal", { kind: "closed" });
  expect(waiting([sells], [])).toEqual([]);
  const closed = told(1, "yes", null, { kind: "closed", trust_level: "operator" });
  expect([shown([closed, sells], []), waiting([closed, sells], [])]).toEqual(["yes", [2]]);
  expect(waiting([told(3, "yes", "badr", { kind: "closed" })], [])).toEqual([3]);
});
