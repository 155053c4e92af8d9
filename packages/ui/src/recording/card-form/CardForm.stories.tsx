import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { Button } from "../../elements/button/Button.tsx";
import { CardForm } from "./CardForm.tsx";

const meta = {
  component: CardForm,
  args: {
    label: "Edit Card",
    texts: { front: "A _____ is a folded membrane.", back: "thylakoid" },
    checkFront: (front) => (front.includes("_____") ? undefined : "Use exactly one blank: _____"),
    children: (isReady) => (
      <Button type="submit" variant="primary" disabled={!isReady}>
        Save
      </Button>
    ),
    onSubmit: fn(),
    onEscape: fn(),
  },
} satisfies Meta<typeof CardForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PRC-03: Ctrl with Enter submits complete texts, trimmed; Escape cancels. */
export const Editing = {
  play: async ({ args, canvas }) => {
    const answer = canvas.getByLabelText("Answer");
    // ACC-06: Safari's Enter at the end of a composition.
    await fireEvent.keyDown(answer, { key: "Enter", keyCode: 229, ctrlKey: true });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(answer, " stack  {Control>}{Enter}{/Control}");
    await expect(args.onSubmit).toHaveBeenCalledWith({ front: args.texts.front, back: "thylakoid stack" });
    await userEvent.keyboard("{Escape}");
    await expect(args.onEscape).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** PRC-03: the error shows at the question, and nothing is submitted. */
export const Wrong = {
  args: { texts: { front: "What is a folded membrane?", back: "thylakoid" } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText("Answer"), "{Control>}{Enter}{/Control}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
} satisfies Story;
