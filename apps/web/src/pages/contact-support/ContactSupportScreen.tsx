import { ContactSupportView } from "@lectern/ui/screens/contact-support";
import { DraftProvider } from "@lectern/ui/theme/draft";
import { useSearchParams } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useSupportMail } from "../../features/support-mail/use-support-mail.ts";
import { parseCategory } from "./contact-support.view-state.ts";

export function ContactSupportScreen() {
  const [searchParams] = useSearchParams();
  const { write, drafts, onCopyWhole } = useSupportMail("contact-support");
  return (
    <DraftProvider value={drafts}>
      <ContactSupportView
        initialCategory={parseCategory(searchParams.get("category"))}
        onSubmit={(message) => write({ form: "contact-support", ...message })}
        onCopyWhole={onCopyWhole}
        paths={paths}
      />
    </DraftProvider>
  );
}
