import type { RecordingStatus } from "@lectern/domain/recording";

const AGAIN_MS = 5000;

/** The `refetchInterval` of a list, in ms: polls while a shown recording is processing. */
export const pollWhileProcessing = (shown: readonly { readonly status: RecordingStatus }[]): number | false =>
  shown.some(({ status }) => status === "processing") ? AGAIN_MS : false;
