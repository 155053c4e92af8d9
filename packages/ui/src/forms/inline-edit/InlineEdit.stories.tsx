import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../../elements/button/Button.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { InlineEdit, type InlineEditProps } from "./InlineEdit.tsx";

const meta = {
  component: InlineEdit,
  args: {
    value: "Linear algebra",
    label: "Title",
    editLabel: "Edit Title",
    maxLength: 300,
    onSave: fn(),
    children: <Heading level={1}>Linear algebra</Heading>,
  },
} satisfies Meta<typeof InlineEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Editing = {
  play: ({ canvas }) => userEvent.click(canvas.getByRole("button", { name: "Edit Title" })),
} satisfies Story;

/**
 * RDT-02 STG-02: a text that failed to save is shown again, without taking the focus, and is not sent by tabbing
 * through it.
 */
export const Reopened = {
  args: { reopenWith: "Linear algebra, the first half" },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Title" });
    await expect(field).not.toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(field).toHaveValue("Linear algebra, the first half");
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
  },
} satisfies Story;

/** A typical use: a title, and another field. Each save fails when the story says so. */
function Refusing({ onSave, ...props }: InlineEditProps) {
  const [submitted, setSubmitted] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [question, setQuestion] = useState("");
  const save = (title: string, seen: string) => {
    onSave(title, seen);
    setRefused(undefined);
    setSubmitted(title);
  };
  return (
    <Stack gap="m">
      <InlineEdit {...props} onSave={save} reopenWith={refused} />
      <TextField label="Question" value={question} onChange={setQuestion} />
      {/* A press would move the focus, but a failure must not. */}
      <Button onMouseDown={(event) => event.preventDefault()} onClick={() => setRefused(submitted)}>
        Refuse
      </Button>
    </Stack>
  );
}

/** RDT-02 STG-02: a failure keeps the focus where it is, and the field can be left (WCAG 2.1.2). */
export const RefusedWhileWriting = {
  render: (args) => <Refusing {...args} />,
  play: async ({ args, canvas, step }) => {
    const edit = () => canvas.getByRole("button", { name: "Edit Title" });
    const field = () => canvas.getByRole<HTMLInputElement>("textbox", { name: "Title" });
    const question = canvas.getByRole("textbox", { name: "Question" });
    const refuse = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Refuse" }));
      await waitFor(() => expect(field()).toBeVisible());
    };

    await step("text typed elsewhere stays there", async () => {
      await userEvent.click(edit());
      await userEvent.keyboard("Vectors");
      await userEvent.click(question);
      await userEvent.keyboard("What is ");
      await refuse();
      await userEvent.keyboard("a basis?");
      await expect(question).toHaveValue("What is a basis?");
      await expect(field()).toHaveValue("Vectors");
      await expect(args.onSave).toHaveBeenCalledTimes(1);
    });
    await step("Tab passes through in both directions, and sends nothing", async () => {
      await userEvent.tab({ shift: true });
      await expect(field()).toHaveFocus();
      await userEvent.tab();
      await expect(question).toHaveFocus();
      await expect(field()).toHaveValue("Vectors");
      await expect(args.onSave).toHaveBeenCalledTimes(1);
    });
    await step("leaving an edited draft saves it, and Enter sends a refused one again unchanged", async () => {
      await userEvent.click(field());
      await userEvent.keyboard("{End}!");
      await userEvent.tab();
      await expect(args.onSave).toHaveBeenLastCalledWith("Vectors!", "Linear algebra");
      await refuse();
      await userEvent.click(field());
      // ACC-06: Safari's Enter at the end of a composition.
      await fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
      await expect(args.onSave).toHaveBeenCalledTimes(2);
      await userEvent.keyboard("{Enter}");
      await expect(args.onSave).toHaveBeenCalledTimes(3);
      await expect(args.onSave).toHaveBeenLastCalledWith("Vectors!", "Linear algebra");
    });
    await step("the field takes the focus from the button that it replaces, and selects nothing", async () => {
      await waitFor(() => expect(edit()).toHaveFocus());
      await refuse();
      await expect(field()).toHaveFocus();
      await expect(field().selectionStart).toBe(field().selectionEnd);
    });
    await step("Escape cancels editing", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(edit()).toHaveFocus());
      await expect(args.onSave).toHaveBeenCalledTimes(3);
    });
    await step("a failure does not undo what is being typed meanwhile", async () => {
      await userEvent.keyboard("{Enter}");
      await userEvent.keyboard("Matrices{Enter}");
      await waitFor(() => expect(edit()).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      await userEvent.keyboard("Bases");
      await refuse();
      await expect(field()).toHaveValue("Bases");
    });
  },
} satisfies Story;

/** Near the limit the field shows how many characters are left. */
export const NearlyFull = { args: { reopenWith: "Linear algebra, ".repeat(18) } } satisfies Story;
