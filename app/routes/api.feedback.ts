import { forUser } from "~/features/accounts/session/require-user.server";
import { feedbackEndpoint } from "~/features/feedback/endpoint";
import { submitFeedback } from "~/features/feedback/submit-feedback.server";
import { limited } from "~/server/api/limited.server";
import { apiRoute, withBody } from "~/server/api/route.server";
import { services } from "~/services.server";

const api = apiRoute({
  [feedbackEndpoint.method]: forUser(
    () => services().db,
    (user, request) =>
      limited(services().limiter, "feedback", `user ${user.id}`, () =>
        withBody(feedbackEndpoint, (feedback) =>
          limited(services().limiter, "feedback_day", `user ${user.id}`, async () => ({
            success: true as const,
            id: await submitFeedback(services().db, {
              ...feedback,
              userId: user.id,
              formId: request.headers.get("Idempotency-Key"),
              now: Date.now(),
            }),
          })),
        )(request),
      ),
  ),
});
export const loader = api.loader;
export const action = api.action;
