import { Icon } from "~/ui/Icon";
import { PlatformName } from "./PlatformName";
import { PLATFORMS } from "./platform";

interface PlatformChoiceProps {
  legend: string;
  chosen: string;
  /** What to do about it, when it needs attention. */
  error?: string;
  hint?: string;
  /** Offers to leave it open. */
  open?: string;
}

/** Which of the three platforms a checkout is from. */
export function PlatformChoice({ legend, chosen, error, hint, open }: PlatformChoiceProps) {
  return (
    <fieldset className="field choice" id="platform" aria-describedby={hint && "platform-hint"}>
      <legend className="field-label">{legend}</legend>
      {error && (
        <p className="field-error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      <div className="cluster">
        {PLATFORMS.map((platform) => (
          <label key={platform} className="chip choice-chip">
            <input
              type="radio"
              name="platform"
              value={platform}
              defaultChecked={chosen === platform}
            />
            <PlatformName platform={platform} />
          </label>
        ))}
        {open && (
          <label className="chip choice-chip">
            <input type="radio" name="platform" value="" defaultChecked={chosen === ""} />
            {open}
          </label>
        )}
      </div>
      {hint && (
        <p className="field-hint" id="platform-hint">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
