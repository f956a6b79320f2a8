import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { type NearbyAddress, nearbyHref } from "./nearby-address";

/** Long enough for a phone to wake its receiver. */
const WAIT_MS = 10_000;
/** A position of a few minutes ago is near enough. */
const AGE_MS = 5 * 60_000;

type State = "idle" | "waiting" | "denied" | "failed";

/** Asks the device where it is, and looks around there. Only where a script can ask. */
export function LocateButton({ address }: { address: NearbyAddress }) {
  const { t } = useTranslation("nearby");
  const navigate = useNavigate();
  const [state, setState] = useState<State>("idle");
  // Its place is kept until the page listens, so that what follows does not move.
  const [able, setAble] = useState(false);
  useEffect(() => setAble("geolocation" in navigator), []);

  function locate() {
    setState("waiting");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        const point = { lat: toFour(coords.latitude), lng: toFour(coords.longitude) };
        navigate(nearbyHref(address, { point, area: null, where: "", all: false }));
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? "denied" : "failed"),
      { timeout: WAIT_MS, maximumAge: AGE_MS },
    );
  }

  return (
    <div className={`stack stack-tight needs-script${able ? "" : " unseen"}`}>
      <Button type="button" quiet onClick={locate} aria-disabled={state === "waiting"}>
        <Icon name="map-pin" />
        {t(state === "waiting" ? "locate.waiting" : "locate.button")}
      </Button>
      <p role="status" className="small">
        {state === "denied" && t("locate.denied")}
        {state === "failed" && t("locate.failed")}
      </p>
    </div>
  );
}

const toFour = (degrees: number) => Number(degrees.toFixed(4));
