import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { screenshot, screenshots, textFile } from "../../samples/files.ts";
import { FilePicker } from "./FilePicker.tsx";

const meta = {
  component: FilePicker,
  args: { label: "Screenshots", files: [], max: 3, onChange: fn(), onRefuse: fn() },
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Full = {
  args: { files: screenshots },
  // Waits until the images are decoded.
  play: async ({ canvasElement }) => {
    await Promise.all([...canvasElement.querySelectorAll("img")].map((image) => image.decode()));
  },
} satisfies Story;
export const Narrow = { args: { files: screenshots }, globals: { viewport: { value: "narrow" } } } satisfies Story;

/** SUP-03: three images, only images, each can be removed, and focus stays in the form. */
export const Picking = {
  render: function Picking(args) {
    const [files, setFiles] = useState(args.files);
    return (
      <FilePicker
        {...args}
        files={files}
        onChange={(now, change) => {
          args.onChange(now, change);
          setFiles(now);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText("Screenshots", { selector: "input" });
    await userEvent.upload(input, screenshot);
    await expect(args.onChange).toHaveBeenLastCalledWith([screenshot], "added");

    await userEvent.upload(input, textFile, { applyAccept: false });
    await expect(args.onRefuse).toHaveBeenLastCalledWith("not-an-image");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);

    await userEvent.upload(input, [...screenshots]);
    await expect(args.onRefuse).toHaveBeenLastCalledWith("too-many");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);

    await userEvent.click(canvas.getAllByRole("button", { name: `Remove ${screenshot.name}` })[0] as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), "removed");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(input).toHaveFocus();
  },
} satisfies Story;
export const InGerman = {
  args: {
    label: "Bildschirmfotos",
    files: [screenshot],
    words: {
      choose: "Bilder wählen oder ablegen",
      count: (now, max) => `${now} von ${max} Bildern`,
      remove: (fileName) => `${fileName} entfernen`,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText("Bildschirmfotos", { selector: "input" })).toHaveAccessibleDescription(
      "1 von 3 Bildern",
    );
    await expect(canvas.getByRole("button", { name: `${screenshot.name} entfernen` })).toBeVisible();
    await Promise.all([...canvasElement.querySelectorAll("img")].map((image) => image.decode()));
  },
} satisfies Story;
