import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { KeepCards } from "./KeepCards.tsx";

const meta = {
  component: KeepCards,
  args: { state: { kind: "offered" }, count: 5, cardsHref: "#cards", onKeep: fn() },
} satisfies Meta<typeof KeepCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PRC-08: keeps the questions of a quiz. */
export const Offered = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Keep as Cards" }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
} satisfies Story;
export const Keeping = { args: { state: { kind: "keeping" } } } satisfies Story;
export const Kept = { args: { state: { kind: "kept" } } } satisfies Story;
export const Failed = {
  args: { state: { kind: "failed", reason: "This recording already has the maximum of 500 cards." } },
} satisfies Story;
