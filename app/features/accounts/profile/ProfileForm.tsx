import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Draft } from "~/features/forms";
import { LANGUAGES } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import { useLanguage } from "~/i18n/use-language";
import { Checkbox } from "~/ui/Checkbox";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Field } from "~/ui/Field";
import { Select } from "~/ui/Select";
import { SubmitButton } from "~/ui/SubmitButton";
import { TextArea } from "~/ui/TextArea";
import { LANGUAGE_PREFERENCES } from "./language-preference";
import type { ProfilePage } from "./profile-page.server";

interface ProfileFormProps extends Pick<ProfilePage, "profile" | "preferences" | "neighbourhoods"> {
  draft: Draft | null;
}

const CHECKED_FIELDS = ["display_name", "username", "bio", "area", "language"] as const;

/** What a person may change about themselves. */
export function ProfileForm({ profile, preferences, neighbourhoods, draft }: ProfileFormProps) {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const given = (name: (typeof CHECKED_FIELDS)[number]) =>
    draft ? draft.values[name] : { ...profile, ...preferences }[name];
  const ticked = (name: "show_public_profile" | "show_in_leaderboard") =>
    draft ? draft.values[name] === "on" : preferences[name];
  const problemOf = (name: (typeof CHECKED_FIELDS)[number]) => {
    const code = draft?.errors[name];
    if (!code) return undefined;
    if (name === "username" && code === "taken") return t("profile.usernameTaken");
    if (name === "username" && code === "often") return t("profile.usernameOften");
    return t(`profile.invalid.${name}`);
  };
  const field = (name: (typeof CHECKED_FIELDS)[number]) => ({
    id: name,
    name,
    label: t(`profile.${name}`),
    defaultValue: given(name),
    error: problemOf(name),
  });
  const errors = CHECKED_FIELDS.flatMap((name) => {
    const message = problemOf(name);
    return message ? [{ fieldId: name, message }] : [];
  });
  return (
    // A whole new page, because its language may be what was changed.
    <Form method="post" className="stack" reloadDocument>
      <ErrorSummary title={t("problem")} errors={errors} />
      <Field {...field("display_name")} autoComplete="nickname" />
      <Field
        {...field("username")}
        hint={t("profile.usernameHint")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <TextArea {...field("bio")} hint={t("profile.bioHint")} />
      <Select
        {...field("area")}
        options={[
          { value: "", label: t("profile.noArea") },
          ...neighbourhoods.map(({ name_ar, name_en }) => {
            const { text, lang } = nameFor(language, { ar: name_ar, en: name_en });
            return { value: name_ar, label: text, lang };
          }),
        ]}
      />
      <Select
        {...field("language")}
        options={LANGUAGE_PREFERENCES.map((code) =>
          code === "auto"
            ? { value: code, label: t("profile.languageAuto") }
            : { value: code, label: LANGUAGES[code].name, lang: code },
        )}
      />
      <Checkbox
        id="show_public_profile"
        name="show_public_profile"
        defaultChecked={ticked("show_public_profile")}
        label={t("profile.public")}
        hint={t("profile.publicHint")}
      />
      <Checkbox
        id="show_in_leaderboard"
        name="show_in_leaderboard"
        defaultChecked={ticked("show_in_leaderboard")}
        label={t("profile.leaderboard")}
        hint={t("profile.leaderboardHint")}
      />
      <SubmitButton>{t("profile.save")}</SubmitButton>
    </Form>
  );
}
