import { brand } from "@lectern/domain/brand";
import type { SupportCategory } from "@lectern/domain/support";
import { Link } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import type { SelectOption } from "../../forms/select/Select.tsx";
import { FormPage } from "../../frames/form-page/FormPage.tsx";
import { MailForm } from "../../frames/mail-form/MailForm.tsx";
import { SectionPanel } from "../../frames/section-panel/SectionPanel.tsx";
import { DisclosureList } from "../../navigation/disclosure/Disclosure.tsx";
import { supportFaq } from "../faq/faq-items.tsx";
import type { ContactSupportViewProps } from "./contact-support.state.ts";

export type { ContactSupportViewProps } from "./contact-support.state.ts";

/** SUP-01, in the specification's order. */
const categories: readonly SelectOption<SupportCategory>[] = [
  { value: "technical", label: "Technical problem" },
  { value: "account", label: "Account" },
  { value: "feature", label: "Feature" },
  { value: "other", label: "Other" },
];

/** Common answers, and a form for writing to support by mail (SUP-01, SUP-04). */
export function ContactSupportView({ initialCategory, onSubmit, onCopyWhole, paths }: ContactSupportViewProps) {
  return (
    <FormPage
      title="Contact Support"
      note={`This opens your email app with a message to ${brand.supportEmail}`}
      settingsHref={paths.settings}
    >
      <SectionPanel title="Common questions" note="You might find your answer here.">
        <DisclosureList items={supportFaq} />
        <Text size="label">
          <Link href={paths.faq}>See all FAQs</Link>
        </Text>
      </SectionPanel>
      <SectionPanel title="Write to us">
        <MailForm
          categoryLabel="Category"
          categories={categories}
          initialCategory={initialCategory}
          titleLabel="Subject"
          messageLabel="Message"
          onCopyWhole={onCopyWhole}
          onSubmit={({ title, ...rest }) => onSubmit({ ...rest, subject: title })}
        />
      </SectionPanel>
    </FormPage>
  );
}
