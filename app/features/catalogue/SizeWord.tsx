import { useTranslation } from "react-i18next";
import type { TwoNames } from "~/i18n/name";
import { Name } from "~/ui/Name";
import { isSize } from "./schema";

/** The word for a size; a size this code does not know is shown as it was stored. */
export function SizeWord({ size }: { size: string }) {
  const { t } = useTranslation("catalogue");
  return <span className="size-word">{isSize(size) ? t(`size.${size}`) : size}</span>;
}

/** What is chosen of a dish, in the menu's own words. */
export function ChoiceWord({ choice }: { choice: TwoNames }) {
  return (
    <span className="size-word">
      <Name {...choice} />
    </span>
  );
}
