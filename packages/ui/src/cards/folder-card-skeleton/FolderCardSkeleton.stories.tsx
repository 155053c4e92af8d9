import type { Meta, StoryObj } from "@storybook/react-vite";
import { FolderCardSkeleton } from "./FolderCardSkeleton.tsx";

const meta = { component: FolderCardSkeleton } satisfies Meta<typeof FolderCardSkeleton>;
export default meta;

export const Default = {} satisfies StoryObj<typeof meta>;
