import { RecordingsView } from "@lectern/ui/screens/recordings";
import type { Preview } from "../page.ts";
import { previewList } from "../../features/recording-list/preview-list.tsx";
import type { reads } from "./recordings.reads.ts";

export const preview: Preview<typeof reads> = ({ list }, searchParams) =>
  previewList(RecordingsView, list, searchParams);
