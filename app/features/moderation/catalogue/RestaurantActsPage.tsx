import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Field } from "~/ui/Field";
import { ActForm } from "./ActForm";
import { ActsPage, type ActsPageProps } from "./ActsPage";
import { type ActProblem, wrongAct } from "./act-problem";
import type { WholeDish } from "./dish-queries.server";
import { MenuLines } from "./MenuLines";
import { NameFields } from "./NameFields";
import type { WholeRestaurant } from "./queries.server";

interface RestaurantActsPageProps extends ActsPageProps {
  restaurant: WholeRestaurant;
  menu: WholeDish[];
}

/** A restaurant for moderators: other names, making it part of another, hiding it, its dishes, and what was done. */
export function RestaurantActsPage({ restaurant, menu, ...page }: RestaurantActsPageProps) {
  const { t } = useTranslation("moderation");
  const { draft } = page;
  const problemText = (problem: ActProblem) =>
    t(`place.problem.${problem === "taken" ? "names" : problem}`);
  const errorIf = (...problems: ActProblem[]) => {
    const problem = wrongAct(draft)?.problem;
    return problem && problems.includes(problem) ? problemText(problem) : undefined;
  };
  const { merged_into } = restaurant;
  return (
    <ActsPage
      {...page}
      problemText={problemText}
      hiddenAt={restaurant.hidden_at}
      hide={{ title: t("place.hide"), lead: t("place.hideLead") }}
      partOf={merged_into === null ? null : `/moderate/restaurants/${merged_into}`}
      about={
        <>
          {restaurant.hidden_at === null && merged_into === null && (
            <p>
              <Link to={`/restaurants/${restaurant.id}`}>{t("see")}</Link>
            </p>
          )}
          {menu.length > 0 && <MenuLines menu={menu} />}
        </>
      }
    >
      <ActForm
        act="rename"
        title={t("place.rename")}
        submit={t("place.renameSubmit")}
        draft={draft}
      >
        <NameFields named={restaurant} draft={draft} error={errorIf("names")} />
      </ActForm>
      <ActForm
        act="merge"
        title={t("place.merge")}
        lead={t("place.mergeLead")}
        submit={t("place.mergeSubmit")}
        draft={draft}
      >
        <Field
          id="into"
          name="into"
          dir="ltr"
          label={t("place.into")}
          hint={t("place.intoHint")}
          defaultValue={draft?.values.into ?? ""}
          error={errorIf("into", "closed")}
          autoComplete="off"
        />
      </ActForm>
    </ActsPage>
  );
}
