import { ToolCard, toolNames } from "../../cards/tool-card/ToolCard.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { ComingSoon } from "../../structure/coming-soon/ComingSoon.tsx";
import { CardGrid } from "../../structure/card-grid/CardGrid.tsx";
import { PageHeader } from "../../structure/page-header/PageHeader.tsx";
import type { ToolsViewProps } from "./tools.state.ts";

export type { ToolsState, ToolsViewProps } from "./tools.state.ts";

/** TLS-01. */
export function ToolsView({ state }: ToolsViewProps) {
  return (
    <Stack gap="xl">
      <PageHeader title="Tools" note="What can be done with a recording" />
      {state.kind === "coming-soon" ? (
        <ComingSoon title="Tools Coming Soon">
          They are on their way. Curious already? Settings can switch them on.
        </ComingSoon>
      ) : (
        <CardGrid items={toolNames.map((tool) => ({ key: tool, card: <ToolCard tool={tool} /> }))} />
      )}
    </Stack>
  );
}
