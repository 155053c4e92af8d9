import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { FolderCardSkeleton } from "../../cards/folder-card-skeleton/FolderCardSkeleton.tsx";
import { Button } from "../../elements/button/Button.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { EmptyState } from "../../feedback/empty-state/EmptyState.tsx";
import { EmptyPage } from "../../illustrations/empty-page/EmptyPage.tsx";
import { LibraryRegion } from "./LibraryRegion.tsx";

const meta = {
  component: LibraryRegion,
  args: {
    onRetry: fn(),
    kind: "ready",
    noun: "folders",
    skeleton: <FolderCardSkeleton />,
    empty: <EmptyState title="No folders" drawing={<EmptyPage drawing="waiting" />} />,
    noMatch: <EmptyState title="No folders found" drawing={<EmptyPage drawing="search" />} />,
    items: [{ id: "One" }, { id: "Two" }],
    renderCard: ({ id }) => <Button>{id}</Button>,
    focusFallback: { current: null },
  },
} satisfies Meta<typeof LibraryRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready = {} satisfies Story;
export const Loading = { args: { kind: "loading" } } satisfies Story;
export const Empty = { args: { kind: "empty" } } satisfies Story;
export const NoMatch = { args: { kind: "no-match" } } satisfies Story;
export const Failed = { args: { kind: "failed" } } satisfies Story;

/** When a focused card disappears, the heading gets the focus. */
export const FocusIsKept = {
  render: function FocusIsKept(args) {
    const [keys, setKeys] = useState(["One", "Two"]);
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <Stack>
        <Heading level={1} ref={heading} tabIndex={-1}>
          Things
        </Heading>
        <LibraryRegion
          {...args}
          focusFallback={heading}
          items={keys.map((id) => ({ id }))}
          renderCard={({ id }) => (
            <Button onClick={() => setKeys((now) => now.filter((other) => other !== id))}>Remove {id}</Button>
          )}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove One" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Things" })).toHaveFocus());
  },
} satisfies Story;
