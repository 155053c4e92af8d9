import type { Decorator } from "@storybook/react-vite";
import { DirectionProvider } from "../elements/direction-provider/DirectionProvider.tsx";

/** Shows a story on a page from right to left. */
export const rightToLeftPage: Decorator = (Story) => (
  <DirectionProvider dir="rtl">
    <div dir="rtl" lang="ar">
      <Story />
    </div>
  </DirectionProvider>
);
