import { FavoritesView } from "@lectern/ui/screens/favorites";
import type { Preview } from "../page.ts";
import { previewList } from "../../features/recording-list/preview-list.tsx";
import type { reads } from "./favorites.reads.ts";

export const preview: Preview<typeof reads> = ({ list }, searchParams) =>
  previewList(FavoritesView, list, searchParams);
