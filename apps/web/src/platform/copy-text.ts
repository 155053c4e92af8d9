import type { Report } from "./report.ts";

/** What is said when a text is on the clipboard, and what is logged when the browser forbids it. */
export interface CopyWords {
  readonly copied: string;
  readonly failed: string;
}

/** Puts a text on the clipboard, and says so (REF-01). */
export async function copyText(text: string, { copied, failed }: CopyWords, report: Report): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    const { toast } = await import("@lectern/ui/overlays/toaster");
    toast.success(copied);
  } catch (error) {
    report(failed, error);
  }
}
