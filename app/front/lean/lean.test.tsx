import * as remix from "@remix-run/react";
import fc from "fast-check";
import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider, useTranslation } from "react-i18next";
import { StaticRouter } from "react-router-dom/server";
import { expect, test } from "vitest";
import { i18nFor } from "~/i18n/i18n.server";
import { LANGUAGE_CODES } from "~/i18n/languages";
import { useTranslation as useLeanTranslation } from "./react-i18next";
import { Link } from "./remix-react";

const part = fc.constantFrom(
  "",
  "/",
  "//",
  ".",
  "..",
  "dishes",
  "5-jareesh",
  "?",
  "#",
  "q=شاورما",
  "&n=/x",
  "%20",
  "برجر",
);
const addresses = fc.array(part, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(""));

const links: fc.Arbitrary<ComponentProps<typeof Link>> = fc.record(
  {
    to: fc.oneof(
      addresses,
      addresses.map((to) => `/${to}`),
      fc.constantFrom("https://waffir.test/x", { search: "a=1" }),
    ),
    className: fc.constantFrom("chip"),
    rel: fc.constantFrom("nofollow"),
    target: fc.constantFrom("_blank"),
    "aria-current": fc.constantFrom("page" as const),
    children: fc.constantFrom("<b>", "برجر"),
    prefetch: fc.constantFrom("intent" as const),
    discover: fc.constantFrom("render" as const, "none" as const),
    reloadDocument: fc.boolean(),
    replace: fc.boolean(),
    preventScrollReset: fc.boolean(),
    state: fc.constant({ from: 1 }),
    onClick: fc.constant(() => undefined),
  },
  { requiredKeys: ["to"] },
);

/** The attributes of a tag, in any order. */
const tagOf = (html: string) =>
  html.replace(/^<a ([^>]*)>/, (_, own: string) =>
    own
      .split(/ (?=[\w-]+=")/)
      .sort()
      .join(" "),
  );

test("a link is the tag that Remix would write", () => {
  fc.assert(
    fc.property(links, fc.constantFrom("/", "/dishes/5", "/a/b/"), (props, location) => {
      const [ours, theirs] = [Link, remix.Link].map((Either) =>
        renderToString(
          <StaticRouter location={location}>
            <Either {...props} />
          </StaticRouter>,
        ),
      );
      expect(tagOf(ours ?? "")).toBe(tagOf(theirs ?? "-"));
    }),
    { numRuns: 2_000 },
  );
});

test.each(LANGUAGE_CODES)("texts are what the library gives (%s)", (language) => {
  const said = (use: typeof useLeanTranslation) => {
    function Said() {
      const [plain, named, first] = [use(), use("prices"), use(["catalogue", "prices"])];
      return [
        plain.t("home.title"),
        named.t("platform"),
        first.t("dishTitle", { dish: "x", restaurant: "y" }),
        first.i18n.language,
      ].join("|");
    }
    return renderToString(
      <I18nextProvider i18n={i18nFor(language)}>
        <Said />
      </I18nextProvider>,
    );
  };
  expect(said(useLeanTranslation)).toBe(
    said(useTranslation as unknown as typeof useLeanTranslation),
  );
});
