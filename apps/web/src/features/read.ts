/**
 * The state of a read, for a screen's view state: its data, if it has been read, and whether the last attempt failed.
 */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
}

/** Derives the state of a region that shows what it has read. What was read before stays when reading it again fails. */
export const toReadState = <Data, State>({ data, isError }: Read<Data>, toReady: (data: Data) => State) =>
  data === undefined ? ({ kind: isError ? "failed" : "loading" } as const) : toReady(data);

/** Creates a successful read, or one that is loading if `data` is undefined. */
export const toPreviewRead = <Data>(data: Data | undefined): Read<Data> => ({ data, isError: false });

/** The event handler of a preview, which does not react to events. */
export const noop = (): undefined => undefined;
