import {
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { Checkbox } from "~/ui/Checkbox";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { Select } from "~/ui/Select";
import { SubmitButton } from "~/ui/SubmitButton";
import { TextArea } from "~/ui/TextArea";
import type { ProfileForm as Fields } from "./form-schema";
import { LANGUAGE_PREFERENCES } from "./language-preference";
import type { ProfilePage } from "./profile-page.server";

interface ProfileFormProps extends Pick<ProfilePage, "profile" | "preferences" | "neighbourhoods"> {
  draft: Record<string, string> | null;
  lastResult?: SubmissionResult;
}

const bare = { ariaAttributes: false } as const;

/** What a person may change about themselves. */
export function ProfileForm({ profile, preferences, neighbourhoods, ...rest }: ProfileFormProps) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const idle = useNavigation().state === "idle";
  const [form, fields] = useForm<Fields>({
    id: "profile",
    lastResult: rest.lastResult,
    defaultValue: rest.draft ?? {
      ...profile,
      ...preferences,
      show_public_profile: preferences.show_public_profile ? "on" : undefined,
      show_in_leaderboard: preferences.show_in_leaderboard ? "on" : undefined,
    },
  });
  const problemOf = (name: "display_name" | "username" | "bio" | "area" | "language") => {
    const code = fields[name].errors?.[0];
    if (!code) return undefined;
    return name === "username" && code === "taken"
      ? t("profile.usernameTaken")
      : t(`profile.invalid.${name}`);
  };
  const errors = (["display_name", "username", "bio", "area", "language"] as const).flatMap(
    (name) => {
      const message = problemOf(name);
      return message ? [{ fieldId: fields[name].id, message }] : [];
    },
  );
  return (
    // A whole new page, because its language may be what was changed.
    <Form method="post" className="stack" reloadDocument {...getFormProps(form)}>
      {idle && errors.length > 0 && <ErrorSummary title={t("problem")} errors={errors} />}
      <Field
        {...getInputProps(fields.display_name, { type: "text", ...bare })}
        key="display_name"
        label={t("profile.display_name")}
        error={problemOf("display_name")}
        autoComplete="nickname"
      />
      <Field
        {...getInputProps(fields.username, { type: "text", ...bare })}
        key="username"
        label={t("profile.username")}
        hint={t("profile.usernameHint")}
        error={problemOf("username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <TextArea
        {...getTextareaProps(fields.bio, bare)}
        key="bio"
        label={t("profile.bio")}
        hint={t("profile.bioHint")}
        error={problemOf("bio")}
      />
      <Select
        {...getSelectProps(fields.area, bare)}
        key="area"
        label={t("profile.area")}
        error={problemOf("area")}
        options={[
          { value: "", label: t("profile.noArea") },
          ...neighbourhoods.map(({ name_ar, name_en }) => {
            const { text, lang } = nameFor(language, { ar: name_ar, en: name_en });
            return { value: name_ar, label: text, lang };
          }),
        ]}
      />
      <Select
        {...getSelectProps(fields.language, bare)}
        key="language"
        label={t("profile.language")}
        error={problemOf("language")}
        options={LANGUAGE_PREFERENCES.map((code) =>
          code === "auto"
            ? { value: code, label: t("profile.languageAuto") }
            : { value: code, label: LANGUAGES[code].name, lang: code },
        )}
      />
      <Checkbox
        {...getInputProps(fields.show_public_profile, { type: "checkbox", ...bare })}
        key="show_public_profile"
        label={t("profile.public")}
        hint={t("profile.publicHint")}
      />
      <Checkbox
        {...getInputProps(fields.show_in_leaderboard, { type: "checkbox", ...bare })}
        key="show_in_leaderboard"
        label={t("profile.leaderboard")}
        hint={t("profile.leaderboardHint")}
      />
      <SubmitButton>{t("profile.save")}</SubmitButton>
    </Form>
  );
}
