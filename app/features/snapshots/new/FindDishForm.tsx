import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { DishChoice } from "~/features/catalogue";
import { DishName } from "~/features/catalogue/ui";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";

interface FindDishFormProps {
  search: { restaurant: string; dish: string; choices: DishChoice[] } | null;
}

/** Says beforehand which dish the picture is of. A plain GET form; nobody has to. */
export function FindDishForm({ search }: FindDishFormProps) {
  const { t } = useTranslation("uploads");
  return (
    <details className="find-dish" open={search !== null}>
      <summary>{t("find.title")}</summary>
      <div className="stack">
        <p className="quiet small">{t("find.lead")}</p>
        <Form method="get" className="stack">
          <Field
            name="restaurant"
            label={t("find.restaurant")}
            defaultValue={search?.restaurant}
            maxLength={80}
          />
          <Field name="name" label={t("find.dish")} defaultValue={search?.dish} maxLength={80} />
          <Button quiet>{t("find.button")}</Button>
        </Form>
        {search && search.choices.length === 0 && <p role="status">{t("find.none")}</p>}
        {search && search.choices.length > 0 && (
          <ul className="stack stack-tight" aria-label={t("find.choices")}>
            {search.choices.map((dish) => (
              <li key={dish.id}>
                <Link
                  className="card card-link dish-link"
                  to={`/contribute/snapshot/new?dish=${dish.id}`}
                >
                  <DishName dish={dish} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
