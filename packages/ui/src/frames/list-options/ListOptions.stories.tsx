import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { ListOptions } from "./ListOptions.tsx";

const meta = {
  component: ListOptions,
  args: { order: "date", layout: "cards", onOrderChange: fn(), onLayoutChange: fn() },
} satisfies Meta<typeof ListOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** REC-17, REC-18: one choice in each group, also by arrow keys. */
export const Default = {
  render: function Default(args) {
    const [order, setOrder] = useState(args.order);
    return (
      <ListOptions
        {...args}
        order={order}
        onOrderChange={(wanted) => {
          setOrder(wanted);
          args.onOrderChange(wanted);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole("radio", { name: "Date" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onOrderChange).toHaveBeenLastCalledWith("name");
    await expect(canvas.getByRole("radio", { name: "Name" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "List" }));
    await expect(args.onLayoutChange).toHaveBeenCalledWith("lines");
  },
} satisfies Story;
/** A highlight extends beyond its text, and must not touch the next option. */
export const OnPhone = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    for (const [before, after] of [
      ["Date", "Name"],
      ["Cards", "List"],
    ] as const) {
      const [left, right] = [before, after].map((name) =>
        canvas.getByRole("radio", { name }).closest("label")?.getBoundingClientRect(),
      );
      // oxlint-disable-next-line no-await-in-loop -- assertions in Storybook are promises
      await expect((right?.left ?? 0) - (left?.right ?? 0)).toBeGreaterThanOrEqual(8);
    }
  },
} satisfies Story;
