import { brand } from "@lectern/domain/brand";
import type { ReactNode } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Link } from "../../elements/link/Link.tsx";
import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { ErrorRegion } from "../../feedback/error-region/ErrorRegion.tsx";
import { Address } from "../../frames/account-menu/AccountMenuAddress.tsx";
import { page } from "../../frames/entry-sheet/EntrySheet.css.ts";
import { EntrySheet } from "../../frames/entry-sheet/EntrySheet.tsx";
import { given, list } from "./ConnectAssistantView.css.ts";
import type { AskingAssistant, ConnectAssistantState, ConnectAssistantViewProps } from "./connect-assistant.state.ts";

export type { AskingAssistant, ConnectAssistantState, ConnectAssistantViewProps } from "./connect-assistant.state.ts";

/** The assistant's own words, which must not turn round the sentence they stand in. */
const Given = ({ children }: { readonly children: string }) => (
  <strong className={given}>
    <bdi>{children}</bdi>
  </strong>
);

/** Anyone can choose a name, so the place decides. */
function Question({ assistant: { name, host, isKnown } }: { readonly assistant: AskingAssistant }) {
  const unnamed = isKnown ? "An assistant you've allowed before" : "An unnamed assistant";
  return (
    <Text>
      {name === null ? unnamed : <Given>{name}</Given>} wants to read your lectures.{" "}
      {host === null ? (
        "It runs on this computer."
      ) : (
        <>
          {name !== null && "Anyone can use that name, so check the address: "}
          {name === null && "Its address is "}
          <Given>{host}</Given>.
        </>
      )}{" "}
      Only allow it if you started this yourself.
    </Text>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Heading level={2} size="small">
        {title}
      </Heading>
      <ul className={list}>{children}</ul>
    </Stack>
  );
}

function Scope() {
  return (
    <>
      <Part title="It can">
        <li>Search and read your lectures: transcripts, summaries, notes, chapters and key terms</li>
        <li>See your folders, tags and the questions on due cards</li>
        <li>See your email address</li>
      </Part>
      <Part title="It can't">
        <li>Change or delete anything</li>
        <li>See or change your plan and payments, or use your minutes</li>
        <li>See your study guides or the answers on your cards</li>
      </Part>
      <Text color="muted">
        What it reads is sent to the company behind it. It could also sign you out of {brand.name}.
      </Text>
    </>
  );
}

type AnswerProps = Pick<ConnectAssistantViewProps, "onAllow" | "onRefuse"> & {
  readonly kind: ConnectAssistantState["kind"];
};

function Answer({ kind, onAllow, onRefuse }: AnswerProps) {
  const [isAllowing, isRefusing] = [kind === "allowing", kind === "refusing"];
  return (
    <Stack gap="s">
      <Button variant="primary" size="large" stretch busy={isAllowing} disabled={isRefusing} onClick={onAllow}>
        Allow
      </Button>
      <Button size="large" stretch busy={isRefusing} disabled={isAllowing} onClick={onRefuse}>
        Don&apos;t Allow
      </Button>
    </Stack>
  );
}

/** A title and what stands under it. */
interface Content {
  readonly title: string;
  readonly body: ReactNode;
}

function toContent({ state, email, onAllow, onRefuse, onRetry, paths }: ConnectAssistantViewProps): Content {
  if (state.kind === "loading")
    return { title: "Connect an assistant", body: <Spinner size="large" label="Loading" /> };
  if (state.kind === "unreachable") {
    const body = <ErrorRegion onRetry={onRetry}>Couldn&apos;t load this request</ErrorRegion>;
    return { title: "Connect an assistant", body };
  }
  if (state.kind === "ended") {
    const body = (
      <Text>
        You&apos;ve already answered it, or it&apos;s more than a few minutes old. Start again in your assistant, or go
        to <Link href={paths.settings}>Settings</Link> to see your connected assistants.
      </Text>
    );
    return { title: "This request has expired", body };
  }
  const { assistant } = state;
  if (state.kind === "answered") {
    const body = (
      <Text>
        Taking you back to {assistant.host === null ? "your assistant" : <Given>{assistant.host}</Given>}. If nothing
        happens, you can close this page.
      </Text>
    );
    return { title: state.isAllowed ? "Connected" : "Not connected", body };
  }
  return {
    title: "Connect this assistant?",
    body: (
      <>
        <Question assistant={assistant} />
        <Scope />
        {state.kind === "failed" && <ErrorRegion>Couldn&apos;t save your answer. Please try again.</ErrorRegion>}
        <Answer kind={state.kind} onAllow={onAllow} onRefuse={onRefuse} />
        <Text color="muted">
          You&apos;re signed in to {brand.name} as <Address>{email}</Address>. You can disconnect it anytime in{" "}
          <Link href={paths.settings}>Settings</Link>.
        </Text>
      </>
    ),
  };
}

/**
 * Asks a student whether an assistant of another maker may read their lectures (CON-02): who it is, what it may and can't do.
 * The request loads, waits for an answer, is being answered, could not be answered, or has ended.
 */
export function ConnectAssistantView(props: ConnectAssistantViewProps) {
  const { title, body } = toContent(props);
  const { kind } = props.state;
  return (
    <main className={page} tabIndex={-1} aria-busy={kind === "loading"}>
      <EntrySheet title={title} home={props.paths.home}>
        {body}
      </EntrySheet>
    </main>
  );
}
