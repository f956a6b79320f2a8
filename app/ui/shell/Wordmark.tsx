import sprite from "~/ui/icons/icons.svg?url";

/** The name in Arabic letters, drawn, so that it needs no font. Whoever uses it says the name in words. */
export function Wordmark() {
  return (
    <svg className="wordmark" viewBox="0 0 680 770" aria-hidden="true">
      <use href={`${sprite}#wordmark`} />
    </svg>
  );
}
