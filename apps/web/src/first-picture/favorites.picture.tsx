import { FavoritesView } from "@lectern/ui/screens/favorites";
import { showList } from "./show-list.tsx";

void showList(FavoritesView);
