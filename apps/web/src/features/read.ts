/** A read for a screen's view state: data once it was read, and whether the last attempt failed. */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
}

/** Creates a read that has succeeded, or is loading while `data` is undefined. */
export const toPreviewRead = <Data>(data: Data | undefined): Read<Data> => ({ data, isError: false });

/** The event handlers of a preview, which does not react to events. */
export const noop = (): undefined => undefined;
