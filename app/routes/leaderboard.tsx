import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findUser, listNeighbourhoods } from "~/features/accounts/profile/queries.server";
import { currentSession } from "~/features/accounts/session/current-session.server";
import { boardAddress, boardPath } from "~/features/community/board/address";
import { LeaderboardPage } from "~/features/community/board/LeaderboardPage";
import { aroundPerson, leaderboard } from "~/features/community/board/leaderboard.server";
import { scopedArea } from "~/features/community/trends/area.server";
import { translatorOf } from "~/i18n/translate.server";
import { services } from "~/services.server";
import { pageMeta } from "~/ui/page-meta";

export const handle = { i18n: ["community"] };

const ON_A_PAGE = 25;

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services();
  const address = boardAddress(new URL(request.url).searchParams);
  const session = await currentSession(db, request);
  const user = session && (await findUser(db, session.user.id));
  const areas = await listNeighbourhoods(db);
  if (address.scope === "district" && !address.area)
    address.area = user?.area || (areas[0]?.name_ar ?? "");
  const area = await scopedArea(db, address);
  if (!area) throw redirect(boardPath({ ...address, scope: "city", area: "" }));
  const t = await translatorOf(request, "community");
  const question = { area, period: address.period, origin: "", now: Date.now() };
  const board = await leaderboard(db, question, { limit: ON_A_PAGE, offset: address.offset });
  // Beyond the last of a board that has become shorter.
  if (address.offset > 0 && board.entries.length === 0) throw redirect(boardPath(address));
  return {
    title: t("board.title"),
    description: t("board.lead"),
    page: {
      address: { ...address, area: area.neighbourhood?.name_ar ?? "" },
      areas: address.scope === "district" ? areas : [],
      ...board,
      own: user && {
        username: user.username,
        isListed: user.show_public_profile === 1 && user.show_in_leaderboard === 1,
        around: await aroundPerson(db, question, user.id),
      },
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data?.title ?? "", description: data?.description });

export default function Leaderboard() {
  return <LeaderboardPage {...useLoaderData<typeof loader>().page} />;
}
