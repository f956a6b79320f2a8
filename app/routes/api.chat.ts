import { forUser } from "~/features/accounts/session/require-user.server";
import { chatEndpoint } from "~/features/assistant/endpoint";
import { LAST_EVENT_ID } from "~/features/assistant/last-event-id";
import { resumeAnswer } from "~/features/assistant/resume-answer.server";
import { CHAT_BODY_BYTES } from "~/features/assistant/schema";
import { streamAnswer } from "~/features/assistant/stream-answer.server";
import { limited } from "~/server/api/limited.server";
import { apiRoute, readBody } from "~/server/api/route.server";
import { services } from "~/services.server";

const api = apiRoute({
  [chatEndpoint.method]: forUser(
    () => services().db,
    (user, request) =>
      limited(services().limiter, "chat", `user ${user.id}`, async () => {
        const question = await readBody(chatEndpoint, request, CHAT_BODY_BYTES);
        const lastEventId = request.headers.get(LAST_EVENT_ID);
        return lastEventId
          ? resumeAnswer(services().db, user.id, question, { lastEventId, request })
          : streamAnswer(services(), user.id, question, request);
      }),
  ),
});
export const loader = api.loader;
export const action = api.action;
