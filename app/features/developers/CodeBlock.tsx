import { useRef } from "react";
import { CopyButton } from "./CopyButton";

/** A command or a piece of JSON, to be copied as it stands. Wide lines scroll inside it. */
export function CodeBlock({ code }: { code: string }) {
  const text = useRef<HTMLElement>(null);
  return (
    <div className="code-block">
      <pre className="code-block-text">
        <code ref={text}>{code}</code>
      </pre>
      <CopyButton text={code} shownIn={text} />
    </div>
  );
}
