import type { Report } from "@lectern/browser/report";

/** The toast after copying a text, and the log line if the browser refuses. */
interface CopyMessages {
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

/** The same content as texts by MIME type. The pasting program chooses one. */
type Texts = Readonly<Record<string, Promise<string>>>;

/**
 * Copies texts that are still being created. The clipboard is requested in the click handler, as Safari requires. Never
 * rejects.
 */
async function copyLater(texts: Texts, { copied, failed }: CopyMessages, report: Report): Promise<void> {
  const toaster = import("@lectern/ui/overlays/toaster");
  try {
    const blobs = Object.entries(texts).map(([type, text]) => [
      type,
      text.then((written) => new Blob([written], { type })),
    ]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    (await toaster).toast.success(copied);
  } catch (error) {
    report(failed, error);
    (await toaster).toast.error("Couldn't copy. Please try again.");
  }
}

/** Copies Markdown as plain text. Never rejects. */
export const copyMarkdown = (markdown: Promise<string>, messages: CopyMessages, report: Report): Promise<void> =>
  copyLater({ "text/plain": markdown }, messages, report);

/**
 * Copies Markdown as plain text for an editor, and formatted for a word processor or a mail (RDT-14). Never rejects.
 */
export function copyFormatted(markdown: string | Promise<string>, messages: CopyMessages, report: Report) {
  const text = Promise.resolve(markdown);
  const html = Promise.all([text, import("@lectern/ui/recording/markdown/to-html")]).then(([written, { toHtml }]) =>
    toHtml(written),
  );
  return copyLater({ "text/plain": text, "text/html": html }, messages, report);
}
