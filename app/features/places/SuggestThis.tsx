import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/SubmitButton";
import type { ListedPlace } from "./nearby-page.server";

interface SuggestThisProps {
  place: ListedPlace;
  /** Names this copy of the page, so that pressing twice counts once. */
  formId: string;
}

/** Says that we know a place from the map only, and lets a person ask for it in one press. */
export function SuggestThis({ place, formId }: SuggestThisProps) {
  const { t } = useTranslation("nearby");
  const { pathname, search } = useLocation();
  const query = pathname === "/nearby" ? search : place.area ? `?area=${place.area.id}` : "";
  return (
    <Form
      method="post"
      action={`/nearby${query}`}
      className="place-suggest"
      preventScrollReset={pathname === "/nearby"}
    >
      <p className="quiet small">{t("discovered")}</p>
      <input type="hidden" name="formId" value={`${formId} ${place.externalPlaceId}`} />
      <input type="hidden" name="name" value={place.name_ar ?? place.name_en ?? ""} />
      <input type="hidden" name="area" value={place.area?.id ?? ""} />
      <input type="hidden" name="external" value={place.externalPlaceId ?? ""} />
      <SubmitButton quiet>{t("suggest.add")}</SubmitButton>
    </Form>
  );
}
