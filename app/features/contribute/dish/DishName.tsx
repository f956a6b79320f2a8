import { useTranslation } from "react-i18next";
import { SizeWord } from "~/features/catalogue/SizeWord";
import { namesOfRow } from "~/features/catalogue/schema";
import { Name } from "~/ui/Name";
import { Sentence } from "~/ui/Sentence";
import type { DishChoice } from "./find-dishes.server";

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
