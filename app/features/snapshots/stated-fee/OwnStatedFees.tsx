import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { usePlatformName } from "~/features/prices/ui";
import { Amount } from "~/ui/Amount";
import { Icon } from "~/ui/Icon";
import { Name } from "~/ui/Name";
import { Sentence } from "~/ui/Sentence";
import { SubmitButton } from "~/ui/SubmitButton";
import type { OwnStatedFee } from "./state-fee.server";
import { statedFeePath } from "./stated-fee-path";

/** What a person said today about delivery, each with a way to take it back; nobody else sees it. */
export function OwnStatedFees({ dishId, said }: { dishId: number; said: readonly OwnStatedFee[] }) {
  const { t } = useTranslation("delivery");
  const nameOf = usePlatformName();
  return said.map(({ platform, delivery, neighbourhood, waits }) => (
    <Form
      key={platform}
      method="post"
      action={statedFeePath(dishId)}
      className="cluster"
      id={`delivery-${platform}`}
    >
      <input type="hidden" name="platform" value={platform} />
      <span className="taps-said" role="status">
        <Icon name="check" />
        <span>
          <Sentence
            text={t(neighbourhood ? "saidTo" : "said")}
            parts={{
              platform: <bdi>{nameOf(platform)}</bdi>,
              amount: <Amount halalas={delivery} />,
              area: neighbourhood ? <Name {...neighbourhood} /> : null,
            }}
          />
          {waits && <span className="quiet small block">{t("waits")}</span>}
        </span>
      </span>
      <SubmitButton quiet name="intent" value="undo">
        {t("undo")}
      </SubmitButton>
    </Form>
  ));
}
