import { FavoritesView } from "@lectern/ui/screens/favorites";
import { showList } from "./show-list.ts";

void showList(FavoritesView);
