import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { CommonRequests } from "./CommonRequests.tsx";

const meta = { component: CommonRequests, args: { onAsk: fn() } } satisfies Meta<typeof CommonRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ASK-02: without a model no quiz is offered. */
export const Ready = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(5);
    await userEvent.click(canvas.getByRole("button", { name: "Exam prep" }));
    await expect(args.onAsk).toHaveBeenCalledWith("What matters for the exam?");
  },
} satisfies Story;
export const Disabled = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const summary = canvas.getByRole("button", { name: "Summary" });
    await expect(summary).toHaveAttribute("aria-disabled", "true");
    summary.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAsk).not.toHaveBeenCalled();
    await expect(summary).toHaveFocus();
    summary.blur();
  },
} satisfies Story;
/** PRC-08: with a model. */
export const WithQuiz = {
  args: { canQuiz: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Quiz me" }));
    await expect(args.onAsk).toHaveBeenCalledWith("Quiz me");
  },
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
