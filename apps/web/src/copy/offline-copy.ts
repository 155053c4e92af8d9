/** OFF-03: why a request failed without a network. */
export const NEEDS_NETWORK = "This needs the network.";
/** OFF-03: of a write that the student can make again. */
export const NOTHING_CHANGED = `${NEEDS_NETWORK} Nothing was changed.`;
