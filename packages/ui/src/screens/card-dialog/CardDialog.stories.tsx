import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { CardDialog } from "./CardDialog.tsx";
import { framedInDocs } from "../../samples/controls.ts";

const meta = {
  parameters: framedInDocs,
  component: CardDialog,
  args: {
    open: true,
    state: { kind: "writing" },
    quote: "A thylakoid is a membrane that is folded into stacks, and it is where the light reactions happen.",
    source: { href: "#at-754", seconds: 754 },
    language: "en",
    answer: "a membrane that is folded into stacks",
    onAdd: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PRC-03: the question has the focus, and Ctrl with Enter adds the card. */
export const Writing = {
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "New Card" });
    const question = screen.getByLabelText("Question");
    await waitFor(() => expect(question).toHaveFocus());
    await expect(screen.getByRole("button", { name: "Add Card" })).toBeDisabled();
    await userEvent.type(question, "What is a thylakoid?");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onAdd).toHaveBeenCalledWith("What is a thylakoid?", args.answer);
  },
} satisfies Story;
export const Adding = { args: { state: { kind: "adding" } } } satisfies Story;
export const Failed = {
  args: {
    state: { kind: "failed", reason: "This recording already has the maximum of 500 cards. Delete some first." },
  },
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
