import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { TwoNames } from "~/i18n/name";
import { Name } from "~/ui/Name";
import { Sentence } from "~/ui/Sentence";
import { SubmitButton } from "~/ui/SubmitButton";

interface WatchFormProps {
  dishId: number;
  /** Where the followed total is for; null while the reader does not follow the dish. */
  followed: TwoNames | null;
}

/** On the page of a dish: follows its price, or stops. A stranger is led to sign in and back. */
export function WatchForm({ dishId, followed }: WatchFormProps) {
  const { t } = useTranslation("catalogue");
  return (
    <Form method="post" action="/profile/watches" className="cluster" id="watch">
      <input type="hidden" name="dish" value={dishId} />
      <input type="hidden" name="from" value="dish" />
      <SubmitButton quiet name="intent" value={followed ? "stop" : "follow"}>
        {t(followed ? "watch.stop" : "watch.follow")}
      </SubmitButton>
      {followed ? (
        <span className="quiet" role="status">
          {followed.ar === null && followed.en === null ? (
            t("watch.following")
          ) : (
            <Sentence text={t("watch.followingTo")} parts={{ place: <Name {...followed} /> }} />
          )}{" "}
          <Link to="/profile/watches">{t("watch.all")}</Link>
        </span>
      ) : (
        <span className="quiet small">{t("watch.hint")}</span>
      )}
    </Form>
  );
}
