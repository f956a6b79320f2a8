/** Where the top of every page leads, what people want most first. A page joins the list by its line here and its name in `common.json`. */
export const DESTINATIONS = [
  { to: "/chat", name: "navigation.chat" },
  { to: "/nearby", name: "navigation.nearby" },
  { to: "/restaurants", name: "navigation.restaurants" },
  { to: "/contribute/snapshot/new", name: "navigation.contribute" },
  { to: "/leaderboard", name: "navigation.leaderboard" },
] as const;
