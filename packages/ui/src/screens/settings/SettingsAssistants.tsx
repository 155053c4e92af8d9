import { formatMoment, formatShortDate } from "@lectern/domain/dates";
import { Button } from "../../elements/button/Button.tsx";
import { ButtonLink } from "../../elements/button-link/ButtonLink.tsx";
import { Inline } from "../../elements/inline/Inline.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { SectionPanel } from "../../frames/section-panel/SectionPanel.tsx";
import { list, row, words } from "./SettingsAssistants.css.ts";
import type { AssistantsState, ListedAssistant } from "./settings.state.ts";

interface SettingsAssistantsProps {
  readonly state: AssistantsState;
  readonly onDisconnect: (clientId: string) => void;
  readonly onRetry: () => void;
  /** Where it is said how to connect one. */
  readonly connectHref: string;
}

const NO_NAME = "Unnamed assistant";

const toFacts = ({ host, connectedAt, lastUsedAt }: ListedAssistant): string =>
  [
    host ?? "On your computer",
    `connected ${formatShortDate(connectedAt)}`,
    lastUsedAt === null ? "never used" : `last used ${formatMoment(lastUsedAt)}`,
  ].join(" · ");

type AssistantProps = Pick<SettingsAssistantsProps, "onDisconnect"> & {
  readonly assistant: ListedAssistant;
  readonly disconnecting: string | null;
};

function Assistant({ assistant, disconnecting, onDisconnect }: AssistantProps) {
  const { clientId, name } = assistant;
  const isBusy = disconnecting === clientId;
  return (
    <li className={row}>
      <div className={words}>
        <Text weight="strong">
          <bdi>{name ?? NO_NAME}</bdi>
        </Text>
        <Text size="label" color="muted">
          {toFacts(assistant)}
        </Text>
      </div>
      <Button
        size="small"
        busy={isBusy}
        disabled={disconnecting !== null && !isBusy}
        aria-label={`Disconnect ${name ?? NO_NAME}`}
        onClick={() => onDisconnect(clientId)}
      >
        Disconnect
      </Button>
    </li>
  );
}

function Content({ state, onDisconnect, onRetry }: Omit<SettingsAssistantsProps, "connectHref">) {
  if (state.kind === "loading") return <Skeleton shape="title" />;
  if (state.kind === "failed")
    return <ErrorRegion onRetry={onRetry}>Couldn&apos;t load connected assistants</ErrorRegion>;
  if (state.kind === "none") return <Text>No assistants are connected.</Text>;
  return (
    <Stack gap="m">
      <ul className={list}>
        {state.assistants.map((assistant) => (
          <Assistant
            key={assistant.clientId}
            assistant={assistant}
            disconnecting={state.disconnecting}
            onDisconnect={onDisconnect}
          />
        ))}
      </ul>
      <Text size="label" color="muted">
        Disconnecting ends an assistant&apos;s access right away. You stay signed in, and it can ask to connect again.
      </Text>
    </Stack>
  );
}

/** The assistants of other makers that may read the student's lectures, and how to end it (CON-02). */
export function SettingsAssistants(props: SettingsAssistantsProps) {
  return (
    <SectionPanel level={3} title="Connected Assistants" note="Assistants outside Lectern that can read your lectures.">
      <div aria-busy={props.state.kind === "loading"}>
        <Content {...props} />
      </div>
      <Inline>
        <ButtonLink href={props.connectHref}>How to Connect</ButtonLink>
      </Inline>
    </SectionPanel>
  );
}
