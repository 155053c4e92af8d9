interface WithPicker {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly description: string; readonly accept: Record<string, readonly string[]> }[];
  }) => Promise<FileSystemFileHandle>;
}

const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/**
 * Returns a function that asks for a ZIP file on disk to write to; undefined if the browser can't (File System Access).
 *
 * @returns a function whose result is null if the person chose no file
 */
export function getFilePicker(
  browserWindow: object,
): ((name: string) => Promise<FileSystemFileHandle | null>) | undefined {
  const { showSaveFilePicker } = browserWindow as WithPicker;
  if (showSaveFilePicker === undefined) return undefined;
  return async (suggestedName) => {
    try {
      return await showSaveFilePicker.call(browserWindow, {
        suggestedName,
        types: [{ description: "ZIP file", accept: { "application/zip": [".zip"] } }],
      });
    } catch (error) {
      if (isDismissed(error)) return null;
      throw error;
    }
  };
}

/** Long enough for the browser to start the download, after which the file's memory is released. In ms. */
const RELEASE_MS = 60_000;

/** Saves a file as a download. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}

/** Whether the platform's share sheet accepts a file. */
export const canShareFile = (file: File): boolean => "canShare" in navigator && navigator.canShare({ files: [file] });

/** Passes a file to the platform's share sheet. Dismissing it is not a failure. Call it in a click handler. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name });
  } catch (error) {
    if (!isDismissed(error)) throw error;
  }
}
