import { PracticeView } from "@lectern/ui/screens/practice";
import { toPreviewRead } from "../../features/read.ts";
import type { Preview } from "../page.ts";
import type { reads } from "./practice.reads.ts";
import { toPracticeState } from "./practice.view-state.ts";

export const preview: Preview<typeof reads> = ({ list }) => (
  <PracticeView state={toPracticeState(toPreviewRead(list))} />
);
