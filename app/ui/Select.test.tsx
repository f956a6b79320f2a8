import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Select } from "./Select";

const OPTIONS = [
  { value: "", label: "None" },
  { value: "1", label: "العليا", lang: "ar" },
  { value: 'a"b', label: "<b>Tom & Co</b>" },
];

const render = (chosen?: string | number) =>
  renderToStaticMarkup(
    <Select id="area" name="area" label="Area" options={OPTIONS} defaultValue={chosen} />,
  );

test("the chosen option is marked, and says its language", () => {
  const html = render(1);
  expect(html).toContain('<option value="1" lang="ar" selected>العليا</option>');
  expect(html.match(/selected/g)).toHaveLength(1);
});

test("what is not among the options chooses none of them", () => {
  expect(render("77")).not.toContain("selected");
});

test("a value and a label are text, whatever they hold", () => {
  const html = render();
  expect(html).toContain('<option value="a&quot;b">&lt;b&gt;Tom &amp; Co&lt;/b&gt;</option>');
});
