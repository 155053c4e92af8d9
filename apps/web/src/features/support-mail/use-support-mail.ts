import { brand } from "@lectern/domain/brand";
import { type SupportMail, createSupportMail } from "@lectern/domain/support-mail";
import { toast } from "@lectern/ui/overlays/toaster";
import { useState } from "react";
import { useDrafts } from "../../flows/use-drafts.ts";
import { useUser } from "../../flows/use-user.ts";
import { copyText } from "../../platform/copy-text.ts";
import { useServices } from "../../flows/services.ts";

const wholeTextCopy = { copied: "Message copied", failed: "Error copying the message" };

/** One id for both toasts, so that the later replaces the earlier. */
const MAIL_TOAST = "support-mail";

/**
 * SUP-04: opens a message in the student's mail client and shows a toast. The app sends nothing itself.
 */
export function useSupportMail(form: SupportMail["form"]) {
  const drafts = useDrafts(form);
  const { report } = useServices();
  const { email } = useUser();
  const [wholeText, setWholeText] = useState<string>();
  const write = (mail: Omit<SupportMail, "email">) => {
    const draft = createSupportMail({ ...mail, email });
    drafts.forget();
    setWholeText(draft.wholeText);
    try {
      // Opened in this tab: a mail client does not navigate it, and a pop-up could be blocked.
      window.open(draft.link, "_self");
      toast.success("Email client opened", { id: MAIL_TOAST });
    } catch (error) {
      report("Error opening the mail client", error);
      toast.error(`Could not open email client. Please email us directly at ${brand.supportEmail}`, { id: MAIL_TOAST });
    }
  };
  return {
    write,
    /** What is typed into the form, until it is handed on. */
    drafts,
    /** Copies the last mail's whole text; undefined unless it was too long for a link. */
    onCopyWhole: wholeText === undefined ? undefined : () => void copyText(wholeText, wholeTextCopy, report),
  };
}
