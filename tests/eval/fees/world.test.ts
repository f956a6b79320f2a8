import { expect, test } from "vitest";
import { StartError } from "~/server/start-error";
import { cityOf } from "./city";
import { picturesOf } from "./orders";
import { completeWorld, worldOf } from "./world";

const worldIn = (text: string) => worldOf("world.json", () => text);

test("a world that tells its name alone is complete, and what is null is not told", () => {
  const plain = completeWorld({ name: "plain" });
  expect(picturesOf(plain, cityOf(plain), 20)).toHaveLength(20);
  expect(worldIn('{"name":"plain","platforms":{"platform_a":null},"tips":null}')).toEqual(plain);
});

test.each([
  ['{"name":"x"', "world.json is no world of fees: Expected"],
  ["[]", "world.json is no world of fees: Invalid input"],
  ["{}", "world.json is no world of fees: name: "],
  ['{"name":"x","orders":-5}', "world.json is no world of fees: orders: "],
  ['{"name":"x","unknownPlace":3}', "world.json is no world of fees: unknownPlace: "],
  [
    '{"name":"x","platforms":{"platform_a":{"delivery":{"bandsKm":[3],"fees":[4]}}}}',
    "world.json is no world of fees: platforms.platform_a.delivery: fees has to",
  ],
])("%s is refused in one sentence", (text, beginning) => {
  let thrown: unknown;
  try {
    worldIn(text);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(StartError);
  expect((thrown as StartError).message.split("\n")).toEqual([expect.stringContaining(beginning)]);
});

test("a world whose platforms take no order of any size is refused, not waited for", () => {
  const none = { minimum: 100_000 };
  const world = completeWorld({
    name: "too small",
    platforms: { platform_a: none, platform_b: none, platform_c: none },
  });
  expect(() => picturesOf(world, cityOf(world), 20)).toThrow(StartError);
});
