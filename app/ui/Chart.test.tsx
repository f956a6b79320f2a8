import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Chart } from "./Chart";
import { anchorOf, axisWord, gridLine, mark, ofPlatform, segment } from "./chart-parts";

test("what a chart says stays text", () => {
  const said = '"><script>alert(1)</script>&';
  const page = renderToStaticMarkup(
    <Chart label={said} parts={[gridLine("4%", said), axisWord("0%", "98%", "start", said)]} />,
  );
  expect(page).not.toMatch(/<script|alert\(1\)<\/script/);
  expect(page.match(/&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;&amp;/g)).toHaveLength(3);
});

test("its parts are the tags that elements would be", () => {
  const ends = { x1: "0%", x2: "50%", y1: "4%", y2: "10.5%" };
  expect(
    ofPlatform("platform_a", segment("chart-run", ends) + mark("0%", "4%", "M0 0Z", true)),
  ).toBe(
    renderToStaticMarkup(
      <g data-platform="platform_a">
        <line className="chart-run" {...ends} />
        <svg x="0%" y="4%" overflow="visible" aria-hidden="true">
          <path className="mark mark-hollow" d="M0 0Z" />
        </svg>
      </g>,
    ),
  );
  expect(axisWord("50%", "98%", "middle", "12 ص")).toBe(
    renderToStaticMarkup(
      <text className="chart-label" x="50%" y="98%" textAnchor="middle">
        12 ص
      </text>,
    ),
  );
});

test("the words at both ends stay within the drawing", () => {
  expect([0, 1, 2].map((place) => anchorOf(place, 3))).toEqual(["start", "middle", "end"]);
});
