import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "./Field";

test("what is typed stands as its letters run, and a button for a file as the page does", () => {
  expect(renderToStaticMarkup(<Field name="name" label="x" />)).toContain('dir="auto"');
  expect(renderToStaticMarkup(<Field type="file" name="file" label="x" />)).not.toContain("dir=");
});
