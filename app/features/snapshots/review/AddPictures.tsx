import { useTranslation } from "react-i18next";
import { FieldFrame } from "~/ui/FieldFrame";
import { SubmitButton } from "~/ui/SubmitButton";
import { PICTURE_TYPES, PICTURES_FIELD } from "../picture/limits";

export interface AddPicturesProps {
  /** Of the order. */
  id: string;
  /** Why a picture that was to be added was not, in words; null where none was refused. */
  problem: string | null;
}

/**
 * Takes another picture of an order that is longer than a screen: its lines join those that were read. It stands within the
 * order's form and sends all of it, so that nothing a person has put right is lost.
 */
export function AddPictures({ id, problem }: AddPicturesProps) {
  const { t } = useTranslation("snapshots");
  return (
    <details className="find-dish" open={problem !== null}>
      <summary>{t("add.title")}</summary>
      <div className="stack">
        <FieldFrame
          id={PICTURES_FIELD}
          label={t("add.pictures")}
          hint={t("add.hint")}
          error={problem ?? undefined}
        >
          {(control) => (
            <input
              className="input"
              type="file"
              name={PICTURES_FIELD}
              accept={PICTURE_TYPES.join(",")}
              multiple
              {...control}
            />
          )}
        </FieldFrame>
        <SubmitButton
          quiet
          formAction={`/contribute/snapshot/${id}/pictures`}
          formEncType="multipart/form-data"
          formNoValidate
        >
          {t("add.send")}
        </SubmitButton>
      </div>
    </details>
  );
}
