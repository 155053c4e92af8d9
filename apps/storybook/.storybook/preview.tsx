import type { Preview } from "@storybook/react-vite";
import { themes } from "storybook/theming";
import "@lectern/ui/theme";
import "./preview.css";
import { checkOtherTheme } from "./other-theme.ts";

/** One toolbar choice → the two attributes that the theme reads. */
const lookOf = {
  light: { theme: "light" },
  dark: { theme: "dark" },
  "light contrast": { theme: "light", contrast: "more" },
  "dark contrast": { theme: "dark", contrast: "more" },
} as const;
type Look = keyof typeof lookOf;

const isLook = (value: unknown): value is Look => typeof value === "string" && Object.hasOwn(lookOf, value);

function dress(look: unknown, motion: unknown): void {
  const { dataset } = document.documentElement;
  const chosen: { theme: string; contrast?: string } = lookOf[isLook(look) ? look : "light"];
  dataset["theme"] = chosen.theme;
  if (chosen.contrast === undefined) delete dataset["contrast"];
  else dataset["contrast"] = chosen.contrast;
  if (motion === "still") dataset["motion"] = "still";
  else delete dataset["motion"];
}

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    // What passes is nobody's concern, and telling it takes most of the time.
    a11y: { test: "error", options: { resultTypes: ["violations", "incomplete"] } },
    layout: "padded",
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          "overview",
          "theme",
          ["VisualLanguage", "Tokens"],
          "elements",
          "forms",
          "overlays",
          "structure",
          "cards",
          "illustrations",
          "shell",
          "screens",
          "machines",
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: "Narrow, 320", styles: { width: "320px", height: "640px" } },
        phone: { name: "Phone, 375", styles: { width: "375px", height: "812px" } },
        tablet: { name: "Tablet, 820", styles: { width: "820px", height: "1180px" } },
        desktop: { name: "Desktop, 1280", styles: { width: "1280px", height: "800px" } },
      },
    },
    docs: { theme: themes.light },
  },
  globalTypes: {
    look: {
      description: "Theme",
      toolbar: { title: "Theme", icon: "contrast", items: Object.keys(lookOf), dynamicTitle: true },
    },
    motion: {
      description: "Motion",
      toolbar: { title: "Motion", icon: "lightning", items: ["as the device asks", "still"], dynamicTitle: true },
    },
  },
  initialGlobals: { look: "light", motion: "as the device asks" },
  decorators: [
    (Story, { globals, parameters }) => {
      dress(globals["look"], globals["motion"]);
      // A screen of the dashboard lies on its sheet of paper, inside the shell's main landmark.
      if (parameters["surface"] !== "sheet") return <Story />;
      return (
        <main className="sheet">
          <Story />
        </main>
      );
    },
  ],
  afterEach: async ({ canvasElement, globals }) => {
    await checkOtherTheme(canvasElement, () => dress(globals["look"], globals["motion"]));
  },
};
export default preview;
