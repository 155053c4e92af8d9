import { RecordingsView } from "@lectern/ui/screens/recordings";
import { showList } from "./show-list.ts";

void showList(RecordingsView);
