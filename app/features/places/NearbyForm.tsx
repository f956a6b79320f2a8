import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDistance } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { Select } from "~/ui/Select";
import { AreaSelect } from "./AreaSelect";
import type { AreaList } from "./area-list";
import { LocateButton } from "./LocateButton";
import { type NearbyAddress, RADII } from "./nearby-address";

interface NearbyFormProps {
  address: NearbyAddress;
  areas: AreaList;
  /** What is wrong with the address that was typed. */
  error?: string;
}

/** Where to look, how far, and for what. A plain GET form, so that the answer has an address of its own. */
export function NearbyForm({ address, areas, error }: NearbyFormProps) {
  const { t } = useTranslation("places");
  const language = useLanguage();
  const { area, where, point, keyword, radius } = address;
  return (
    <search className="card nearby-form">
      <LocateButton address={address} />
      <Form method="get" action="/nearby" className="nearby-fields">
        {point && <input type="hidden" name="lat" value={point.lat} />}
        {point && <input type="hidden" name="lng" value={point.lng} />}
        <AreaSelect
          id="area"
          label={t("form.area")}
          areas={areas}
          chosen={area}
          none={t("form.areaNone")}
        />
        <Field
          key={`where ${where}`}
          id="where"
          name="where"
          label={t("form.where")}
          hint={t("form.whereHint")}
          error={error}
          defaultValue={where}
          maxLength={100}
        />
        <Field
          key={`keyword ${keyword}`}
          id="keyword"
          name="keyword"
          label={t("form.keyword")}
          defaultValue={keyword}
          maxLength={100}
        />
        <Select
          key={`radius ${radius}`}
          id="radius"
          name="radius"
          label={t("form.radius")}
          defaultValue={radius}
          options={RADII.map((metres) => ({
            value: String(metres),
            label: formatDistance(metres, language),
          }))}
        />
        {address.map && <input type="hidden" name="map" value="1" />}
        <Button>
          <Icon name="search" />
          {t("form.show")}
        </Button>
      </Form>
    </search>
  );
}
