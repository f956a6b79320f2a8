import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDistance } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { AreaSelect } from "./AreaSelect";
import type { AreaChoice } from "./area-choices.server";
import { LocateButton } from "./LocateButton";
import { type NearbyAddress, RADII } from "./nearby-address";

interface NearbyFormProps {
  address: NearbyAddress;
  areas: readonly AreaChoice[];
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
        <AreaSelect id="area" areas={areas} chosen={area} />
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
        <div className="field">
          <label className="field-label" htmlFor="radius">
            {t("form.radius")}
          </label>
          <select className="input" id="radius" name="radius" key={radius} defaultValue={radius}>
            {RADII.map((metres) => (
              <option key={metres} value={metres}>
                {formatDistance(metres, language)}
              </option>
            ))}
          </select>
        </div>
        {address.map && <input type="hidden" name="map" value="1" />}
        <Button>
          <Icon name="search" />
          {t("form.show")}
        </Button>
      </Form>
    </search>
  );
}
