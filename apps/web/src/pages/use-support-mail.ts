import { type SupportMail, createSupportMailLink } from "@lectern/domain/support-mail";
import { toast } from "@lectern/ui/overlays/toaster";
import { supportCopy } from "../copy/support-copy.ts";
import { useServices } from "../services.ts";
import { useUser } from "../flows/use-user.ts";

/** One id for both: the later takes the place of the earlier. */
const MAIL_TOAST = "support-mail";

/**
 * SUP-04: opens a message in the student's mail client and shows a toast; a message too long for a link counts as not
 * opened. The app sends nothing itself.
 */
export function useSupportMail(): (mail: Omit<SupportMail, "email">) => void {
  const { report } = useServices();
  const { email } = useUser();
  return (mail) => {
    try {
      // In this tab: a mail client does not navigate it, and no pop-up is blocked.
      window.open(createSupportMailLink({ ...mail, email }), "_self");
      toast.success(supportCopy.opened, { id: MAIL_TOAST });
    } catch (error) {
      report("Error opening the mail client", error);
      toast.error(supportCopy.notOpened, { id: MAIL_TOAST });
    }
  };
}
