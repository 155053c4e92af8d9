import { type SupportMail, createSupportMailLink } from "@lectern/domain/support-mail";
import { toast } from "@lectern/ui/overlays/toaster";
import { supportCopy } from "../copy/support-copy.ts";
import { useServices } from "../services.ts";
import { useUser } from "../flows/use-user.ts";

/**
 * SUP-04: hands the message to the reader's mail client and says how that went; one too long for a link is as good as
 * not opened. Nothing is sent from here.
 */
export function useSupportMail(): (mail: Omit<SupportMail, "email">) => void {
  const { report } = useServices();
  const { email } = useUser();
  return (mail) => {
    try {
      // In this tab: a mail client leaves it as it is, and nothing is blocked as a pop-up.
      window.open(createSupportMailLink({ ...mail, email }), "_self");
      toast.success(supportCopy.opened);
    } catch (error) {
      report("Error opening the mail client", error);
      toast.error(supportCopy.notOpened);
    }
  };
}
