import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";

interface CopyButtonProps {
  text: string;
  /** Where the text stands: it is selected there when the browser keeps the clipboard to itself. */
  shownIn: RefObject<HTMLElement>;
}

/** Copies a text. Without scripts the stylesheet hides it, since nothing else can copy. */
export function CopyButton({ text, shownIn }: CopyButtonProps) {
  const { t } = useTranslation("developers");
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      if (shownIn.current) getSelection()?.selectAllChildren(shownIn.current);
    }
  }

  return (
    <button type="button" className="code-block-copy needs-script" onClick={copy}>
      <Icon name={copied ? "check" : "copy"} />
      <span aria-live="polite">{t(copied ? "copied" : "copy")}</span>
    </button>
  );
}
