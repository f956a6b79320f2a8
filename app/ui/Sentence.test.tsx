import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Sentence } from "./Sentence";

test("each part stands where its language puts it, as often as it is named", () => {
  const parts = { amount: <b>5</b>, platform: <i>A</i> };
  const html = (text: string) => renderToStaticMarkup(<Sentence text={text} parts={parts} />);
  expect(html("Save <amount/> with <platform/>.")).toBe("Save <b>5</b> with <i>A</i>.");
  expect(html("<platform/> पर <amount/> बचाएँ")).toBe("<i>A</i> पर <b>5</b> बचाएँ");
  expect(html("<amount/><amount/>")).toBe("<b>5</b><b>5</b>");
  expect(html("nothing")).toBe("nothing");
});

test("what a text says stays text", () => {
  expect(renderToStaticMarkup(<Sentence text="<script>x</script>" parts={{}} />)).toBe(
    "&lt;script&gt;x&lt;/script&gt;",
  );
});
