import { toast } from "@lectern/ui/overlays/toaster";
import { BugReportView } from "@lectern/ui/screens/bug-report";
import { supportCopy } from "../../copy/support-copy.ts";
import { paths } from "../../paths.ts";
import { useSupportMail } from "../use-support-mail.ts";

/** One id for every toast about an image: each takes the place of the one before. */
const IMAGE_TOAST = "image";

export function BugReportScreen() {
  const { write, onCopyWhole } = useSupportMail();
  return (
    <BugReportView
      onSubmit={({ title, screenshots, ...report }) =>
        write({ form: "bug-report", subject: title, screenshots: screenshots.map(({ name }) => name), ...report })
      }
      onImageAdded={() => toast(supportCopy.imageAdded, { id: IMAGE_TOAST })}
      onImageRemoved={() => toast(supportCopy.imageRemoved, { id: IMAGE_TOAST })}
      onImageRefused={(refusal) => toast.error(supportCopy.imageRefused[refusal], { id: IMAGE_TOAST })}
      onCopyWhole={onCopyWhole}
      paths={paths}
    />
  );
}
