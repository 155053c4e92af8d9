import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../elements/button/Button.tsx";
import { LibrarySearch } from "../library-search/LibrarySearch.tsx";
import { PageHeader } from "./PageHeader.tsx";

const aside = (
  <LibrarySearch
    label="Search recordings"
    placeholder="Search recordings..."
    value=""
    onChange={() => undefined}
    searchHref={() => "#"}
  />
);

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
/** The action stands beside the field. */
export const SearchAndAction = { args: { aside, action: <Button>Export</Button> } } satisfies Story;
export const SearchAndActionOnPhone = {
  ...SearchAndAction,
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
/** Without a note there is room for the action beside the title. */
export const ShortTitleOnPhone = {
  render: () => <PageHeader title="Cards" action={<Button>Undo</Button>} />,
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
