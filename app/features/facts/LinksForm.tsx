import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PLATFORMS, type Platform } from "~/features/prices";
import { usePlatformName } from "~/features/prices/ui";
import { Field } from "~/ui/Field";
import { SubmitButton } from "~/ui/SubmitButton";
import { linkKind } from "./kinds";
import type { FactForm } from "./tell-form";

interface LinksFormProps extends FactForm {
  /** Where links to each platform may lead. */
  hosts: Record<Platform, readonly string[]>;
}

/** Asks for the links of a restaurant at the platforms whose hosts are known; nothing where none are. */
export function LinksForm({ given, problemOf, hosts }: LinksFormProps) {
  const { t } = useTranslation("facts");
  const nameOf = usePlatformName();
  const offered = PLATFORMS.filter((platform) => hosts[platform].length > 0);
  if (offered.length === 0) return null;
  return (
    <Form method="post" className="stack" aria-labelledby="tell-links">
      <h2 id="tell-links">{t("tell.links")}</h2>
      <p>{t("tell.linksLead")}</p>
      {offered.map((platform) => (
        <Field
          key={platform}
          id={linkKind(platform)}
          name={linkKind(platform)}
          inputMode="url"
          dir="ltr"
          label={t("tell.linkAt", { platform: nameOf(platform) })}
          hint={t("tell.linkHint", { host: hosts[platform].join(", ") })}
          defaultValue={given(linkKind(platform))}
          error={problemOf(linkKind(platform))}
          autoComplete="off"
        />
      ))}
      <SubmitButton name="about" value="links">
        {t("tell.linksSubmit")}
      </SubmitButton>
    </Form>
  );
}
