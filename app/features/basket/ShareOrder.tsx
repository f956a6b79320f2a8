import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";

interface ShareOrderProps {
  /** The whole address of the order. */
  url: string;
  title: string;
}

/** The order as a link: shared as the device shares, else copied, and without scripts there to be copied by hand. */
export function ShareOrder({ url, title }: ShareOrderProps) {
  const { t } = useTranslation("basket");
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function share() {
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch (error) {
      // Who closes the device's own dialogue wants nothing more.
      if ((error as Error).name !== "AbortError") field.current?.select();
    }
  }

  return (
    <section className="stack stack-tight share-order" aria-labelledby="share">
      <h2 id="share">{t("share")}</h2>
      <p className="quiet small" id="share-hint">
        {t("shareHint")}
      </p>
      <div className="share-row">
        <input
          ref={field}
          className="input"
          type="url"
          dir="ltr"
          readOnly
          value={url}
          aria-labelledby="share"
          aria-describedby="share-hint"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button type="button" className="button needs-script" onClick={share}>
          <Icon name={copied ? "check" : "share"} />
          <span aria-live="polite">{t(copied ? "copied" : "shareButton")}</span>
        </Button>
      </div>
    </section>
  );
}
