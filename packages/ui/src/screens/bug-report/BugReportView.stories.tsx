import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { screenshot, screenshots, textFile } from "../../samples/files.ts";
import { BugReportView } from "./BugReportView.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: BugReportView,
  args: {
    onSubmit: fn(),
    onImageAdded: fn(),
    onImageRemoved: fn(),
    onImageRefused: fn(),
    paths: { settings: "#settings" },
  },
} satisfies Meta<typeof BugReportView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;

/** SUP-03: the callbacks of the app's four toasts, and the submitted values. */
export const Filling = {
  play: async ({ args, canvas, canvasElement }) => {
    const picker = canvas.getByLabelText("Screenshots", { selector: "input" });
    await userEvent.upload(picker, screenshot);
    await expect(args.onImageAdded).toHaveBeenCalledTimes(1);
    await userEvent.upload(picker, textFile, { applyAccept: false });
    await expect(args.onImageRefused).toHaveBeenLastCalledWith("not-an-image");
    await userEvent.upload(picker, [...screenshots]);
    await expect(args.onImageRefused).toHaveBeenLastCalledWith("too-many");
    await userEvent.click(canvas.getAllByRole("button", { name: /^Remove/ })[0] as HTMLElement);
    await expect(args.onImageRemoved).toHaveBeenCalledTimes(1);

    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Issue Type" }), "Performance");
    await userEvent.type(canvas.getByRole("textbox", { name: "Title" }), "Slow list");
    await userEvent.type(canvas.getByRole("textbox", { name: "Description" }), "It waits.");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      category: "performance",
      title: "Slow list",
      message: "It waits.",
      screenshots: [screenshots[0], screenshots[1]],
    });
    await Promise.all([...canvasElement.querySelectorAll("img")].map((image) => image.decode()));
  },
} satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
