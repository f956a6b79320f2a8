import { LANGUAGES } from "~/i18n/languages";
import { nameFor, type TwoNames } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";

/** A name in the script of the reader, or else in the other one, marked so that it reads and sounds right. */
export function Name({ ar, en }: TwoNames) {
  const { text, lang } = nameFor(useLanguage(), { ar, en });
  return (
    <bdi lang={lang} dir={LANGUAGES[lang].dir}>
      {text}
    </bdi>
  );
}
