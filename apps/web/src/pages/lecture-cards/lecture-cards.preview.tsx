import { LectureCardsView } from "@lectern/ui/screens/lecture-cards";
import { toPreviewRead } from "../../features/read.ts";
import type { Preview } from "../page.ts";
import type { reads } from "./lecture-cards.reads.ts";
import { toLectureCardsState } from "./lecture-cards.view-state.ts";

export const preview: Preview<typeof reads> = ({ list }) => (
  <LectureCardsView state={toLectureCardsState(toPreviewRead(list))} />
);
