import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";
import { reads } from "./favorites.reads.ts";

export const favorites = definePage({
  name: "favorites",
  path: paths.favorites,
  title: "Favorites",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./FavoritesScreen.tsx")).FavoritesScreen),
  reads,
  preview: import.meta.env.SSR ? () => import("./favorites.preview.tsx") : undefined,
});
