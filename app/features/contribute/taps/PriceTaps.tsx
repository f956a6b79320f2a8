import { useTranslation } from "react-i18next";
import type { Platform } from "~/features/prices/platform";
import { usePlatformName } from "~/features/prices/platform-names";
import { Icon } from "~/ui/Icon";
import { TAP_FORM, useTapFetcher } from "./TapForm";
import { parseTap, type Stand, tapField, WORDS } from "./tap";

interface PriceTapsProps {
  dishId: number;
  platform: Platform;
  /** Halalas for one, delivered, as it is shown. */
  totalForOne: number;
  stand: Stand;
}

/** "Still right?" with its three answers, or what the person said and a way to take it back. Needs one `TapForm`. */
export function PriceTaps({ dishId, platform, totalForOne, stand }: PriceTapsProps) {
  const { t } = useTranslation("prices");
  const nameOf = usePlatformName();
  const fetcher = useTapFetcher();
  const field = (word: "undo" | (typeof WORDS)[number]) =>
    tapField({ word, dishId, platform, seen: totalForOne });
  const isThis = (sent: unknown) => {
    const tap = parseTap(String(sent ?? ""));
    return tap?.dishId === dishId && tap.platform === platform ? tap : null;
  };
  const sending = isThis(fetcher.formData?.get("tap"));
  const shown = sending ? (sending.word === "undo" ? null : sending.word) : stand;
  if (shown === "own") return <p className="taps quiet small">{t("tap.own")}</p>;
  const problem = fetcher.data?.problem && isThis(fetcher.data.tap) ? fetcher.data.problem : null;
  return (
    <div
      className="taps"
      role="group"
      aria-label={t("tap.group", { platform: nameOf(platform) })}
      aria-busy={sending !== null || undefined}
    >
      {shown ? (
        <>
          <span className="taps-said" role="status">
            <Icon name="check" />
            {t(`tap.said.${shown}`)}
          </span>
          <button form={TAP_FORM} name="tap" value={field("undo")}>
            {t("tap.undo")}
          </button>
        </>
      ) : (
        <>
          <span className="quiet">{t("tap.ask")}</span>
          {WORDS.map((word) => (
            <button key={word} form={TAP_FORM} name="tap" value={field(word)}>
              {t(`tap.word.${word}`)}
            </button>
          ))}
        </>
      )}
      {problem && !sending && (
        <span className="taps-problem" role="alert">
          {t(`tap.problem.${problem as "moved"}`)}
        </span>
      )}
    </div>
  );
}
