import { toast } from "@lectern/ui/overlays/toaster";
import { BugReportView } from "@lectern/ui/screens/bug-report";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { paths } from "../../paths.ts";
import { useSupportMail } from "../../features/support-mail/use-support-mail.ts";

const refusals = { "too-many": "Maximum 3 images allowed", "not-an-image": "Please select an image file" };

export function BugReportScreen() {
  const { write, drafts, onCopyWhole } = useSupportMail("bug-report");
  return (
    <DraftProvider value={drafts}>
      <BugReportView
        onSubmit={({ title, screenshots, ...report }) =>
          write({ form: "bug-report", subject: title, screenshots: screenshots.map(({ name }) => name), ...report })
        }
        onImageAdded={() => toast("Image added")}
        onImageRemoved={() => toast("Image removed")}
        onImageRefused={(refusal) => toast.error(refusals[refusal])}
        onCopyWhole={onCopyWhole}
        paths={paths}
      />
    </DraftProvider>
  );
}
