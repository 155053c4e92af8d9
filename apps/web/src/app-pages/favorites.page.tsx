import "@lectern/ui/theme";
import { favoritePages } from "@lectern/data/recordings/recordings.api";
import { FavoritesView } from "@lectern/ui/screens/favorites";
import { stillList } from "../first-picture/still-list.tsx";
import { paths } from "../paths.ts";
import type { AppPage } from "./app-page.ts";
import { dashboardPage } from "./waiting-page.tsx";

export const pages: readonly AppPage[] = [
  dashboardPage({
    file: "app/favorites.html",
    address: paths.favorites,
    title: "Favorites",
    shape: stillList(FavoritesView, { kind: "loading" }),
    screens: ["src/screens/favorites/FavoritesScreen.tsx"],
    asks: [(client, userId) => favoritePages(client, userId).next()],
    picture: "src/first-picture/favorites.picture.tsx",
  }),
];
