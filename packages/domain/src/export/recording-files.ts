import { toChaptersWebVtt, toSrt, toWebVtt } from "./captions.ts";
import { toMarkdown, toText } from "./documents.ts";
import { type ExportedRecording, toRecordingJson } from "./exported-recording.ts";

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** The files of a recording's folder. Captions need times, a track of chapters needs chapters. */
export function toRecordingFiles(exported: ExportedRecording): TextFile[] {
  const segments = exported.transcript?.segments ?? [];
  const { chapters } = exported;
  const end = segments.reduce((latest, segment) => Math.max(latest, segment.end), 0);
  return [
    { name: "recording.md", text: toMarkdown(exported) },
    { name: "recording.txt", text: toText(exported) },
    { name: "recording.json", text: toRecordingJson(exported) },
    ...(segments.length === 0
      ? []
      : [
          { name: "transcript.srt", text: toSrt(segments) },
          { name: "transcript.vtt", text: toWebVtt(segments, chapters) },
        ]),
    ...(chapters.length === 0 ? [] : [{ name: "chapters.vtt", text: toChaptersWebVtt(chapters, end) }]),
  ];
}
