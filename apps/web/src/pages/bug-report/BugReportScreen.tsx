import { toast } from "@lectern/ui/overlays/toaster";
import { BugReportView } from "@lectern/ui/screens/bug-report";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { supportCopy } from "../../copy/support-copy.ts";
import { paths } from "../../paths.ts";
import { useSupportMail } from "../../features/support-mail/use-support-mail.ts";

export function BugReportScreen() {
  const { write, drafts, onCopyWhole } = useSupportMail("bug-report");
  return (
    <DraftProvider value={drafts}>
      <BugReportView
        onSubmit={({ title, screenshots, ...report }) =>
          write({ form: "bug-report", subject: title, screenshots: screenshots.map(({ name }) => name), ...report })
        }
        onImageAdded={() => toast(supportCopy.imageAdded)}
        onImageRemoved={() => toast(supportCopy.imageRemoved)}
        onImageRefused={(refusal) => toast.error(supportCopy.imageRefused[refusal])}
        onCopyWhole={onCopyWhole}
        paths={paths}
      />
    </DraftProvider>
  );
}
