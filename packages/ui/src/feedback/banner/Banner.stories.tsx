import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../elements/button-link/ButtonLink.tsx";
import { toControls } from "../../samples/controls.ts";
import { banner } from "./Banner.css.ts";
import { Banner } from "./Banner.tsx";

const meta = {
  title: "feedback/banner/Banner",
  component: Banner,
  argTypes: toControls(banner),
  args: { title: "These features are unfinished", children: "They may change, break or go away.", tone: "caution" },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Info = { args: { tone: "info" } } satisfies Story;
export const Promote = {
  args: {
    tone: "promote",
    title: "Want more recording time?",
    children: "Go Premium for unlimited recording.",
    action: (
      <ButtonLink href="#subscription" variant="primary">
        Get It Here
      </ButtonLink>
    ),
  },
} satisfies Story;
export const PromoteNarrow = { ...Promote, globals: { viewport: { value: "narrow" } } } satisfies Story;
