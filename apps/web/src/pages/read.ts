/** What a screen's view state is told of a read: rows once any were read, and whether the last attempt failed. */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
}

/** A read that has succeeded, or is under way while `data` is undefined. */
export const unfailed = <Data>(data: Data | undefined): Read<Data> => ({ data, isError: false });

/** The handler of a preview, in which nothing can be done yet. */
export const noop = (): undefined => undefined;
