import type { Report } from "./report.ts";

/** The toast for a copied text, and the log line when the browser forbids it. */
export interface CopyMessages {
  readonly copied: string;
  readonly failed: string;
}

/** Copies a text to the clipboard and shows a toast (REF-01). Never rejects. */
export async function copyText(text: string, { copied, failed }: CopyMessages, report: Report): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    const { toast } = await import("@lectern/ui/overlays/toaster");
    toast.success(copied);
  } catch (error) {
    report(failed, error);
  }
}

/** As {@link copyText}, for a text that is still being made: the clipboard is asked for in the click, as Safari wants. */
export async function copyLater(
  text: Promise<string>,
  { copied, failed }: CopyMessages,
  report: Report,
): Promise<void> {
  const toaster = import("@lectern/ui/overlays/toaster");
  try {
    const blob = text.then((written) => new Blob([written], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    (await toaster).toast.success(copied);
  } catch (error) {
    report(failed, error);
    (await toaster).toast.error("Could not copy. Please try again.");
  }
}
