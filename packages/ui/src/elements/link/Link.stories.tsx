import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Stack } from "../stack/Stack.tsx";
import { toControls } from "../../samples/controls.ts";
import { link } from "./Link.css.ts";
import { Link, LinkProvider, type RouterLinkProps } from "./Link.tsx";

const meta = {
  title: "elements/link/Link",
  component: Link,
  argTypes: toControls(link),
  args: { href: "#", children: "Terms of Service" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Quiet = { args: { variant: "quiet", children: "Recordings" } } satisfies Story;

function MarkedAnchor(props: RouterLinkProps) {
  return (
    <a {...props} data-router="yes">
      {props.children}
    </a>
  );
}

/** An app passes its router's link once. All our links then use it. */
export const RoutersLink = {
  render: (args) => (
    <LinkProvider component={MarkedAnchor}>
      <Stack>
        <Link {...args} />
      </Stack>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("data-router", "yes");
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
} satisfies Story;
