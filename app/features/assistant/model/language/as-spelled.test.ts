import { expect, test } from "vitest";
import { asSpelled } from "./as-spelled";

test.each([
  ["dilivery kitna lagega", "hi", "delivery kitna lagega"],
  ["डिलेवरी कितनी है", "hi", "delivery कितनी है"],
  ["ڈیلوری کتنی ہے", "ur", "delivery کتنی ہے"],
  ["a Resturant near Malaz", "en", "a restaurant near Malaz"],
  ["mag kano delevery", "tl", "magkano delivery"],
  ["sharwama beef medium", "en", "shawarma beef medium"],
  ["rakwa spanish late small", "tl", "rakwa spanish latte small"],
] as const)("words are read as the words data writes them: %s", (written, language, read) =>
  expect(asSpelled(written, language)).toBe(read),
);

test.each([
  ["mag kano", "en"],
  ["delivery", "hi"],
  ["Delhi Darbar", "hi"],
  ["is it open late", "en"],
  ["KC's Wings", "tl"],
] as const)("what is no such word stays as it is: %s", (written, language) =>
  expect(asSpelled(written, language)).toBe(written),
);
