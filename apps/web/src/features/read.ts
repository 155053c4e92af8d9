/**
 * The state of a read, for a screen's view state: its data, if it has been read, and whether the last attempt failed.
 */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
}

/** Creates a successful read, or one that is loading if `data` is undefined. */
export const toPreviewRead = <Data>(data: Data | undefined): Read<Data> => ({ data, isError: false });

/** The event handler of a preview, which does not react to events. */
export const noop = (): undefined => undefined;
