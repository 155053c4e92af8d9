import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { StarterQuestions } from "./StarterQuestions.tsx";

const meta = {
  component: StarterQuestions,
  args: { questions: ["What is a nucleophile?", "Why does the rate stay where it was?"], onAsk: fn() },
} satisfies Meta<typeof StarterQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** RDT-15 */
export const Ready = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "What is a nucleophile?" }));
    await expect(args.onAsk).toHaveBeenCalledWith("What is a nucleophile?");
  },
} satisfies Story;
/** ASK-02: general questions fill the list to four. */
export const WithGeneral = {
  args: { general: ["Quiz me", "What are the main points?", "What matters for the exam?"] },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "What is a nucleophile?",
      "Why does the rate stay where it was?",
      "Quiz me",
      "What are the main points?",
    ]),
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
