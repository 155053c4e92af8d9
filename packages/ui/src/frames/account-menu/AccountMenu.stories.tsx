import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { ThemeChoice } from "../../theme/choice/theme-choice.ts";
import { AccountMenu } from "./AccountMenu.tsx";
// The app loads its code later; a story loads it first.
import "./AccountMenuList.tsx";

const meta = {
  component: AccountMenu,
  args: {
    email: "maya.okonkwo@college.edu",
    theme: "system",
    onThemeChange: fn(),
    settingsHref: "#settings",
    onSignOut: fn(),
  },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;

export const Open = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Account menu" }));
    await screen.findByRole("menu", { name: "Account menu" });
  },
} satisfies Story;
export const LongEmailOnPhone = {
  ...Open,
  args: { email: "bartholomew.featherstonehaugh-cholmondeley@students.international-college.example.edu" },
  globals: { viewport: { value: "phone" } },
} satisfies Story;

/** SHL-15: by keyboard. Choosing a theme keeps the menu open; navigating closes it. */
export const ByKeyboard = {
  render: function ByKeyboard(args) {
    const [theme, setTheme] = useState<ThemeChoice>("system");
    return (
      <AccountMenu
        {...args}
        theme={theme}
        onThemeChange={(chosen) => {
          args.onThemeChange(chosen);
          setTheme(chosen);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitemradio", { name: "System" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onThemeChange).toHaveBeenCalledWith("dark");
    await expect(screen.getByRole("menuitemradio", { name: "Dark" })).toBeChecked();
    await expect(screen.getByRole("menuitem", { name: "Settings" })).toHaveAttribute("href", "#settings");
    await userEvent.keyboard("{End}{Enter}");
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Account menu" })).toHaveFocus());
  },
} satisfies Story;
