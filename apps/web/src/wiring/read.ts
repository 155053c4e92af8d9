/** What a screen's view-state is told of a read: rows once any were read, and whether the last attempt failed. */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
}
