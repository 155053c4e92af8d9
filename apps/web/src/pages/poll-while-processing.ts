import type { RecordingStatus } from "@lectern/domain/recording";

const AGAIN_MS = 5000;

/** For `refetchInterval`: what the server is still working on is looked for again, as long as it is on the screen. */
export const pollWhileProcessing = (shown: readonly { readonly status: RecordingStatus }[]): number | false =>
  shown.some(({ status }) => status === "processing") ? AGAIN_MS : false;
