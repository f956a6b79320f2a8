import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import type { AnswerPart } from "../conversations/parts";

type ToolCallPart = Extract<AnswerPart, { type: "tool" }>;

/** What was asked of a tool that a person would name it by. */
const ASKED = ["query", "dish", "restaurant", "name", "like", "area", "fact", "about"] as const;

/** One thing the assistant looks up or remembers, in a quiet line that gets its check mark when done. */
export function StepLine({ call, waiting }: { call: ToolCallPart; waiting: boolean }) {
  const { t } = useTranslation("chat");
  const { toolName, args, result } = call;
  const said = ASKED.flatMap((name) => (typeof args[name] === "string" ? [args[name]] : []));
  const failed = result?.error !== undefined || (!result && !waiting);
  return (
    <p className="chat-step" data-done={result && !failed ? true : undefined}>
      <Icon name={failed ? "circle-alert" : result ? "check" : "circle-dashed"} />
      <span>
        {t(failed ? "step.failed" : result ? `done.${toolName}` : `doing.${toolName}`)}
        {said.map((words) => (
          <span key={words}>
            {" · "}
            <bdi>{words}</bdi>
          </span>
        ))}
      </span>
      {toolName === "save_user_fact" && result?.saved === true && (
        <Link to="/profile/memory">{t("memory.see")}</Link>
      )}
    </p>
  );
}
