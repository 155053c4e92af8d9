import "@lectern/ui/theme";
import { favoritePages } from "@lectern/data/recordings/recordings.api";
import { FavoritesView } from "@lectern/ui/screens/favorites";
import { paths } from "../paths.ts";
import type { AppPage } from "./app-page.ts";
import { dashboardPage } from "./waiting-page.tsx";

const nothing = () => undefined;

export const pages: readonly AppPage[] = [
  dashboardPage({
    file: "app/favorites.html",
    address: paths.favorites,
    title: "Favorites",
    shape: (
      <FavoritesView
        state={{ kind: "loading" }}
        query=""
        onQueryChange={nothing}
        recordingHref={(id) => paths.recording(id)}
        onToggleFavorite={nothing}
        onDelete={nothing}
      />
    ),
    screens: ["src/screens/favorites/FavoritesScreen.tsx"],
    asks: [(client, userId) => favoritePages(client, userId).next()],
    picture: "src/first-picture/favorites.picture.tsx",
  }),
];
