import { index, type RouteConfig, route } from "@remix-run/route-config";

export default [
  index("./home.tsx"),
  route("search", "./search.tsx"),
  route("restaurants/:id", "./restaurant.tsx"),
  route("dishes/:id", "./dish.tsx"),
  route("api/search", "./api-search.ts"),
] satisfies RouteConfig;
