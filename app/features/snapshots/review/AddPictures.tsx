import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "~/ui/FieldFrame";
import { SubmitButton } from "~/ui/SubmitButton";
import { PICTURE_TYPES, PICTURES_FIELD } from "../picture/limits";

/** Takes another picture of an order that is longer than a screen: its lines join those that were read. */
export function AddPictures({ id, problem }: { id: string; problem: string | null }) {
  const { t } = useTranslation("snapshots");
  return (
    <details className="find-dish" open={problem !== null}>
      <summary>{t("add.title")}</summary>
      <Form
        method="post"
        action={`/contribute/snapshot/${id}/pictures`}
        encType="multipart/form-data"
        className="stack"
      >
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
              required
              {...control}
            />
          )}
        </FieldFrame>
        <SubmitButton quiet>{t("add.send")}</SubmitButton>
      </Form>
    </details>
  );
}
