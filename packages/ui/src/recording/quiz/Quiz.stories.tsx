import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { KeepCards } from "../keep-cards/KeepCards.tsx";
import { quizCards } from "../../samples/chat.ts";
import { Quiz } from "./Quiz.tsx";

const meta = {
  title: "recording/quiz/Quiz",
  component: Quiz,
  args: {
    cards: quizCards,
    step: 0,
    toSource: () => ({ href: "#at-3675", seconds: 3675 }),
    onAdvance: fn(),
    children: <KeepCards state={{ kind: "offered" }} count={2} cardsHref="#cards" onKeep={fn()} />,
  },
} satisfies Meta<typeof Quiz>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PRC-08: the answer is behind a button. */
export const Asking = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Question 1 of 2")).toBeVisible();
    await expect(canvas.queryByText(quizCards[0]!.back)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Show Answer" }));
    await expect(args.onAdvance).toHaveBeenCalledOnce();
  },
} satisfies Story;
/** PRC-01: an answer comes with the lines that it rests on. */
export const Answered = {
  args: { step: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(quizCards[0]!.back)).toBeVisible();
    await expect(canvas.getByText(`“${quizCards[0]!.quote}”`)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Transcript at 1:01:15" })).toHaveAttribute("href", "#at-3675");
    await expect(canvas.getByRole("button", { name: "Next Question" })).toBeVisible();
  },
} satisfies Story;
export const LastAnswered = { args: { step: 3 } } satisfies Story;
export const OnPhone = { args: { step: 1 }, globals: { viewport: { value: "phone" } } } satisfies Story;
