import { useTranslation } from "react-i18next";
import { Name } from "~/ui/Name";
import { Sentence } from "~/ui/Sentence";
import type { DishChoice } from "./find-dishes.server";
import { SizeWord } from "./SizeWord";
import { namesOfRow } from "./schema";

/** A dish with its size and its restaurant: "Chicken Shawarma (large) at Ammu Hamza". */
export function DishName({
  dish,
}: {
  dish: Pick<DishChoice, "name_ar" | "name_en" | "size" | "restaurant">;
}) {
  const { t } = useTranslation("catalogue");
  const name = (
    <strong>
      <Name {...namesOfRow(dish)} />
      {dish.size && (
        <>
          {" "}
          <SizeWord size={dish.size} />
        </>
      )}
    </strong>
  );
  return (
    <Sentence
      text={t("dishAt")}
      parts={{ dish: name, restaurant: <Name {...dish.restaurant} /> }}
    />
  );
}
