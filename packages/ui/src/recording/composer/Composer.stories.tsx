import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { arabic } from "../../samples/right-to-left.ts";
import { Composer } from "./Composer.tsx";

const meta = {
  title: "recording/composer/Composer",
  component: Composer,
  args: {
    label: "Ask about your recording",
    placeholder: "Ask about your recording...",
    value: "",
    onChange: fn(),
    sending: false,
    onSend: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <Composer {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Disabled = { args: { disabled: true } } satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;

/** RDT-06 */
export const Sending = {
  args: { sending: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await userEvent.type(canvas.getByRole("textbox"), "While I wait{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox")).toHaveValue("While I wait");
  },
} satisfies Story;

/** RDT-06 */
export const ByKeyboard = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Ask about your recording" });
    await userEvent.type(field, "   {Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(field);
    // ACC-06: Safari's Enter at the end of a composition.
    await userEvent.type(field, "分裂");
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "What is SN2?{Shift>}{Enter}{/Shift}And SN1? {Enter}");
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith("What is SN2?\nAnd SN1?");
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
  },
} satisfies Story;

/** TRN-03: a question runs in its own direction. */
export const RightToLeft = {
  args: { value: arabic.question },
  play: ({ canvas }) => expect(getComputedStyle(canvas.getByRole("textbox")).direction).toBe("rtl"),
} satisfies Story;
