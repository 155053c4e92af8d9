import { assertNever } from "@lectern/domain/assert-never";
import { type ReactNode, useRef } from "react";
import { Avatar } from "../../elements/avatar/Avatar.tsx";
import { Badge } from "../../elements/badge/Badge.tsx";
import { Button } from "../../elements/button/Button.tsx";
import { ButtonLink } from "../../elements/button-link/ButtonLink.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { info } from "../../elements/icon/glyphs.ts";
import { bug, help, idea, shield, terms } from "../../elements/icon/screen-glyphs.ts";
import { Inline } from "../../elements/inline/Inline.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { ChoiceCards } from "../../forms/choice-cards/ChoiceCards.tsx";
import { Switch } from "../../forms/switch/Switch.tsx";
import { Address } from "../../frames/account-menu/AccountMenuAddress.tsx";
import { themes } from "../../frames/account-menu/themes.ts";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import { SectionPanel } from "../../frames/section-panel/SectionPanel.tsx";
import { NavList } from "../../navigation/nav-list/NavList.tsx";
import { ReadingPanel } from "../../recording/reading-panel/ReadingPanel.tsx";
import { StyleChoices } from "../../recording/style-choices/StyleChoices.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog/DeleteAccountDialog.tsx";
import * as styles from "./SettingsView.css.ts";
import { SettingsAssistants } from "./SettingsAssistants.tsx";
import { SettingsKeeping } from "./SettingsKeeping.tsx";
import type { AccountPlanState, DefaultStyleState, SettingsViewProps, WriterState } from "./settings.state.ts";

export type {
  AccountPlanState,
  AssistantsState,
  DefaultStyleState,
  DeletionState,
  KeepingState,
  SettingsViewProps,
  WriterState,
} from "./settings.state.ts";

function PlanBadge({ plan }: { readonly plan: AccountPlanState }) {
  if (plan.kind === "loading") {
    return (
      <span className={styles.pending}>
        <Skeleton shape="title" />
      </span>
    );
  }
  if (plan.kind === "premium") return <Badge tone="promote">Premium</Badge>;
  if (plan.kind === "cancelling") return <Badge tone="caution">Cancelling Soon</Badge>;
  return plan.kind === "free" || plan.kind === "failed" ? null : assertNever(plan);
}

type StyleSectionProps = { readonly state: DefaultStyleState; readonly writer: WriterState } & Pick<
  SettingsViewProps,
  "onStyleChange"
>;

/** If the style could not be read, it can still be chosen. */
function StyleSection({ state, writer, onStyleChange }: StyleSectionProps) {
  return (
    <SectionPanel level={3} title="Default Summary Style" note="Used for new summaries and as the default for notes.">
      <div aria-busy={state.kind === "loading" || state.kind === "saving"}>
        <StyleChoices
          label="Default Summary Style"
          labelHidden
          value={state.kind === "ready" || state.kind === "saving" ? state.style : undefined}
          disabled={state.kind === "loading"}
          onChange={onStyleChange}
        />
      </div>
      <Text size="label" color="muted">
        {toWriterSentence(writer)}
      </Text>
    </SectionPanel>
  );
}

function toWriterSentence(writer: WriterState): string {
  if (writer.kind === "loading") return "Answers and summaries are either quoted from your lectures or written by AI.";
  if (writer.kind === "failed") return "Couldn't check whether AI is writing answers and summaries.";
  if (writer.kind === "quotes") return "Answers and summaries are quoted from your lectures, not written by AI.";
  const place = writer.host === null ? "on the machine that runs Lectern" : `at ${writer.host}`;
  return `Answers and summaries are written by ${writer.model}, ${place}.`;
}

interface GroupProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Group({ title, note, children }: GroupProps) {
  return (
    <div className={styles.group}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {note !== undefined && <Text color="muted">{note}</Text>}
      {children}
    </div>
  );
}

/** The student's account, defaults, device settings, and account deletion (SET-01 to SET-04, TLS-03). */
export function SettingsView(props: SettingsViewProps) {
  const { state, email, flags, theme, paths, onThemeChange, onStyleChange, onFlagsChange } = props;
  const deleteButton = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.page}>
      <PageHeader title="Settings" />
      <SectionPanel title="Account">
        <Inline gap="m">
          <div className={styles.account}>
            <Avatar of={email} />
            <div className={styles.who}>
              <span className={styles.name}>{email.split("@")[0]}</span>
              <span className={styles.email}>
                <Address>{email}</Address>
              </span>
            </div>
          </div>
          <PlanBadge plan={state.plan} />
        </Inline>
      </SectionPanel>
      <Group title="Studying">
        <StyleSection state={state.style} writer={state.writer} onStyleChange={onStyleChange} />
        <SettingsAssistants
          state={state.assistants}
          onDisconnect={props.onDisconnect}
          onRetry={props.onAssistantsRetry}
          connectHref={paths.connect}
        />
      </Group>
      <Group title="This Device" note="Saved in this browser, not in your account.">
        <SectionPanel level={3} title="Appearance">
          <ChoiceCards label="Appearance" labelHidden choices={themes} value={theme} onChange={onThemeChange} />
        </SectionPanel>
        <SectionPanel level={3} title="Reading" note="How text looks in lectures, notes, guides and cards.">
          <ReadingPanel settings={props.reading} onChange={props.onReadingChange} />
        </SectionPanel>
        <SectionPanel level={3} title="Keyboard">
          <Switch
            label="Single-key shortcuts"
            note="/ searches, and ? lists all shortcuts. Those with Ctrl or ⌘ always work."
            checked={props.hasSingleKeys}
            onChange={props.onSingleKeysChange}
          />
        </SectionPanel>
        <SettingsKeeping state={state.keeping} onChange={props.onKeepingChange} />
        <SectionPanel level={3} title="Beta Features">
          <Stack gap="m">
            <Switch
              label="Tools"
              note="Unlocks the Tools page."
              checked={flags.toolsEnabled}
              onChange={(toolsEnabled) => onFlagsChange({ ...flags, toolsEnabled })}
            />
            <Switch
              label="Experimental features"
              note="Unlocks the Experimental page."
              checked={flags.experimentalEnabled}
              onChange={(experimentalEnabled) => onFlagsChange({ ...flags, experimentalEnabled })}
            />
          </Stack>
        </SectionPanel>
      </Group>
      <Group title="Help and Data">
        <SectionPanel level={3} title="Help and Legal">
          <NavList
            items={[
              { label: "Contact Support", href: paths.contactSupport, glyph: help },
              { label: "Feature Request", href: paths.featureRequest, glyph: idea },
              { label: "Bug Report", href: paths.bugReport, glyph: bug },
              { label: "FAQ", href: paths.faq, glyph: info },
              { label: "Privacy Policy", href: paths.privacyPolicy, glyph: shield },
              { label: "Terms of Service", href: paths.terms, glyph: terms },
            ]}
          />
        </SectionPanel>
        <SectionPanel level={3} title="Your Data" note="Everything we store about you.">
          <Inline>
            <ButtonLink href={paths.keptData}>See Your Data</ButtonLink>
          </Inline>
        </SectionPanel>
        <SectionPanel
          level={3}
          tone="critical"
          title="Delete Account"
          note="This permanently deletes every recording, folder and study guide. You can export everything first."
        >
          <Inline>
            {props.exportAction}
            <Button ref={deleteButton} variant="critical" onClick={props.onDeletionRequest}>
              Delete Account
            </Button>
          </Inline>
        </SectionPanel>
      </Group>
      <DeleteAccountDialog
        state={state.deletion}
        onConfirm={props.onDeletionConfirm}
        onCancel={props.onDeletionCancel}
        onReceiptDownload={props.onReceiptDownload}
        onReceiptClose={props.onReceiptClose}
        focusOnCancel={deleteButton}
      />
    </div>
  );
}
