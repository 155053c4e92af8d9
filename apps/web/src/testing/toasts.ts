import { toast } from "@lectern/ui/overlays/toaster";

// The toaster withdraws a toast with the next frame; where nothing is painted, that is soon.
globalThis.requestAnimationFrame ??= (callback) => Number(setTimeout(() => callback(performance.now()), 0));
globalThis.cancelAnimationFrame ??= (handle) => clearTimeout(handle);

/** The toasts that show, as a test compares them: kind, title and, if there is one, what follows it. */
export const getToasts = (): readonly unknown[][] =>
  toast.getToasts().map((shown) => {
    if (!("title" in shown)) return [];
    return [shown.type, shown.title, ...(shown.description === undefined ? [] : [shown.description])];
  });

export const clearToasts = (): void => void toast.dismiss();
