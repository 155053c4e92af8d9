import type { Recording } from "@lectern/domain/recording";
import { tag as tagGlyph } from "@lectern/ui/elements/icon/screen-glyphs";
import type { RecordingViewProps } from "@lectern/ui/screens/recording";
import { useTags } from "../../flows/use-tags.ts";
import { paths } from "../../paths.ts";
import type { DialogItem, PageFeature } from "../page-feature.ts";
import { useTagging } from "./use-tagging.tsx";

interface RecordingTags extends PageFeature {
  /** The recording's tags, each with the list that it filters. */
  readonly tags: RecordingViewProps["tags"];
  readonly item: DialogItem;
}

/**
 * The tags of a recording on its page (UNT-04).
 *
 * @param recording undefined while it is loading
 * @param isStaying false while it is being deleted
 */
export function useRecordingTags(recording: Recording | undefined, isStaying: boolean): RecordingTags {
  const isEnabled = recording !== undefined && isStaying;
  const { tagged } = useTags(isEnabled);
  const { tagRecordings, overlays } = useTagging();
  return {
    tags: recording && tagged?.get(recording.id)?.map((tag) => ({ tag, href: paths.recordingsTagged(tag.id) })),
    commands: [
      {
        id: "tags",
        label: "Tags",
        also: "subject topic label",
        glyph: tagGlyph,
        run: () => recording && tagRecordings([recording], null),
        isEnabled,
      },
    ],
    item: { glyph: tagGlyph, label: "Tags", open: (button) => recording && tagRecordings([recording], button) },
    overlays,
  };
}
