import { recordingDetailsQuery } from "@lectern/data/recordings/details";
import { WaveScrubber, type WaveScrubberProps } from "@lectern/ui/recording/wave-scrubber";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { useUser } from "../../flows/use-user.ts";

export interface LectureWaveProps extends Pick<WaveScrubberProps, "segments" | "chapters" | "transcript"> {
  readonly recordingId: string;
  /** Returns the address of a time in the transcript, in seconds from the recording's start. */
  readonly momentHref: (seconds: number) => string;
}

/** A lecture's wave as its transcript's scrubber (DAY-06). */
export function LectureWave({ recordingId, momentHref, ...place }: LectureWaveProps) {
  const { client, id: userId } = useUser();
  const navigate = useNavigate();
  const { data } = useQuery({ ...recordingDetailsQuery(client, userId, recordingId), staleTime: Infinity });
  const seek = useCallback((seconds: number) => void navigate(momentHref(seconds)), [navigate, momentHref]);
  const wave = data?.wave ?? null;
  return wave === null ? null : <WaveScrubber wave={wave} onSeek={seek} {...place} />;
}
