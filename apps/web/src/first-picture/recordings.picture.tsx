import { RecordingsView } from "@lectern/ui/screens/recordings";
import { showList } from "./show-list.tsx";

void showList(RecordingsView);
