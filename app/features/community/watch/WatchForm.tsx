import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/SubmitButton";

interface WatchFormProps {
  dishId: number;
  isFollowed: boolean;
}

/** On the page of a dish: follows its price, or stops. A stranger is led to sign in and back. */
export function WatchForm({ dishId, isFollowed }: WatchFormProps) {
  const { t } = useTranslation("catalogue");
  return (
    <Form method="post" action="/profile/watches" className="cluster" id="watch">
      <input type="hidden" name="dish" value={dishId} />
      <input type="hidden" name="from" value="dish" />
      <SubmitButton quiet name="intent" value={isFollowed ? "stop" : "follow"}>
        {t(isFollowed ? "watch.stop" : "watch.follow")}
      </SubmitButton>
      {isFollowed ? (
        <span className="quiet" role="status">
          {t("watch.following")} <Link to="/profile/watches">{t("watch.all")}</Link>
        </span>
      ) : (
        <span className="quiet small">{t("watch.hint")}</span>
      )}
    </Form>
  );
}
