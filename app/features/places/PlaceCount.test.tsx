import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { i18nFor } from "~/i18n/i18n.server";
import { MOST_PLACES } from "./limits";
import { PlaceCount } from "./PlaceCount";

test.each([
  [1, "1 restaurant within"],
  [MOST_PLACES - 1, "99 restaurants within"],
  [MOST_PLACES, "At least 100 restaurants within"],
])("of %i places found it says what is known of how many there are", (count, said) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor("en")}>
      <PlaceCount count={count} radius={5000} />
    </I18nextProvider>,
  );
  expect(html.startsWith(said)).toBe(true);
});
