import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { parseText, tokenizeVTTCue, type VTTCue, type VTTNode } from "media-captions";

export interface Captions {
  readonly segments: TranscriptSegment[];
  /** How many places could not be read and were left out. */
  readonly skipped: number;
}

/**
 * Reads WebVTT or SubRip as segments: removes markup, uses a WebVTT voice as the speaker, and leaves out empty cues.
 */
export async function readCaptions(text: string, type: "vtt" | "srt"): Promise<Captions> {
  const { cues, errors } = await parseText(text.replace(/^\uFEFF/, ""), { type, errors: true });
  const segments = cues.map(segmentOf).filter((segment) => segment !== undefined);
  return { segments: segments.toSorted((a, b) => a.start - b.start), skipped: errors.length };
}

function segmentOf(cue: VTTCue): TranscriptSegment | undefined {
  const nodes = tokenizeVTTCue(cue);
  const text = nodes
    .map(toWords)
    .join("")
    .replaceAll(/\{\\[^}]*\}/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (text === "" || !(cue.endTime >= cue.startTime)) return undefined;
  const speaker = nodes.map(voiceOf).find((voice) => voice !== undefined);
  return { start: cue.startTime, end: cue.endTime, text, ...(speaker !== undefined && { speaker }) };
}

const toWords = (node: VTTNode): string => (node.type === "text" ? node.data : node.children.map(toWords).join(""));

function voiceOf(node: VTTNode): string | undefined {
  if (node.type === "text") return undefined;
  if (node.type === "v") return node.voice.trim() || undefined;
  return node.children.map(voiceOf).find((voice) => voice !== undefined);
}
