import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../elements/button/Button.tsx";
import { PageHeader } from "./PageHeader.tsx";

const meta = {
  component: PageHeader,
  args: { title: "Recordings", note: "Recordings can only be created on the mobile app" },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const LongTitle = {
  args: { title: "Comparative Constitutional Interpretation in Post-War European Courts" },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
export const WithAction = { args: { action: <Button>New Folder</Button> } } satisfies Story;
export const WithActionOnPhone = { ...WithAction, globals: { viewport: { value: "narrow" } } } satisfies Story;
/** Without a note there is room for the action beside the title. */
export const ShortTitleOnPhone = {
  render: () => <PageHeader title="Cards" action={<Button>Undo</Button>} />,
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
