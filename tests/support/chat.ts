import { expect } from "vitest";
import type { ChatEvent } from "~/features/assistant/schema";
import { expectDescribedEvent } from "./contract";
import type { Member } from "./members";

export const question = (content: string) => ({ messages: [{ role: "user", content }] });

/** Asks the assistant as a script does. */
export function ask(
  origin: string,
  member: Member,
  body: unknown,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(`${origin}/api/chat`, {
    method: "POST",
    redirect: "manual",
    ...init,
    headers: { "Content-Type": "application/json", Cookie: member.cookie },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/**
 * The events of an answer, each checked against the contract: its shape, its order, and every frame
 * whole. Fails when it is not a stream.
 */
export async function eventsOf(response: Response): Promise<ChatEvent[]> {
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/event-stream\b/);
  expect(response.headers.get("content-encoding")).toBeNull();
  const caching = response.headers.get("cache-control");
  for (const word of ["no-cache", "no-transform"]) expect(caching).toContain(word);
  return readEvents(await response.text());
}

/** The events of a whole stream. */
export function readEvents(text: string): ChatEvent[] {
  expect(text.endsWith("\n\n")).toBe(true);
  const frames = text.split("\n\n").slice(0, -1);
  const events = frames
    .filter((frame) => frame !== ":")
    .map((frame) => {
      expect(frame).toMatch(/^data: \{[^\n]*\}(?:\nid: [^\n]+)?$/);
      const event: unknown = JSON.parse(frame.split("\n")[0]?.slice("data: ".length) ?? "");
      expectDescribedEvent("/api/chat", event);
      return event as ChatEvent;
    });
  expect(events.filter(({ type }) => type === "finish")).toHaveLength(1);
  expect(events.at(-1)?.type).toBe("finish");
  const called = new Map<string, string>();
  for (const event of events) {
    if (event.type === "tool-call") called.set(event.toolCallId, event.toolName);
    if (event.type === "tool-result") expect(called.get(event.toolCallId)).toBe(event.toolName);
  }
  return events;
}

export const textOf = (events: readonly ChatEvent[]): string =>
  events.map((event) => (event.type === "text-delta" ? event.textDelta : "")).join("");
