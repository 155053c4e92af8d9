import { assertNever } from "@lectern/domain/assert-never";
import type { FeatureCategory } from "@lectern/domain/support";
import { Upsell } from "../../cards/upsell/Upsell.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import type { SelectOption } from "../../forms/select/Select.tsx";
import { FormPage } from "../../frames/form-page/FormPage.tsx";
import { MailForm } from "../../frames/mail-form/MailForm.tsx";
import { SectionPanel } from "../../frames/section-panel/SectionPanel.tsx";
import type { FeatureRequestViewProps } from "./feature-request.state.ts";

export type { FeatureRequestState, FeatureRequestViewProps } from "./feature-request.state.ts";

/** SUP-02, in the specification's order. */
const categories: readonly SelectOption<FeatureCategory>[] = [
  { value: "recording", label: "Recording" },
  { value: "transcription", label: "Transcription" },
  { value: "organization", label: "Organization" },
  { value: "sharing", label: "Sharing" },
  { value: "ui", label: "User interface" },
  { value: "other", label: "Other" },
];

/** Lets subscribers request features; others see the plans (SUP-02, SUP-04). */
export function FeatureRequestView({ state, onSubmit, onCopyWhole, paths }: FeatureRequestViewProps) {
  return (
    <FormPage title="Feature Request" note="What's missing?" settingsHref={paths.settings}>
      {state.kind === "checking" ? (
        <Stack gap="m">
          <VisuallyHidden live>Checking your subscription</VisuallyHidden>
          <Skeleton shape="title" width="long" />
          <Skeleton />
          <Skeleton width="half" />
        </Stack>
      ) : state.kind === "upsell" ? (
        <Upsell title="Pro Feature" href={paths.subscription} linkLabel="Upgrade to Pro">
          Subscribers tell us what to build next, and we read every word.
        </Upsell>
      ) : state.kind === "form" ? (
        <SectionPanel title="Your idea">
          <MailForm
            categoryLabel="Category"
            categories={categories}
            titleLabel="Title"
            messageLabel="Description"
            onCopyWhole={onCopyWhole}
            messageHint="What would you like to do that you can't do now?"
            onSubmit={onSubmit}
          />
        </SectionPanel>
      ) : (
        assertNever(state)
      )}
    </FormPage>
  );
}
