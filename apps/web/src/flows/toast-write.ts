import { isOnline } from "@lectern/browser/network";

/** The toaster's code comes when the page is idle, or with the first toast. Undefined if it can't be fetched. */
const loadToaster = () => import("@lectern/ui/overlays/toaster").catch(() => undefined);

interface ToastOptions {
  /** One toast for each id: a later one replaces an earlier one. */
  readonly id?: string;
  /** In ms. Defaults to the toaster's own. */
  readonly duration?: number;
}

interface WriteToasts<Result> extends ToastOptions {
  /** Said once the server has answered. Without it, an earlier failure disappears. */
  readonly done?: string | ((result: Result) => string);
  readonly failed: string | ((error: unknown) => string);
  /** Offers Undo beside `done`. */
  readonly onUndo?: () => void;
}

/** Says that a write has failed, unless there is no network, of which the query client says so for every write (OFF-03). */
export async function toastFailedWrite(words: string, options?: ToastOptions): Promise<void> {
  const toaster = await loadToaster();
  if (isOnline()) toaster?.toast.error(words, options);
}

/**
 * Says in a toast how a write ends. Never rejects.
 *
 * @returns whether the write succeeded
 */
export async function toastWrite<Result>(
  write: Promise<Result>,
  { done, failed, onUndo, ...options }: WriteToasts<Result>,
): Promise<boolean> {
  try {
    // Loaded while the server answers.
    const [toaster, result] = await Promise.all([loadToaster(), write]);
    const action = onUndo && { label: "Undo", onClick: onUndo };
    const words = typeof done === "function" ? done(result) : done;
    if (words !== undefined) toaster?.toast.success(words, { ...options, action });
    else if (options.id !== undefined) toaster?.toast.dismiss(options.id);
    return true;
  } catch (error) {
    await toastFailedWrite(typeof failed === "string" ? failed : failed(error), options);
    return false;
  }
}
