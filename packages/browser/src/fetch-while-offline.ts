import { isOnline } from "./network.ts";

const fetchFile = async (address: string): Promise<void> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be fetched`);
  // Only a whole response is kept for the import.
  await response.arrayBuffer();
};

/**
 * Fetches the files of a lazy import while there is no network: the device may have them. Chromium keeps the failure of an
 * import for as long as the document lives, and that of a fetch not, so the next attempt can succeed.
 *
 * @returns undefined with a network, when the import can begin at once
 */
export const fetchWhileOffline = (addresses: readonly string[]): Promise<unknown> | undefined =>
  isOnline() ? undefined : Promise.all(addresses.map(fetchFile));
