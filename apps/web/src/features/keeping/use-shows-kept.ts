import type { Keeping } from "@lectern/device/keeping";
import { toFailureCode } from "@lectern/domain/failure";
import { useKeeping } from "../../flows/use-keeping.ts";
import { useOnline } from "@lectern/browser/use-online";

interface NetworkFacts {
  readonly keeping: Keeping;
  readonly isOnline: boolean;
  /** Why the server's rows didn't come, if they didn't. */
  readonly error: unknown;
}

/** The browser may believe that it has a network although nothing arrives, so a failed read counts too. */
export const showsKept = ({ keeping, isOnline, error }: NetworkFacts): boolean =>
  keeping !== "off" && (!isOnline || toFailureCode(error) === "offline");

/**
 * Whether a page shows what this device keeps: lectures are kept, and there is no network.
 *
 * @param error the failure of the page's read
 */
export const useShowsKept = (error?: unknown): boolean => {
  const isOnline = useOnline();
  return showsKept({ keeping: useKeeping(), isOnline, error });
};
