import type { Folder } from "@lectern/domain/folder";
import { toast } from "@lectern/ui/overlays/toaster";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { downloadFile } from "@lectern/browser/save-file";

/** What every calendar file of a folder says of it. */
interface CalendarFolder {
  readonly folderId: string;
  readonly folder: string;
  /** The address of the folder's page. */
  readonly url: string;
  readonly now: Date;
}

const TOAST_ID = "folder-calendar";

/** Downloads calendar files of a folder. A failure is shown as a toast. */
export function useSaveCalendar({ id, name }: Pick<Folder, "id" | "name">) {
  const [isSaving, setSaving] = useState(false);
  /** @param write fetches the code that writes the file, and runs it */
  const save = async (fileName: string, write: (folder: CalendarFolder) => Promise<string>): Promise<void> => {
    setSaving(true);
    try {
      const url = new URL(paths.folder(id), window.location.href).href;
      const text = await write({ folderId: id, folder: name, url, now: new Date() });
      downloadFile(new File([text], fileName, { type: "text/calendar" }));
      toast.dismiss(TOAST_ID);
    } catch {
      toast.error("Couldn't create the calendar file", { id: TOAST_ID });
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}
