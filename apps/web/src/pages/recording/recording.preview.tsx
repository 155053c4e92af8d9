import { toTitle } from "@lectern/domain/recording";
import { more } from "@lectern/ui/elements/icon/glyphs";
import { IconButton } from "@lectern/ui/elements/icon-button";
import { RecordingView } from "@lectern/ui/screens/recording";
import { paths } from "../../paths.ts";
import type { Preview } from "../page.ts";
import { noop, toPreviewRead } from "../../features/read.ts";
import type { reads } from "./recording.reads.ts";
import { parseMoment, toRecordingState, parseRecordingTab } from "./recording.view-state.ts";

export const preview: Preview<typeof reads> = ({ recording, transcript }, searchParams) => {
  const tab = parseRecordingTab(searchParams.get("tab"));
  // Two tabs depend on the student's earlier choices or questions, and a linked moment may be beyond the first page.
  const isBeyond = tab === "customize" || tab === "chat" || parseMoment(searchParams.get("t")) !== undefined;
  if (recording !== undefined && isBeyond) return undefined;
  return (
    <RecordingView
      state={toRecordingState(toPreviewRead(recording), toPreviewRead(transcript), { kind: "idle" })}
      tab={tab}
      onTabChange={noop}
      cardsHref={recording && paths.recordingCards(recording.id)}
      backLink={{ href: paths.recordings, title: "Recordings" }}
      actions={recording && <IconButton glyph={more} label={`More options for ${toTitle(recording.name)}`} />}
      // A speaker's name is a button on the page too.
      lecture={
        recording && tab === "transcript"
          ? { momentHref: (seconds) => paths.recordingMoment(recording.id, seconds), onSpeaker: noop }
          : undefined
      }
      onOpenReading={noop}
      onRename={noop}
      onToggleFavorite={noop}
      onDelete={noop}
    />
  );
};
