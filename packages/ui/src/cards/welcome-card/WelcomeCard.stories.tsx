import { brand } from "@lectern/domain/brand";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { WelcomeCard } from "./WelcomeCard.tsx";

const meta = {
  component: WelcomeCard,
  args: {
    title: <>Welcome to {brand.name}</>,
    children: "Your lectures, transcribed and summarized.",
  },
} satisfies Meta<typeof WelcomeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
