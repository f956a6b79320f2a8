import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { namesOfRow, orderedText, type TwoNamesRow } from "~/features/catalogue";
import { nameFor } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { Select } from "~/ui/Select";
import { ActForm } from "./ActForm";
import { ActsPage, type ActsPageProps } from "./ActsPage";
import { type ActProblem, wrongAct } from "./act-problem";
import type { WholeDish } from "./dish-queries.server";
import { NameFields } from "./NameFields";

interface DishActsPageProps extends ActsPageProps {
  dish: WholeDish;
  restaurant: TwoNamesRow;
  /** The other dishes of the menu. */
  others: WholeDish[];
}

/** A dish for moderators: other names, making it part of another of its menu, hiding it, and what was done. */
export function DishActsPage({ dish, restaurant, others, ...page }: DishActsPageProps) {
  const { t } = useTranslation("moderation");
  const { t: inMenu } = useTranslation("catalogue");
  const language = useLanguage();
  const { draft } = page;
  const wrong = wrongAct(draft)?.problem;
  const problemText = (problem: ActProblem) => {
    if (problem === "reason") return t("place.problem.reason");
    return t(`line.problem.${problem === "closed" ? "into" : problem}`);
  };
  return (
    <ActsPage
      {...page}
      problemText={problemText}
      hiddenAt={dish.hidden_at}
      hide={{ title: t("line.hide"), lead: t("line.hideLead") }}
      partOf={dish.merged_into === null ? null : `/moderate/dishes/${dish.merged_into}`}
      about={
        <p>
          <Link to={`/moderate/restaurants/${restaurant.id}`}>
            {t("line.menuOf", { name: nameFor(language, namesOfRow(restaurant)).text })}
          </Link>
        </p>
      }
    >
      <ActForm
        act="rename"
        title={t("place.rename")}
        lead={t("line.renameLead")}
        submit={t("place.renameSubmit")}
        draft={draft}
      >
        <NameFields
          named={dish}
          draft={draft}
          error={wrong === "names" || wrong === "taken" ? problemText(wrong) : undefined}
        />
      </ActForm>
      {others.length > 0 && (
        <ActForm
          act="merge"
          title={t("line.merge")}
          lead={t("line.mergeLead")}
          submit={t("line.mergeSubmit")}
          draft={draft}
        >
          <Select
            id="into"
            name="into"
            label={t("line.into")}
            defaultValue={draft?.values.into ?? ""}
            error={wrong === "into" ? problemText("into") : undefined}
            options={[
              { value: "", label: t("line.choose") },
              ...others.map((line) => ({
                value: String(line.id),
                label: orderedText({ dish: line, quantity: 1 }, language, inMenu),
              })),
            ]}
          />
        </ActForm>
      )}
    </ActsPage>
  );
}
