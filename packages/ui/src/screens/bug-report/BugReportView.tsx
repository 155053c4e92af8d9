import { type BugCategory, MAX_SCREENSHOTS } from "@lectern/domain/support";
import { useState } from "react";
import { FilePicker } from "../../forms/file-picker/FilePicker.tsx";
import type { SelectOption } from "../../forms/select/Select.tsx";
import { FormPage } from "../../frames/form-page/FormPage.tsx";
import { MailForm } from "../../frames/mail-form/MailForm.tsx";
import { SectionPanel } from "../../frames/section-panel/SectionPanel.tsx";
import type { BugReportViewProps } from "./bug-report.state.ts";

export type { BugReportViewProps } from "./bug-report.state.ts";

/** SUP-03, in the specification's order. */
const categories: readonly SelectOption<BugCategory>[] = [
  { value: "recording", label: "Recording" },
  { value: "transcription", label: "Transcription" },
  { value: "app", label: "App" },
  { value: "performance", label: "Performance" },
  { value: "ui", label: "User interface" },
  { value: "other", label: "Other" },
];

/** Lets a student report a bug with screenshots, which a mail client sends (SUP-03, SUP-04). */
export function BugReportView(props: BugReportViewProps) {
  const { onSubmit, onCopyWhole, onImageAdded, onImageRemoved, onImageRefused, paths } = props;
  const [screenshots, setScreenshots] = useState<readonly File[]>([]);
  return (
    <FormPage title="Bug Report" note="Tell us what broke and we'll fix it" settingsHref={paths.settings}>
      <SectionPanel title="What happened">
        <MailForm
          categoryLabel="Issue Type"
          categories={categories}
          titleLabel="Title"
          messageLabel="Description"
          onCopyWhole={onCopyWhole}
          messageHint="What did you do, what did you expect, and what happened instead?"
          onSubmit={(values) => onSubmit({ ...values, screenshots })}
        >
          <FilePicker
            label="Screenshots"
            hint="We can't attach images for you. Add them in your email app before you send."
            files={screenshots}
            max={MAX_SCREENSHOTS}
            onChange={(files, change) => {
              setScreenshots(files);
              if (change === "added") onImageAdded();
              else onImageRemoved();
            }}
            onRefuse={onImageRefused}
          />
        </MailForm>
      </SectionPanel>
    </FormPage>
  );
}
