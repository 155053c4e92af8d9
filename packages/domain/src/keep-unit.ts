interface KeepUnitOptions {
  /** The lectures that are not kept yet, in their order. */
  readonly recordingIds: readonly string[];
  /** Keeps one as a whole. Rejects where it can't be read. */
  readonly keep: (recordingId: string) => Promise<void>;
  readonly signal: AbortSignal;
  /** Resolves when the connection may be used, or the signal ends it. Called before each. @default at once */
  readonly wait?: () => Promise<void>;
  /** Called with how many of them are kept, after each. */
  readonly onProgress: (done: number) => void;
}

/**
 * Keeps lectures one after another, until they are kept or the signal ends it. What was kept stays: the next time goes on from there.
 *
 * @throws what `keep` rejects with
 */
export async function keepUnit({ recordingIds, keep, signal, wait, onProgress }: KeepUnitOptions): Promise<void> {
  for (const [index, id] of recordingIds.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- the connection may change between two
    await wait?.();
    if (signal.aborted) return;
    // oxlint-disable-next-line no-await-in-loop -- one at a time leaves the network to what the student opens
    await keep(id);
    onProgress(index + 1);
  }
}
