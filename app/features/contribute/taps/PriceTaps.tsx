import { Link } from "@remix-run/react";
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
  canReport?: boolean;
}

/** "Still right?" with its three answers, or what the person said and a way to take it back. Needs one `TapForm`. */
export function PriceTaps({ dishId, platform, totalForOne, stand, canReport }: PriceTapsProps) {
  const { t } = useTranslation("taps");
  const nameOf = usePlatformName();
  const fetcher = useTapFetcher();
  const field = (word: "undo" | (typeof WORDS)[number]) =>
    tapField({ word, dishId, platform, seen: totalForOne });
  const isThis = (sent: unknown) => {
    const tap = parseTap(String(sent ?? ""));
    return tap?.dishId === dishId && tap.platform === platform ? tap : null;
  };
  const sending = isThis(fetcher.formData?.get("tap"));
  // What was just answered counts where a page doesn't know what its reader said, such as in a conversation.
  const answered = fetcher.data && !fetcher.data.problem ? isThis(fetcher.data.tap) : null;
  const last = sending ?? (stand ? null : answered);
  const shown = last ? (last.word === "undo" ? null : last.word) : stand;
  if (shown === "own") return <p className="taps quiet small">{t("own")}</p>;
  const problem = fetcher.data?.problem && isThis(fetcher.data.tap) ? fetcher.data.problem : null;
  return (
    <div
      className="taps"
      role="group"
      aria-label={t("group", { platform: nameOf(platform) })}
      aria-busy={sending !== null || undefined}
    >
      {shown ? (
        <>
          <span className="taps-said" role="status">
            <Icon name="check" />
            {t(`said.${shown}`)}
          </span>
          <button form={TAP_FORM} name="tap" value={field("undo")}>
            {t("undo")}
          </button>
        </>
      ) : (
        <>
          <span className="quiet">{t("ask")}</span>
          {WORDS.map((word) => (
            <button key={word} form={TAP_FORM} name="tap" value={field(word)}>
              {t(`word.${word}`)}
            </button>
          ))}
        </>
      )}
      {canReport && (
        <Link className="taps-report" to={`/prices/flag/${dishId}/${platform}`} rel="nofollow">
          {t("report")}
        </Link>
      )}
      {problem && !sending && (
        <span className="taps-problem" role="alert">
          {t(`problem.${problem as "moved"}`)}
        </span>
      )}
    </div>
  );
}
