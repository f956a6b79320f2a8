import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { FieldFrame } from "~/ui/FieldFrame";
import { Icon } from "~/ui/Icon";
import { PICTURE_TYPES, PICTURES_FIELD } from "./limits";
import { Thumbnail } from "./Thumbnail";
import { usePickedFiles } from "./use-picked-files";

/** Chooses up to three pictures; each is checked as it is chosen, and shown. */
export function PicturePicker({ error }: { error?: string }) {
  const { t } = useTranslation("uploads");
  const input = useRef<HTMLInputElement>(null);
  const { files, leftOut, pick, drop } = usePickedFiles(input);
  return (
    <div className="stack stack-tight">
      <FieldFrame
        id={PICTURES_FIELD}
        label={t("new.pictures")}
        hint={t("new.picturesHint")}
        error={error}
      >
        {(control) => (
          <input
            className="input picture-input"
            type="file"
            name={PICTURES_FIELD}
            accept={PICTURE_TYPES.join(",")}
            multiple
            ref={input}
            onChange={() => void pick()}
            {...control}
          />
        )}
      </FieldFrame>
      <div role="status">
        {leftOut.map(({ name, problem }) => (
          <p key={name} className="field-error">
            <Icon name="circle-alert" />
            <span>
              <bdi>{name}</bdi>: {t(`problem.${problem}`)}
            </span>
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <ul className="cluster" aria-label={t("new.chosen")}>
          {files.map((file) => (
            <li key={`${file.name} ${file.lastModified}`} className="picked">
              <Thumbnail file={file} />
              <bdi className="small picked-name">{file.name}</bdi>
              <Button
                quiet
                type="button"
                onClick={() => drop(file)}
                aria-label={t("new.drop", { name: file.name })}
              >
                {t("new.dropShort")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
