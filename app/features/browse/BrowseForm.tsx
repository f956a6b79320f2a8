import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CUISINE_CODES, type Cuisine } from "~/features/catalogue";
import type { AreaList } from "~/features/places";
import { AreaSelect } from "~/features/places/ui";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { Select } from "~/ui/Select";
import { LONGEST_NAME, type Wanted } from "./address";

interface BrowseFormProps {
  wanted: Wanted;
  areas: AreaList;
}

/** Which restaurants to list: by name, cuisine and neighbourhood. A plain GET form, so that each list has an address. */
export function BrowseForm({ wanted, areas }: BrowseFormProps) {
  const { t } = useTranslation(["browse", "catalogue", "places"]);
  const { name, cuisine, area } = wanted;
  const cuisines = (Object.keys(CUISINE_CODES) as Cuisine[]).map((code) => ({
    value: code,
    label: t(`catalogue:cuisine.${code}`),
  }));
  return (
    <search className="card">
      <Form method="get" action="/restaurants" className="nearby-fields">
        <Field
          key={`name ${name}`}
          id="name"
          name="name"
          label={t("form.name")}
          defaultValue={name}
          maxLength={LONGEST_NAME}
        />
        <Select
          key={`cuisine ${cuisine}`}
          id="cuisine"
          name="cuisine"
          label={t("form.cuisine")}
          defaultValue={cuisine ?? ""}
          options={[{ value: "", label: t("form.anyCuisine") }, ...cuisines]}
        />
        <AreaSelect
          id="area"
          label={t("places:form.area")}
          areas={areas}
          chosen={typeof area === "number" ? area : null}
          none={t("form.anyArea")}
        />
        <Button>
          <Icon name="search" />
          {t("places:form.show")}
        </Button>
      </Form>
    </search>
  );
}
