import { Link } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Platform } from "~/features/prices/platform";
import { usePlatformName } from "~/features/prices/platform-names";
import { Icon } from "~/ui/Icon";
import { TAP_FORM } from "./TapForm";
import { type OwnCheck, TAP_ANSWERS, tapField } from "./tap";

interface PriceTapsProps {
  dishId: number;
  platform: Platform;
  /** Halalas for one, as it is shown. */
  itemPrice: number;
  ownCheck: OwnCheck;
  canReport?: boolean;
}

/**
 * "Still right?" with its three answers, or what the person said and a way to take it back. Needs one `TapForm`. What
 * is tapped shows at once; a tap that can't be said leads to a page that says why.
 */
export function PriceTaps({ dishId, platform, itemPrice, ownCheck, canReport }: PriceTapsProps) {
  const { t } = useTranslation("taps");
  const nameOf = usePlatformName();
  const [tapped, setTapped] = useState<OwnCheck>();
  const shown = tapped === undefined ? ownCheck : tapped;
  if (shown === "own") return <p className="taps quiet small">{t("own")}</p>;
  const button = (word: "undo" | (typeof TAP_ANSWERS)[number], label: string) => (
    <button
      key={word}
      type="submit"
      form={TAP_FORM}
      name="tap"
      value={tapField({ word, dishId, platform, seen: itemPrice })}
      // Once the form has taken the button's value: the button is gone when its word is said.
      onClick={() => setTimeout(() => setTapped(word === "undo" ? null : word))}
    >
      {label}
    </button>
  );
  return (
    <fieldset className="taps" aria-label={t("group", { platform: nameOf(platform) })}>
      {shown ? (
        <>
          <span className="taps-said" role="status">
            <Icon name="check" />
            {t(`said.${shown}`)}
          </span>
          {button("undo", t("undo"))}
          {/* A tap is about the dish alone: who ordered knows what delivery cost. */}
          <Link
            className="target-link"
            to={`/prices/delivery/${dishId}?platform=${platform}`}
            rel="nofollow"
          >
            {t("delivery")}
          </Link>
        </>
      ) : (
        <>
          <span className="quiet">{t("ask")}</span>
          {TAP_ANSWERS.map((word) => button(word, t(`word.${word}`)))}
        </>
      )}
      {canReport && (
        <Link className="taps-report" to={`/prices/flag/${dishId}/${platform}`} rel="nofollow">
          {t("report")}
        </Link>
      )}
    </fieldset>
  );
}
