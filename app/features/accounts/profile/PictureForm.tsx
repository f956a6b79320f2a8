import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";

interface PictureFormProps {
  src: string;
  /** Whether it is one they uploaded. */
  hasPicture: boolean;
}

/** A picture of one's own, or the drawn one again. */
export function PictureForm({ src, hasPicture }: PictureFormProps) {
  const { t } = useTranslation("accounts");
  return (
    <section className="stack stack-tight" aria-labelledby="picture">
      <h2 id="picture">{t("picture.title")}</h2>
      <img className="avatar" src={src} alt={t("picture.alt")} width="64" height="64" />
      <form
        action="/profile/picture"
        method="post"
        encType="multipart/form-data"
        className="stack stack-tight"
      >
        <Field
          type="file"
          name="picture"
          accept="image/jpeg,image/png,image/webp,image/gif"
          label={t("picture.file")}
          hint={t("picture.hint")}
        />
        <div className="cluster">
          <Button quiet>{t("picture.upload")}</Button>
          {hasPicture && (
            <Button quiet name="intent" value="remove">
              {t("picture.remove")}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
