import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { PageHeader } from "../../frames/page-header/PageHeader.tsx";
import type { PracticeSessionViewProps } from "./practice-session.state.ts";

export type { PracticeSessionState } from "./practice-session.state.ts";

export function PracticeSessionView({ state }: PracticeSessionViewProps) {
  return (
    <Stack gap="xl">
      <PageHeader title="Practice session" />
      {state.kind === "empty" ? <EmptyState title="Nothing here" /> : <Text>{state.topic}</Text>}
    </Stack>
  );
}
