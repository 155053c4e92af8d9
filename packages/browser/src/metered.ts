/** What Chromium says of the connection. Firefox and Safari say nothing, and nothing waits there. */
interface Connection extends Pick<EventTarget, "addEventListener" | "removeEventListener"> {
  readonly type?: string;
  readonly saveData?: boolean;
}

const readConnection = (): Connection | undefined => (navigator as { readonly connection?: Connection }).connection;

/** Whether the browser says that the connection is mobile data, or that data is to be saved. */
const isMetered = ({ type, saveData }: Connection): boolean => type === "cellular" || saveData === true;

/**
 * Resolves when the connection isn't metered, or when the signal aborts; at once where the browser doesn't say.
 *
 * @param onWait called if it isn't at once
 */
export function waitForUnmetered(signal: AbortSignal, onWait: () => void): Promise<void> {
  const connection = readConnection();
  if (connection === undefined || signal.aborted || !isMetered(connection)) return Promise.resolve();
  onWait();
  return new Promise((resolve) => {
    const end = () => {
      if (!signal.aborted && isMetered(connection)) return;
      connection.removeEventListener("change", end);
      resolve();
    };
    connection.addEventListener("change", end);
    signal.addEventListener("abort", end, { once: true });
  });
}
