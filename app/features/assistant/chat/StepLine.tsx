import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import type { AnswerPart } from "../conversations/parts";

type ToolCallPart = Extract<AnswerPart, { type: "tool" }>;

/** What was asked of a tool that a person would name it by; what is to be recalled is a code of ours. */
const ASKED = ["query", "dish", "restaurant", "name", "like", "area", "fact"] as const;

/** One thing the assistant looks up or remembers, in a quiet line that gets its check mark when done. */
export function StepLine({ call, waiting }: { call: ToolCallPart; waiting: boolean }) {
  const { t } = useTranslation("chat");
  const { toolName, args, result } = call;
  const said = ASKED.flatMap((name) => (typeof args[name] === "string" ? [args[name]] : []));
  const word = wordOf(call, waiting);
  return (
    <p className="chat-step" data-done={result && word !== "step.failed" ? true : undefined}>
      <Icon name={word === "step.failed" ? "circle-alert" : result ? "check" : "circle-dashed"} />
      <span>
        {t(word)}
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

/** What the line says. One tool saves what a person tells and forgets it: which of the two, and whether it did, is told apart. */
function wordOf({ toolName, args, result }: ToolCallPart, waiting: boolean) {
  const forgets = toolName === "save_user_fact" && args.forget === true;
  const asked = forgets ? "recall_user_memory" : toolName;
  if (!result) return waiting ? (`doing.${asked}` as const) : "step.failed";
  if (result.error !== undefined) return "step.failed";
  if (forgets && Array.isArray(result.forgotten) && result.forgotten.length > 0)
    return "step.forgot";
  const isRefused = asked === "save_user_fact" && result.saved === false;
  return isRefused ? "step.failed" : (`done.${asked}` as const);
}
