/** OFF-03: why a request failed without a network. */
export const NEEDS_NETWORK = "This needs the network.";
/** OFF-03: of a write that the student can make again. */
export const NOTHING_CHANGED = `${NEEDS_NETWORK} Nothing was changed.`;
/** COR-03: of a title or a folder's text. */
export const CHANGED_ELSEWHERE =
  "This was changed in another tab or on another device, and is shown now. Save again to replace it.";
