import { useTranslation } from "react-i18next";
import { isSize } from "./schema";

/** The word for a size; a size this code does not know is shown as it was stored. */
export function SizeWord({ size }: { size: string }) {
  const { t } = useTranslation("catalogue");
  return <span className="size-word">{isSize(size) ? t(`size.${size}`) : size}</span>;
}
